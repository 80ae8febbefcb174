import { createContext, use } from 'react'
import type { EstimatorWords } from '#i18n/en/estimator.ts'
import type { ShopFacts } from './shop-facts.ts'

/** The values that all components of the estimator share. They never change while the page is open. */
export interface QuoteFacts {
  /** The words in the language of the page. */
  readonly words: EstimatorWords
  readonly shop: ShopFacts
}

export const QuoteContext = createContext<QuoteFacts | null>(null)

/** @throws {Error} outside a `QuoteContext`. */
export function useQuote(): QuoteFacts {
  const facts = use(QuoteContext)
  if (!facts) throw new Error('useQuote needs a QuoteContext above it')
  return facts
}
