import { application } from '#i18n/en/application.ts'
import { estimator } from '#i18n/en/estimator.ts'
import { Quote, type QuoteProps } from './Quote.tsx'

/** The estimator in English. Each language is a module of its own, so that a page sends only its own words. */
export function QuoteInEnglish(props: Pick<QuoteProps, 'shop' | 'children'>) {
  return <Quote application={application} estimator={estimator} {...props} />
}
