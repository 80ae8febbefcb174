import { application } from '#i18n/en/application.ts'
import { estimator } from '#i18n/en/estimator.ts'
import { Quote } from './Quote.tsx'
import type { ShopFacts } from './state/shop-facts.ts'

/** The estimator in English: a page sends the words of its own language only. */
export function QuoteInEnglish({ shop }: { readonly shop: ShopFacts }) {
  return <Quote application={application} estimator={estimator} shop={shop} />
}
