import { fieldName, goToField, goToList } from '#features/quote/form/problem.ts'
import type { ListState } from '#features/quote/list/use-list-reader.ts'
import type { Calculation } from '#features/quote/state/calculation.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
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

/** Opens the order in a chat. While a field is invalid or the list is not read, the button goes there instead. */
export function OrderButton({ calculation, listState, compressedList, label, isSequence }: OrderButtonProps) {
  const { words } = useQuote()
  const { problems, draft, ordered } = calculation
  const [first] = problems
  if (first) {
    const name = fieldName(first, draft, words)
    return (
      <button type="button" className={styles.blocked} onClick={() => goToField(first)}>
        {first.error ? words.order.correctField(name) : words.order.fillField(name)}
      </button>
    )
  }
  if (!ordered) return null
  if (listState === 'reading' || listState === 'failed')
    return (
      <button type="button" className={styles.blocked} onClick={goToList}>
        {listState === 'reading' ? words.list.reading : words.order.readListFirst}
      </button>
    )
  return <OrderLinks calculation={calculation} compressedList={compressedList} label={label} isSequence={isSequence} />
}
