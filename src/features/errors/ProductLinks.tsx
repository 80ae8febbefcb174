import { featuredProducts, fitsOnHomePage } from '#facts/catalogue.ts'
import { productFacts } from '#facts/products.ts'
import { usePaths } from '#i18n/use-paths.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { formatPrice } from '#text/format-price.ts'

/** Links to the products of the home page with their prices, and to all products where there are more. */
export function ProductLinks() {
  const paths = usePaths()
  const { product: words, shell } = useWords()
  return (
    <ul>
      {featuredProducts(productFacts).map(product => (
        <li key={product.id}>
          <a href={paths.product(product.slug)}>{product.name}</a>
          {` ${formatPrice(product.price)} ${words.perMetreShort}`}
        </li>
      ))}
      {!fitsOnHomePage(productFacts) && (
        <li>
          <a href={paths.allProducts}>{shell.footer.allProducts}</a>
        </li>
      )}
    </ul>
  )
}
