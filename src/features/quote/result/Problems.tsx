import { fieldName, goToField } from '#features/quote/form/problem.ts'
import { OrderButton } from '#features/quote/order/OrderButton.tsx'
import type { Answer } from '#features/quote/state/answer.ts'
import styles from './Result.module.css'

/** What holds the answer back: the way to each field, beside which stands what is wrong with it. */
export function Problems({ answer }: { readonly answer: Answer }) {
  const { problems, draft, words } = answer
  const others = problems.slice(1)
  return (
    <div className={styles.problems}>
      <p>{words.result.held}</p>
      <OrderButton answer={answer} label={words.order.chat} />
      {others.length > 0 && (
        <p>
          {words.result.also}
          {others.map(problem => (
            <button key={`${problem.roof} ${problem.key}`} type="button" onClick={() => goToField(problem)}>
              {fieldName(problem, draft, words)}
            </button>
          ))}
        </p>
      )}
    </div>
  )
}
