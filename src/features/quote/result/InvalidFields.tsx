import { LinkButton } from '#features/quote/controls/LinkButton.tsx'
import { fieldId, fieldName, goToField } from '#features/quote/form/problem.ts'
import { OrderButton, type OrderProps } from '#features/quote/order/OrderButton.tsx'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import styles from './InvalidFields.module.css'

/** Buttons that lead to the invalid and missing fields. */
export function InvalidFields(order: OrderProps) {
  const { words } = useQuote()
  const { problems, draft } = order.calculation
  const others = problems.slice(1)
  return (
    <div className={styles.problems}>
      <p>{words.result.invalidFields}</p>
      <OrderButton {...order} label={words.order.chat} />
      {others.length > 0 && (
        <p>
          {words.result.otherFields}
          {others.map(problem => (
            <LinkButton key={fieldId(problem.key, problem.roof, problem.wing)} onClick={() => goToField(problem)}>
              {fieldName(problem, draft, words)}
            </LinkButton>
          ))}
        </p>
      )}
    </div>
  )
}
