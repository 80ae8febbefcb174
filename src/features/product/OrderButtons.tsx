import { business } from '#facts/business.ts'
import type { Product } from '#facts/product.ts'
import { priceAttributes } from '#features/prices/price-attributes.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { callLink } from '#site/contact-links.ts'
import { Button } from '#ui/Button.tsx'
import buttons from '#ui/ButtonRow.module.css'
import { orderLink } from './order-links.ts'

/** Order and call in a row. While one is in view, the bar of phones is hidden (`order-bar.client.ts`). */
export function OrderButtons({ product }: { readonly product: Product }) {
  const words = useWords()
  return (
    <div className={buttons.row} data-order-actions="">
      <Button variant="chat" icon="whatsapp" href={orderLink(product, words)} {...priceAttributes(product.slug)}>
        {words.product.order}
      </Button>
      <Button variant="outline" icon="phone" href={callLink(business.phone)} aria-label={words.product.call}>
        {words.product.callShort}
      </Button>
    </div>
  )
}
