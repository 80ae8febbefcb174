import { business } from '#facts/business.ts'
import type { Notice } from '#facts/schema/business.schema.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { worksOffline } from '#offline/works-offline.ts'
import { paths } from '#site/paths.ts'
import { formatDay } from '#text/format-day.ts'
import { classes } from '#ui/classes.ts'
import styles from './Notices.module.css'

/** The owner's notice with its days. `document/notice-script.ts` hides it on all other days. */
function OwnersNotice({ from, until, text }: Notice) {
  const { key, shell } = useWords()
  const message = shell.notices.ownersNotice(text[key], formatDay(from, key), formatDay(until, key))
  return (
    <div className={styles.notice} role="status" data-notice="">
      <p>{message}</p>
    </div>
  )
}

/**
 * The owner's notice, and two hidden messages: there is no network, and there is a newer release. `offline.client.ts` shows
 * them. `data-prices` is set even if `worksOffline` is false, because prices are updated then too.
 */
export function Notices({ notice = business.notice }: { readonly notice?: Notice | null | undefined }) {
  const { notices } = useWords().shell
  return (
    <>
      {notice && <OwnersNotice {...notice} />}
      <div
        className={classes(styles.notice, styles.sticky)}
        role="status"
        data-worker={worksOffline ? paths.serviceWorker : undefined}
        data-prices={paths.prices}
      >
        <p hidden>{notices.offline}</p>
        <p hidden>
          {`${notices.newRelease} `}
          {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the page itself */}
          <a href="">{notices.loadAgain}</a>
        </p>
      </div>
    </>
  )
}
