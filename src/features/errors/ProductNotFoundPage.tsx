import { featuredProducts, fitsOnHomePage } from '#facts/catalogue.ts'
import { productFacts } from '#facts/products.ts'
import { Page } from '#features/shell/Page.tsx'
import type { Words } from '#i18n/words.ts'
import { pathsIn } from '#site/paths.ts'
import { SectionEdge } from '#ui/SectionEdge.tsx'
import { HelpLinks } from './HelpLinks.tsx'
import styles from './NotFound.module.css'

/** The page for unknown addresses below `/product/`: lists the products. */
export function ProductNotFoundPage({ words }: { readonly words: Words }) {
  const { action, heading, text } = words.notFound.product
  return (
    <Page words={words}>
      <div className={styles.message}>
        <h1>{heading}</h1>
        <p>{text}</p>
        <ul>
          {featuredProducts(productFacts).map(product => (
            <li key={product.id}>
              <a href={pathsIn(words.key).product(product.slug)}>{product.name}</a>
            </li>
          ))}
          {!fitsOnHomePage(productFacts) && (
            <li>
              <a href={pathsIn(words.key).allProducts}>{words.shell.footer.allProducts}</a>
            </li>
          )}
        </ul>
        <HelpLinks home={action} />
      </div>
      <SectionEdge profile="corrugated" background="ink" />
    </Page>
  )
}
