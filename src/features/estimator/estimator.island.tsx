import { shopFacts } from 'virtual:shop-facts'
import { createRoot, type Root } from 'react-dom/client'
import { EstimatorDialog } from './EstimatorDialog.tsx'
import { clearHash, enterHash } from './history.ts'
import { openingDraft } from './opening-draft.ts'
import type { Spoken } from './shop-facts.ts'

/** What the page opens the estimator with. */
export interface Asked {
  /** The words of the page's language. */
  readonly spoken: Spoken
  /** Slug of the product whose Get Quote it was; empty where it was no product's. */
  readonly product: string | undefined
  /** Called when it cannot be shown after all; nothing of it is left on the page then. */
  readonly failed: () => void
}

let root: Root | undefined
let opened = 0

function close(): void {
  root?.render(null)
  document.documentElement.classList.remove('estimating')
}

/** The place on the page that the estimator is drawn into. */
function rooted(failed: () => void): Root {
  const host = document.createElement('div')
  host.id = 'estimator'
  document.body.append(host)
  return createRoot(host, {
    onUncaughtError() {
      // React has emptied the root, which is of no more use.
      close()
      root = undefined
      host.remove()
      clearHash()
      failed()
    },
  })
}

/**
 * Opens the estimator over the page: with the quote in the address, else the one kept here, else an empty one.
 * @throws {Error} in browsers that cannot show it over the page; nothing is changed then.
 */
export function openEstimator({ spoken, product, failed }: Asked): void {
  if (!window.HTMLDialogElement?.prototype.showModal) throw new Error('This browser has no dialogs.')
  const shop = { ...shopFacts, ...spoken.shop }
  const opening = openingDraft(location.hash, product, shop)
  if (opened === 0) addEventListener('popstate', () => location.hash.startsWith('#quote') || close())
  root ??= rooted(failed)
  enterHash()
  opened += 1
  document.documentElement.classList.add('estimating')
  root.render(
    <EstimatorDialog
      key={opened}
      opening={opening}
      spoken={spoken}
      shop={shop}
      onClose={() => clearHash() || close()}
    />,
  )
}
