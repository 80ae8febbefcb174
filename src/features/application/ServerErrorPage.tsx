import { business } from '#business.ts'
import { callLink, chatLink } from '#contact/links.ts'
import { Page } from '#features/shell/Page.tsx'
import { pathsIn } from '#paths.ts'
import type { Words } from '#words/words.ts'
import { ApplicationError } from './ApplicationError.tsx'

export function ServerErrorPage({ words }: { readonly words: Words }) {
  return (
    <Page words={words} icons={[]}>
      <ApplicationError
        words={words.application}
        callHref={callLink(business.phone)}
        chatHref={chatLink(business.chatNumber, words.messages.greeting)}
        homeHref={pathsIn(words.key).home}
      />
    </Page>
  )
}
