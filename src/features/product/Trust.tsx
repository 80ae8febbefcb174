import type { Product } from '#facts/product.ts'
import { usePaths } from '#i18n/use-paths.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import styles from './Trust.module.css'

/** Four promises; the one about delivery goes by what the owner says of the product. */
export function Trust({ product }: { readonly product: Pick<Product, 'isFreeDelivery'> }) {
  const paths = usePaths()
  const words = useWords().product
  const promises = words.trust.map(promise =>
    promise.title === words.badges.freeDelivery && !product.isFreeDelivery ? words.deliveryAsked : promise,
  )
  return (
    <ul className={styles.tiles}>
      {promises.map(({ title, text, leadsTo }) => (
        <li key={title}>
          <strong>{title}</strong>
          {leadsTo ? <a href={paths[leadsTo]}>{text}</a> : text}
        </li>
      ))}
    </ul>
  )
}
