import type { Words } from '#i18n/words.ts'
import { ServerErrorPage } from './ServerErrorPage.tsx'

/** The service worker shows this page instead of one that is not on the device. */
export function OfflinePage({ words }: { readonly words: Words }) {
  return <ServerErrorPage words={{ ...words, application: { ...words.application, ...words.offline } }} />
}
