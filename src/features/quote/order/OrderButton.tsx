import { fieldName, goToField, goToList, goToOpenLine } from '#features/quote/form/problem.ts'
import { shortenLine } from '#features/quote/list/list-lines.ts'
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

/** Whether the order can be sent as it is: nothing is wrong, open or not yet read. */
export function canSend({ calculation, listState }: Pick<OrderProps, 'calculation' | 'listState'>): boolean {
  const { problems, orderedSheets, blockingParts } = calculation
  const isListRead = listState !== 'reading' && listState !== 'failed'
  return problems.length === 0 && orderedSheets !== undefined && blockingParts.length === 0 && isListRead
}

interface OrderButtonProps extends OrderProps {
  readonly label: string
  /** Sends the next message of a long order after each tap, for places without room for a button each. */
  readonly isSequence?: boolean
}

/** Limit of an unclear line in the text of the button, in characters. */
const MAX_LINE_LENGTH = 20

/**
 * Opens the order in a chat. While a field is invalid, or the list or one of its lines is not clear, the button goes there
 * instead.
 */
export function OrderButton({ calculation, listState, compressedList, label, isSequence }: OrderButtonProps) {
  const { words } = useQuote()
  const { problems, draft, orderedSheets, blockingParts } = calculation
  const [first] = problems
  if (first) {
    const name = fieldName(first, draft, words)
    return (
      <button type="button" className={styles.blocked} onClick={() => goToField(first)}>
        {first.error ? words.order.correctField(name) : words.order.fillField(name)}
      </button>
    )
  }
  if (!orderedSheets && draft.from !== 'list') return null
  if (listState === 'reading' || listState === 'failed')
    return (
      <button type="button" className={styles.blocked} onClick={goToList}>
        {listState === 'reading' ? words.list.reading : words.order.readListFirst}
      </button>
    )
  const [open] = blockingParts
  if (open) {
    const line = shortenLine(open.source, MAX_LINE_LENGTH)
    return (
      <button type="button" className={styles.blocked} onClick={goToOpenLine}>
        {open.kind === 'question' ? words.order.answerLine(line) : words.order.completeLine(line)}
      </button>
    )
  }
  if (!orderedSheets) return null
  return <OrderLinks calculation={calculation} compressedList={compressedList} label={label} isSequence={isSequence} />
}
