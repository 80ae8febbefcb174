import { createContext, type ReactNode, use } from 'react'
import type { EstimatorWords } from '#i18n/en/estimator.ts'
import type { ShopFacts } from './shop-facts.ts'

/** The values that all components of the estimator share. They never change while the page is open. */
export interface QuoteFacts {
  /** The words in the language of the page. */
  readonly words: EstimatorWords
  readonly shop: ShopFacts
}

const QuoteContext = createContext<QuoteFacts | null>(null)

interface QuoteProviderProps {
  readonly facts: QuoteFacts
  readonly children: ReactNode
}

/** Gives every component below it the words and the shop. */
export function QuoteProvider({ facts, children }: QuoteProviderProps) {
  return <QuoteContext value={facts}>{children}</QuoteContext>
}

/** @throws {Error} outside a `QuoteProvider`. */
export function useQuote(): QuoteFacts {
  const facts = use(QuoteContext)
  if (!facts) throw new Error('useQuote needs a QuoteProvider above it')
  return facts
}
