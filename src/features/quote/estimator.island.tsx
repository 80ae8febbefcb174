import { shopFacts } from 'virtual:shop-facts'
import { createRoot, type Root } from 'react-dom/client'
import { isPacked } from '#roofing/quote/link.ts'
import { EstimatorDialog } from './EstimatorDialog.tsx'
import { loadListReader } from './list/use-list-reader.ts'
import { clearHash, enterHash } from './state/history.ts'
import { openingDraft } from './state/opening-draft.ts'
import { savedEstimate } from './state/saved-estimate.ts'
import type { ShopFacts, Spoken } from './state/shop-facts.ts'

/** What the page opens the estimator with. */
export interface Asked {
  /** The words of the page's language. */
  readonly spoken: Spoken
  /** Slug of the product whose Get Quote it was; empty where it was no product's. */
  readonly product: string | undefined
  /** Called when it cannot be shown after all; nothing of it is left on the page then. */
  readonly failed: () => void
}

/** Id of the colour that is chosen on the page, if it offers any. */
function colourOnPage(shop: ShopFacts): string | undefined {
  const name = document.querySelector<HTMLInputElement>('[data-colours] :checked')?.value
  return shop.colours.find(colour => colour.name === name)?.id
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
export async function openEstimator({ spoken, product, failed }: Asked): Promise<void> {
  if (!window.HTMLDialogElement?.prototype.showModal) throw new Error('This browser has no dialogs.')
  const shop = { ...shopFacts, ...spoken.shop }
  const kept = location.hash.startsWith('#quote?') ? location.hash : (savedEstimate() ?? '')
  // Without the reader the rest of the quote opens, and says that the list is left out.
  const reader = isPacked(kept) ? await loadListReader().catch(() => undefined) : undefined
  const chosen = { product, colour: colourOnPage(shop) }
  const opening = openingDraft(location.hash, chosen, shop, reader?.unpack)
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
      elsewhere={document.querySelector('a[hreflang]')}
      onClose={() => clearHash() || close()}
    />,
  )
}
