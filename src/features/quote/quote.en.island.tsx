import { application } from '#i18n/en/application.ts'
import { estimator } from '#i18n/en/estimator.ts'
import { Quote } from './Quote.tsx'
import type { ShopFacts } from './state/shop-facts.ts'

/** The estimator in English. Each language is a module of its own, so that a page sends only its own words. */
export function QuoteInEnglish({ shop }: { readonly shop: ShopFacts }) {
  return <Quote application={application} estimator={estimator} shop={shop} />
}
