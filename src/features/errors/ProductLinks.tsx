import { featuredProducts, fitsOnHomePage } from '#facts/catalogue.ts'
import { productFacts } from '#facts/products.ts'
import { PricePerM2 } from '#features/product/PricePerM2.tsx'
import { usePaths } from '#i18n/use-paths.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import type { GalleryView, SitePictures } from '#media/pictures/site-pictures.ts'
import { formatPrice } from '#text/format-price.ts'
import linkCard from '#ui/LinkCard.module.css'
import { ProductName } from '#ui/ProductName.tsx'
import { SectionDrawing } from '#ui/SectionDrawing.tsx'
import styles from './ProductLinks.module.css'

interface ProductLinksProps {
  readonly pictures: Pick<SitePictures, 'galleryOf'>
}

/** The thumbnail of a product's roof; of its first view where it has no picture of one. */
function roofThumb(views: readonly GalleryView[]): string | undefined {
  return (views.find(({ id }) => id === 'roof') ?? views[0])?.thumb
}

/** The products of the home page with their pictures, cross-sections and prices, and a link to all products where there are more. */
export function ProductLinks({ pictures }: ProductLinksProps) {
  const paths = usePaths()
  const { notFound, product: words, shell } = useWords()
  return (
    <section className={styles.section} aria-labelledby="products-heading">
      <h2 id="products-heading">{notFound.products}</h2>
      <ul className={styles.list}>
        {featuredProducts(productFacts).map(product => (
          <li key={product.id} className={linkCard.card}>
            <img src={roofThumb(pictures.galleryOf(product.slug))} width="240" height="150" alt="" loading="lazy" />
            <SectionDrawing product={product} lineOnly />
            <a href={paths.product(product.slug)}>
              <ProductName name={product.name} />
            </a>
            <span>
              {` ${notFound.from} `}
              <span>
                <strong>{formatPrice(product.price)}</strong>
                {words.perMetreShort}
              </span>
            </span>
            <PricePerM2 product={product} isShort />
          </li>
        ))}
        {!fitsOnHomePage(productFacts) && (
          <li className={linkCard.card}>
            <a href={paths.allProducts}>{shell.footer.allProducts}</a>
          </li>
        )}
      </ul>
    </section>
  )
}
