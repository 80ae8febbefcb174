import { business } from '#business.ts'
import { shillings } from '#catalogue/price.ts'
import type { Product } from '#catalogue/product.ts'
import { callLink, chatLink } from '#contact/links.ts'
import type { PictureFiles } from '#pictures/picture-files.ts'
import type { Tint } from '#pictures/tint.ts'
import { pricePerCoveredM2Ksh } from '#roofing/money/price.ts'
import { profiles } from '#roofing/profiles/profiles.ts'
import { Badges } from '#ui/Badges.tsx'
import { Button } from '#ui/Button.tsx'
import { Picture } from '#ui/Picture.tsx'
import { useWords } from '#words/WordsContext.tsx'
import { ColourChoice } from './ColourChoice.tsx'
import { orderLink } from './order-links.ts'
import { Price } from './Price.tsx'
import styles from './ProductSummary.module.css'
import { Reviews } from './Reviews.tsx'
import { ThicknessTable } from './ThicknessTable.tsx'
import { TintLayers } from './TintLayers.tsx'

interface ProductSummaryProps {
  readonly product: Product
  readonly picture: PictureFiles
  /** Present on painted products whose picture can be shown in other colours. */
  readonly tint: Tint | undefined
}

/** What it is, what it costs and how to order it. */
export function ProductSummary({ product, picture, tint }: ProductSummaryProps) {
  const all = useWords()
  const words = all.product
  const perM2 = pricePerCoveredM2Ksh(product.price, profiles[product.profile].coverWidthMm / 1000)
  return (
    <div className={styles.summary}>
      <div className={styles.picture}>
        <div className={styles.frame}>
          <Picture files={picture} alt={product.roofAlt} first id={product.slug} className={styles.image} />
          {tint && <TintLayers tint={tint} />}
        </div>
        <div className={styles.badges}>
          <Badges product={product} explained />
        </div>
      </div>
      <div className={styles.text}>
        <p className={styles.category}>{product.category}</p>
        <h1>{product.name}</h1>
        <Reviews />
        <p className={styles.description}>{product.description}</p>
        <div className={styles.box}>
          <Price priceKsh={product.price} />
          <p>{words.coveredPrice(shillings(perM2))}</p>
          <p className={styles.note}>{words.priceNote}</p>
          {product.isOutOfStock && <p>{words.outOfStock}</p>}
        </div>
        <ThicknessTable product={product} />
        <ColourChoice product={product} />
        <div className={styles.actions}>
          <Button look="chat" icon="whatsapp" href={orderLink(product, all)}>
            {words.order}
          </Button>
          <Button look="plain" icon="phone" href={callLink(business.phone)}>
            {words.call}
          </Button>
          <Button
            look="plain"
            href={chatLink(business.chatNumber, all.messages.quote(product.name))}
            quote={product.slug}
          >
            {words.getQuote}
          </Button>
        </div>
      </div>
    </div>
  )
}
