import { Page } from '#features/shell/Page.tsx'
import type { Words } from '#words/words.ts'
import { ApplicationError } from './ApplicationError.tsx'

export function ServerErrorPage({ words }: { readonly words: Words }) {
  return (
    <Page words={words} icons={[]}>
      <ApplicationError />
    </Page>
  )
}
