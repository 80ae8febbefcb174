import { business } from '#facts/business.ts'
import { Page } from '#features/shell/Page.tsx'
import type { Words } from '#i18n/words.ts'
import { callLink, chatLink } from '#site/contact-links.ts'
import { pathsIn } from '#site/paths.ts'
import { ApplicationError } from './ApplicationError.tsx'

export function ServerErrorPage({ words }: { readonly words: Words }) {
  return (
    <Page words={words}>
      <ApplicationError
        words={words.application}
        callHref={callLink(business.phone)}
        chatHref={chatLink(business.chatNumber, words.messages.greeting)}
        homeHref={pathsIn(words.key).home}
      />
    </Page>
  )
}
