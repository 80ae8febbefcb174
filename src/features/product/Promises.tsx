import type { Product } from '#facts/product.ts'
import { usePaths } from '#i18n/use-paths.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { SmallDrawing, type SmallDrawingName } from '#ui/SmallDrawing.tsx'
import styles from './Promises.module.css'

/** The drawings of the promises, in their order. */
const drawings: readonly SmallDrawingName[] = ['shiningSheet', 'lorry', 'certificate', 'tickedOrder']

interface PromisesProps {
  readonly product: Pick<Product, 'isFreeDelivery'>
}

/** The shop’s promises. A product that is not delivered free says "Ask us what it costs" in place of "Free Delivery". */
export function Promises({ product }: PromisesProps) {
  const paths = usePaths()
  const words = useWords().product
  const promises = words.promises.map(promise =>
    promise.id === 'freeDelivery' && !product.isFreeDelivery ? words.deliveryOnRequest : promise,
  )
  return (
    <ul className={styles.list}>
      {promises.map(({ title, text, page }, index) => (
        <li key={title}>
          <SmallDrawing name={drawings[index]} />
          <p>
            <strong>{title}</strong>
            {page ? <a href={paths[page]}>{text}</a> : text}
          </p>
        </li>
      ))}
    </ul>
  )
}
