import { featuredProducts, fitsOnHomePage } from '#facts/catalogue.ts'
import { productFacts } from '#facts/products.ts'
import { sortByPricePerM2 } from '#features/prices/price-per-m2.ts'
import { PricePerM2 } from '#features/product/PricePerM2.tsx'
import { approximateCoverWidth, withShortAbout } from '#i18n/approximate-figure.ts'
import { usePaths } from '#i18n/use-paths.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { formatPrice } from '#text/format-price.ts'
import { keepUnitsTogether } from '#text/keep-units-together.ts'
import chevron from '#ui/Chevron.module.css'
import { ProductName } from '#ui/ProductName.tsx'
import { SectionDrawing } from '#ui/SectionDrawing.tsx'
import styles from './ProductLinks.module.css'

/**
 * The products of the home page with their profiles to one scale, cover widths and prices, the cheapest per covered square metre
 * first, and a link to all products where there are more.
 */
export function ProductLinks() {
  const paths = usePaths()
  const words = useWords()
  const { home, notFound, product: productWords, shell } = words
  return (
    <section className={styles.products} aria-labelledby="products-heading">
      <h2 id="products-heading">{notFound.products}</h2>
      <ul className={styles.list}>
        {sortByPricePerM2(featuredProducts(productFacts)).map(product => (
          <li key={product.id} className={chevron.go}>
            <a href={paths.product(product.slug)}>
              <ProductName name={product.name} />
            </a>
            <div className={styles.section}>
              <SectionDrawing product={product} lineOnly />
              <p>
                {keepUnitsTogether(
                  `${home.compare.coverWidth} ${approximateCoverWidth(product.profile, withShortAbout(words))}`,
                )}
              </p>
            </div>
            <div className={styles.prices}>
              <p>
                {`${productWords.from} `}
                <strong>{keepUnitsTogether(formatPrice(product.price))}</strong>
                {productWords.perMetreShort}
              </p>
              <PricePerM2 product={product} isShort />
            </div>
          </li>
        ))}
        {!fitsOnHomePage(productFacts) && (
          <li>
            <a href={paths.allProducts}>{shell.footer.allProducts}</a>
          </li>
        )}
      </ul>
    </section>
  )
}
