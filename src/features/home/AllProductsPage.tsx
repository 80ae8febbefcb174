import { localizedProducts } from '#facts/catalogue.ts'
import { Notices } from '#features/shell/Notices.tsx'
import { Page } from '#features/shell/Page.tsx'
import type { Words } from '#i18n/words.ts'
import styles from './AllProductsPage.module.css'
import { Compare } from './Compare.tsx'

/** Everything that is sold in one table, where it is more than the home page shows. */
export function AllProductsPage({ words }: { readonly words: Words }) {
  const all = localizedProducts(words)
  return (
    <Page notices={<Notices />} words={words} path={({ allProducts }) => allProducts}>
      <h1 className={styles.heading}>{words.home.compare.page.heading}</h1>
      <Compare products={all} />
    </Page>
  )
}
