import { Breadcrumb } from '#features/shell/Breadcrumb.tsx'
import { usePaths } from '#i18n/use-paths.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import styles from './ProductBreadcrumb.module.css'

/** The breadcrumb of a product, with a link back to all products. */
export function ProductBreadcrumb({ name }: { readonly name: string }) {
  const { products } = usePaths()
  const { product, shell } = useWords()
  return (
    <Breadcrumb name={name} parent={{ name: shell.nav.products, href: products }}>
      <a className={styles.back} href={products}>
        {product.backToProducts}
      </a>
    </Breadcrumb>
  )
}
