import { worksOffline } from '#offline/works-offline.ts'
import { paths } from '#paths.ts'
import { useWords } from '#words/WordsContext.tsx'
import styles from './News.module.css'

/** Says, quietly, when a page may not be today's; `offline.client.ts` shows the line that is true. */
export function News() {
  const { news } = useWords().shell
  return (
    worksOffline && (
      <div className={styles.news} role="status" data-worker={paths.serviceWorker} data-prices={paths.prices}>
        <p hidden>{news.offline}</p>
        <p hidden>
          {`${news.newer} `}
          {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the page itself */}
          <a href="">{news.loadAgain}</a>
        </p>
      </div>
    )
  )
}
