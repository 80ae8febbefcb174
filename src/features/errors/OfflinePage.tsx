import type { Words } from '#i18n/words.ts'
import { ServerErrorPage } from './ServerErrorPage.tsx'

/** What the service worker shows in the place of a page that exists and is not on the device. */
export function OfflinePage({ words }: { readonly words: Words }) {
  return <ServerErrorPage words={{ ...words, application: { ...words.application, ...words.offline } }} />
}
