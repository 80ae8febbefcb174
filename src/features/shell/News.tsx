import { business } from '#facts/business.ts'
import type { Notice } from '#facts/schema/business.schema.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { worksOffline } from '#offline/works-offline.ts'
import { paths } from '#site/paths.ts'
import { formatDay } from '#text/format-day.ts'
import { classes } from '#ui/classes.ts'
import styles from './News.module.css'

/** What the owner tells on certain days; `document/notice.ts` hides it on others. */
function OpeningNotice({ from, until, text }: Notice) {
  const { key, language, shell } = useWords()
  const said = shell.news.notice(text[key], formatDay(from, language), formatDay(until, language))
  return (
    <div className={styles.strip} role="status" data-notice="">
      <p>{said}</p>
    </div>
  )
}

/** The owner's notice; and quietly, when a page may not be today's: `offline.client.ts` shows the line that is true. */
export function News({ notice = business.notice }: { readonly notice?: Notice | null | undefined }) {
  const { news } = useWords().shell
  return (
    <>
      {notice && <OpeningNotice {...notice} />}
      {worksOffline && (
        <div
          className={classes(styles.strip, styles.news)}
          role="status"
          data-worker={paths.serviceWorker}
          data-prices={paths.prices}
        >
          <p hidden>{news.offline}</p>
          <p hidden>
            {`${news.newer} `}
            {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the page itself */}
            <a href="">{news.loadAgain}</a>
          </p>
        </div>
      )}
    </>
  )
}
