import { fieldName, goToField, goToList, goToOpenLine } from '#features/quote/form/problem.ts'
import { shortenLine } from '#features/quote/list/list-lines.ts'
import type { ListState } from '#features/quote/list/use-list-reader.ts'
import type { Calculation } from '#features/quote/state/calculation.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import type { EstimatorWords } from '#i18n/en/estimator.ts'
import styles from './OrderActions.module.css'
import { OrderLinks } from './OrderLinks.tsx'

/** The content of an order, and whether it can be sent. */
export interface OrderProps {
  readonly calculation: Calculation
  readonly listState: ListState
  /** The list for links (`useCompressedList`). */
  readonly compressedList: string | undefined
}

interface OrderButtonProps extends OrderProps {
  readonly label: string
  /** Sends the next message of a long order after each tap, for places without room for a button each. */
  readonly isSequence?: boolean
}

/** Limit of an unclear line in the text of the button, in characters. */
const MAX_LINE_LENGTH = 20

/** What keeps an order from being sent, as the label of a button that leads there. */
interface Obstacle {
  readonly label: string
  readonly goThere: () => void
}

/** An invalid field, a list that is not read, or a line that is not clear. */
export function findObstacle(
  { calculation, listState }: Pick<OrderProps, 'calculation' | 'listState'>,
  words: EstimatorWords,
): Obstacle | undefined {
  const { problems, draft, orderedSheets, blockingParts } = calculation
  const [first] = problems
  if (first) {
    const name = fieldName(first, draft, words)
    return {
      label: first.error ? words.order.correctField(name) : words.order.fillField(name),
      goThere: () => goToField(first),
    }
  }
  if (!orderedSheets && draft.from !== 'list') return undefined
  if (listState === 'reading') return { label: words.list.reading, goThere: goToList }
  if (listState === 'failed') return { label: words.order.readListFirst, goThere: goToList }
  const [open] = blockingParts
  if (!open) return undefined
  const line = shortenLine(open.source, MAX_LINE_LENGTH)
  return {
    label: open.kind === 'question' ? words.order.answerLine(line) : words.order.completeLine(line),
    goThere: goToOpenLine,
  }
}

/** Opens the order in a chat. While something keeps it from being sent, the button goes there instead. */
export function OrderButton({ calculation, listState, compressedList, label, isSequence }: OrderButtonProps) {
  const { words } = useQuote()
  const obstacle = findObstacle({ calculation, listState }, words)
  if (obstacle)
    return (
      <button type="button" className={styles.blocked} onClick={obstacle.goThere}>
        {obstacle.label}
      </button>
    )
  if (!calculation.orderedSheets) return null
  return <OrderLinks calculation={calculation} compressedList={compressedList} label={label} isSequence={isSequence} />
}
