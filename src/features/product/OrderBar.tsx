import { business } from '#facts/business.ts'
import type { Product } from '#facts/product.ts'
import { priceAttributes } from '#features/prices/price-attributes.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { callLink } from '#site/contact-links.ts'
import { formatPrice } from '#text/format-price.ts'
import { Button } from '#ui/Button.tsx'
import styles from './OrderBar.module.css'
import { orderLink } from './order-links.ts'

/** Price, chat and call at the bottom of phone screens, while the buttons of the page are out of view (`order-bar.client.ts`). */
export function OrderBar({ product }: { readonly product: Product }) {
  const words = useWords()
  return (
    <aside className={styles.bar} aria-label={words.product.orderBar} data-order-bar="">
      <p>
        <small>{`${words.product.from} `}</small>
        <strong {...priceAttributes(product.slug)}>{formatPrice(product.price)}</strong>
        {words.product.perMetreShort}
      </p>
      <Button
        variant="chat"
        icon="whatsapp"
        href={orderLink(product, words)}
        aria-label={words.product.order}
        {...priceAttributes(product.slug)}
      >
        {words.product.orderShort}
      </Button>
      <Button variant="outline" icon="phone" href={callLink(business.phone)} aria-label={words.product.call}>
        {words.product.callShort}
      </Button>
    </aside>
  )
}
