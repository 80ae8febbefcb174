import { shopFacts } from 'virtual:shop-facts'
import { createRoot, type Root } from 'react-dom/client'
import { estimator as words } from '#words/en/estimator.ts'
import { EstimatorDialog } from './EstimatorDialog.tsx'
import { clearHash, enterHash } from './history.ts'
import { openingDraft } from './opening-draft.ts'

let root: Root | undefined
let opened = 0

function close(): void {
  root?.render(null)
  document.documentElement.classList.remove('estimating')
}

/** Opens the estimator over the page: with the quote in the address, else the one kept here, else an empty one. */
export function openEstimator(product?: string): void {
  if (!root) {
    const host = document.createElement('div')
    host.id = 'estimator'
    document.body.append(host)
    root = createRoot(host)
    addEventListener('popstate', () => location.hash.startsWith('#quote') || close())
  }
  const opening = openingDraft(location.hash, product, shopFacts)
  enterHash()
  opened += 1
  document.documentElement.classList.add('estimating')
  root.render(
    <EstimatorDialog
      key={opened}
      opening={opening}
      words={words}
      shop={shopFacts}
      onClose={() => clearHash() || close()}
    />,
  )
}
