import type { Product } from '#facts/product.ts'
import { usePaths } from '#i18n/use-paths.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import styles from './Promises.module.css'

/** Four promises. The one about delivery depends on the product. */
export function Promises({ product }: { readonly product: Pick<Product, 'isFreeDelivery'> }) {
  const paths = usePaths()
  const words = useWords().product
  const promises = words.trust.map(promise =>
    promise.title === words.badges.freeDelivery && !product.isFreeDelivery ? words.deliveryAsked : promise,
  )
  return (
    <ul className={styles.list}>
      {promises.map(({ title, text, leadsTo }) => (
        <li key={title}>
          <strong>{title}</strong>
          {leadsTo ? <a href={paths[leadsTo]}>{text}</a> : text}
        </li>
      ))}
    </ul>
  )
}
