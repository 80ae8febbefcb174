import { application } from '#i18n/sw/application.ts'
import { estimator } from '#i18n/sw/estimator.ts'
import { Quote } from './Quote.tsx'
import type { ShopFacts } from './state/shop-facts.ts'

/** The estimator in Kiswahili: a page sends the words of its own language only. */
export function QuoteInKiswahili({ shop }: { readonly shop: ShopFacts }) {
  return <Quote application={application} estimator={estimator} shop={shop} />
}
