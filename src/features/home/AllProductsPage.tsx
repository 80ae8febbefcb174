import { localizedProducts } from '#facts/catalogue.ts'
import { Notices } from '#features/shell/Notices.tsx'
import { Page } from '#features/shell/Page.tsx'
import type { Words } from '#i18n/words.ts'
import styles from './AllProductsPage.module.css'
import { ProductComparison } from './ProductComparison.tsx'

/** A table of all products, for more products than the home page shows. */
export function AllProductsPage({ words }: { readonly words: Words }) {
  return (
    <Page notices={<Notices />} words={words} path={({ allProducts }) => allProducts}>
      <h1 className={styles.heading}>{words.home.compare.page.heading}</h1>
      <ProductComparison products={localizedProducts(words)} />
    </Page>
  )
}
