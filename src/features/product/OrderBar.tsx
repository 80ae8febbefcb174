import { business } from '#facts/business.ts'
import type { Product } from '#facts/product.ts'
import { markPrice } from '#features/prices/mark-price.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { callLink } from '#site/contact-links.ts'
import { Button } from '#ui/Button.tsx'
import styles from './OrderBar.module.css'
import { orderLink } from './order-links.ts'

/** Chat and call buttons at the bottom of phone screens. */
export function OrderBar({ product }: { readonly product: Product }) {
  const words = useWords()
  return (
    <aside className={styles.bar} aria-label={words.product.orderBar}>
      <Button variant="chat" icon="whatsapp" href={orderLink(product, words)} {...markPrice(product.slug)}>
        {words.product.order}
      </Button>
      <Button variant="light" icon="phone" href={callLink(business.phone)}>
        {words.product.call}
      </Button>
    </aside>
  )
}
