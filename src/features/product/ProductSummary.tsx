import { accessories } from '#facts/accessories.ts'
import { business } from '#facts/business.ts'
import type { Product } from '#facts/product.ts'
import { markPrice, markPricePerM2 } from '#features/prices/mark-price.ts'
import { PricesDay } from '#features/prices/PricesDay.tsx'
import { approximatePricePerM2 } from '#i18n/approximate-figure.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import type { View } from '#media/pictures/site-pictures.ts'
import { callLink } from '#site/contact-links.ts'
import { Button } from '#ui/Button.tsx'
import { ProductName } from '#ui/ProductName.tsx'
import { AccessoryTable } from './AccessoryTable.tsx'
import { ColourChoice } from './ColourChoice.tsx'
import { Gallery } from './Gallery.tsx'
import { orderLink, quoteLink } from './order-links.ts'
import { Price } from './Price.tsx'
import styles from './ProductSummary.module.css'
import { Promises } from './Promises.tsx'
import { Reviews } from './Reviews.tsx'
import { ThicknessTable } from './ThicknessTable.tsx'

function Heading({ product }: { readonly product: Product }) {
  const words = useWords()
  return (
    <div className={styles.heading}>
      <p className={styles.category}>{product.category}</p>
      <h1>
        <ProductName name={product.name} />
      </h1>
      <div className={styles.prices}>
        <Price product={product} />
        <p {...markPricePerM2(product.profile, product.slug)}>
          {words.product.coveredPrice(approximatePricePerM2(product.price, product.profile, words))}
        </p>
        <p className={styles.note}>{words.product.priceNote}</p>
        <PricesDay isAnnounced />
        {product.isOutOfStock && <p>{words.product.outOfStock}</p>}
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
        <Button variant="chat" icon="whatsapp" href={orderLink(product, words)} {...markPrice(product.slug)}>
          {words.product.order}
        </Button>
        <Button variant="outline" icon="phone" href={callLink(business.phone)}>
          {words.product.call}
        </Button>
        <Button variant="outline" href={quoteLink(product, words)}>
          {words.product.getQuote}
        </Button>
      </div>
      <Promises product={product} />
    </div>
  )
}

interface ProductSummaryProps {
  readonly product: Product
  readonly pictures: readonly View[]
}

export function ProductSummary({ product, pictures }: ProductSummaryProps) {
  return (
    <div className={styles.summary}>
      <Heading product={product} />
      <div className={styles.pictures}>
        <Gallery product={product} pictures={pictures} />
        <ColourChoice product={product} />
      </div>
      <Order product={product} />
    </div>
  )
}
