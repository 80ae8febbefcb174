import type { HouseId } from '#roofing/quote/usual-houses.ts'
import { Button } from '#ui/Button.tsx'
import { type GuideContext, quoteHref } from './guide-context.ts'
import styles from './WorkOutMine.module.css'

interface WorkOutMineProps {
  readonly house: HouseId
  readonly context: GuideContext
}

/** The way from the cost of a house in the first product to its estimate. */
export function WorkOutMine({ house, context: { facts, paths, words } }: WorkOutMineProps) {
  const [product] = facts.products
  if (!product) return null
  return (
    <div className={styles.way}>
      <Button variant="primary" href={quoteHref(paths, house, product.slug)}>
        {words.product.workOutMine}
      </Button>
    </div>
  )
}
