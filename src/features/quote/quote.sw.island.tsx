import { application } from '#i18n/sw/application.ts'
import { estimator } from '#i18n/sw/estimator.ts'
import { Quote, type QuoteProps } from './Quote.tsx'

/** The estimator in Kiswahili. Each language is a module of its own, so that a page sends only its own words. */
export function QuoteInKiswahili(props: Pick<QuoteProps, 'shop' | 'children'>) {
  return <Quote application={application} estimator={estimator} {...props} />
}
