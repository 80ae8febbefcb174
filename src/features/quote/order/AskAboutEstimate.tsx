import { memo } from 'react'
import { createPortal } from 'react-dom'
import type { Calculation } from '#features/quote/state/calculation.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import { callLink, chatLink } from '#site/contact-links.ts'
import { Button } from '#ui/Button.tsx'
import page from '../QuotePage.module.css'
import { writeQuestion } from './order-text.ts'

/** The section of the page, outside the estimator, about asking a person. */
export const ASK_ID = 'ask'

interface AskAboutEstimateProps {
  readonly calculation: Calculation
  readonly compressedList: string | undefined
}

/** Offers to send the estimate, in place of a list of what to send, once there is one. */
export const AskAboutEstimate = memo(({ calculation, compressedList }: AskAboutEstimateProps) => {
  const facts = useQuote()
  const { words, shop } = facts
  const isCounted = calculation.orderedSheets !== undefined && calculation.problems.length === 0
  const section = isCounted ? document.getElementById(ASK_ID) : null
  if (!section) return null
  return createPortal(
    <div>
      <p>{words.ask.text}</p>
      <div className={page.actions}>
        <Button
          variant="chat"
          icon="whatsapp"
          href={chatLink(shop.chatNumber, writeQuestion(calculation, facts, compressedList))}
        >
          {words.ask.chat}
        </Button>
        <Button variant="outline" icon="phone" href={callLink(shop.phone)}>
          {words.ask.call}
        </Button>
      </div>
    </div>,
    section,
  )
})
