import { accessories } from '#facts/accessories.ts'
import { business } from '#facts/business.ts'
import type { Product } from '#facts/product.ts'
import { approximatePricePerM2 } from '#i18n/approximate-figure.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import type { GalleryPictures } from '#media/pictures/site-pictures.ts'
import { callLink } from '#site/contact-links.ts'
import { Button } from '#ui/Button.tsx'
import { ProductName } from '#ui/ProductName.tsx'
import { AccessoryTable } from './AccessoryTable.tsx'
import { ColourChoice } from './ColourChoice.tsx'
import { Gallery } from './Gallery.tsx'
import { orderLink, quoteLink } from './order-links.ts'
import { Price } from './Price.tsx'
import styles from './ProductSummary.module.css'
import { Reviews } from './Reviews.tsx'
import { ThicknessTable } from './ThicknessTable.tsx'
import { Trust } from './Trust.tsx'

/** What it is called and what it costs: first on every screen. */
function Head({ product }: { readonly product: Product }) {
  const all = useWords()
  const words = all.product
  return (
    <div className={styles.head}>
      <p className={styles.category}>{product.category}</p>
      <h1>
        <ProductName name={product.name} />
      </h1>
      <div className={styles.box}>
        <Price priceKsh={product.price} />
        <p>{words.coveredPrice(approximatePricePerM2(product.price, product.profile, all))}</p>
        <p className={styles.note}>{words.priceNote}</p>
        {product.isOutOfStock && <p>{words.outOfStock}</p>}
      </div>
    </div>
  )
}

function Order({ product }: { readonly product: Product }) {
  const words = useWords()
  return (
    <div className={styles.order}>
      <Reviews />
      <p className={styles.description}>{product.description}</p>
      <ThicknessTable product={product} />
      <AccessoryTable accessories={accessories} />
      <div className={styles.actions}>
        <Button variant="chat" icon="whatsapp" href={orderLink(product, words)}>
          {words.product.order}
        </Button>
        <Button variant="outline" icon="phone" href={callLink(business.phone)}>
          {words.product.call}
        </Button>
        <Button variant="outline" href={quoteLink(product, words)}>
          {words.product.getQuote}
        </Button>
      </div>
      <Trust product={product} />
    </div>
  )
}

interface ProductSummaryProps {
  readonly product: Product
  readonly pictures: GalleryPictures
}

/** What it is, what it looks like in which colour, what it costs and how to order it. */
export function ProductSummary({ product, pictures }: ProductSummaryProps) {
  return (
    <div className={styles.summary}>
      <Head product={product} />
      <div className={styles.look}>
        <Gallery product={product} pictures={pictures} />
        <ColourChoice product={product} />
      </div>
      <Order product={product} />
    </div>
  )
}
