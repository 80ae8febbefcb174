import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { QuoteContext } from '../src/features/quote/state/QuoteContext.tsx'
import { exampleFacts } from './example-calculation.ts'

/** The markup of a part of the estimator, in English, for the example shop. */
export function renderedQuote(node: ReactNode): string {
  return renderToStaticMarkup(<QuoteContext value={exampleFacts}>{node}</QuoteContext>)
}
