import { LinkButton } from '#features/quote/controls/LinkButton.tsx'
import { ASSUMPTIONS_ID } from '#features/quote/form/Assumptions.tsx'
import { roofLines } from '#features/quote/order/roof-line.ts'
import type { Answer } from '#features/quote/state/answer.ts'
import { unbroken } from '#text/unbroken.ts'
import styles from './Result.module.css'

function showAssumptions(): void {
  const details = document.getElementById(ASSUMPTIONS_ID)
  details?.setAttribute('open', '')
  details?.scrollIntoView({ block: 'start' })
  details?.querySelector('summary')?.focus({ preventScroll: true })
}

/** In the words of the trade, what lengths are rounded to and where columns begin. */
export function layingText({ counted, settings, product, draft, words }: Answer): string[] {
  if (!settings) return []
  const { rounded, begun } = words.result
  const middle = counted?.roofs.some(roof => roof.begun === 'middle')
  return [
    product.profile.step
      ? rounded.step(settings.step)
      : draft.round === 'stock'
        ? rounded.stock(settings.stockM.join(', '))
        : rounded[draft.round],
    ...(counted ? [begun[middle ? 'middle' : 'left']] : []),
  ]
}

/** What the answer takes for granted, in a few lines, and the way to change it. */
export function AssumptionList(answer: Answer) {
  const { subject, settings, product, asOf, words } = answer
  const labels = words.result
  const coverM = settings?.cover ?? product.profile.coverWidthMm / 1000
  const lines = [
    ...(subject?.kind === 'roof' ? roofLines(answer) : []),
    labels.cover(product.name, coverM),
    ...(subject?.kind === 'roof' ? [layingText(answer).join('. ')] : []),
    labels.pricesAsOf(words.day(asOf)),
  ]
  return (
    <div className={styles.rests}>
      <h3>{labels.rests}</h3>
      <ul>
        {lines.map(line => (
          <li key={line}>{unbroken(line)}</li>
        ))}
      </ul>
      <LinkButton onClick={showAssumptions}>{labels.change}</LinkButton>
    </div>
  )
}
