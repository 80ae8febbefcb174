import { type ReactNode, useMemo } from 'react'
import { ApplicationError } from '#features/errors/ApplicationError.tsx'
import type { EstimatorWords } from '#i18n/en/estimator.ts'
import type { Words } from '#i18n/words.ts'
import { callLink, chatLink } from '#site/contact-links.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Estimator } from './Estimator.tsx'
import { QuoteContext } from './state/QuoteContext.tsx'
import type { ShopFacts } from './state/shop-facts.ts'

export interface QuoteProps {
  readonly application: Words['application']
  readonly estimator: EstimatorWords
  readonly shop: ShopFacts
  /** Static content for the end of the right column. */
  readonly children?: ReactNode
}

/** The estimator, or links to call and chat if it fails. */
export function Quote({ application, estimator, shop, children }: QuoteProps) {
  const facts = useMemo(() => ({ words: estimator, shop }), [estimator, shop])
  const failure = (
    <ApplicationError
      heading="h2"
      words={application}
      callHref={callLink(shop.phone)}
      chatHref={chatLink(shop.chatNumber, estimator.message.hello(shop.brand))}
      homeHref={shop.homePath}
    />
  )
  return (
    <ErrorBoundary fallback={failure}>
      <QuoteContext value={facts}>
        <Estimator>{children}</Estimator>
      </QuoteContext>
    </ErrorBoundary>
  )
}
