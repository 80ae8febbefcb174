const OPEN_DELAY_MS = 700
/** After one tooltip closes, the next opens without a delay for this time. */
const SKIP_DELAY_MS = 300
/** Time to move the pointer from the target onto the tooltip. */
const CLOSE_DELAY_MS = 150

const tooltip = document.createElement('div')
tooltip.id = 'tip'
tooltip.setAttribute('role', 'tooltip')
tooltip.hidden = true
tooltip.style.cssText =
  'position:fixed;z-index:4;max-width:min(280px,calc(100vw - 16px));padding:8px 12px;background:var(--ink);color:var(--chalk);border:1px solid var(--chalk);font-size:.9375rem;line-height:1.4'
let current: Element | null = null
let closedAt = Number.NEGATIVE_INFINITY
let timer = 0

function position(target: Element) {
  const box = target.getBoundingClientRect()
  const { offsetWidth, offsetHeight } = tooltip
  const left = Math.min(Math.max(8, box.left + box.width / 2 - offsetWidth / 2), innerWidth - offsetWidth - 8)
  const above = box.top - offsetHeight - 8
  tooltip.style.left = `${left}px`
  tooltip.style.top = `${above < 8 ? box.bottom + 8 : above}px`
}

function open(target: Element) {
  const tip = target.getAttribute('data-tip')
  // With an empty `data-tip` the tooltip repeats the target's name, which may be clipped. Clones keep `lang` attributes.
  const name = target.querySelector(':scope > span')?.cloneNode(true).childNodes
  tooltip.replaceChildren(...(tip ? [tip] : (name ?? [])))
  tooltip.hidden = false
  target.setAttribute('aria-describedby', tooltip.id)
  position(target)
}

function close() {
  clearTimeout(timer)
  if (!tooltip.hidden) closedAt = performance.now()
  tooltip.hidden = true
  current?.removeAttribute('aria-describedby')
  current = null
}

/** Opens the tooltip of the node after the delay; closes it when the node has none. */
function schedule(node: Element) {
  if (tooltip.contains(node)) return clearTimeout(timer)
  const target = node.closest('[data-tip]')
  if (target === current) return target && clearTimeout(timer)
  clearTimeout(timer)
  if (!target) {
    timer = window.setTimeout(close, CLOSE_DELAY_MS)
    return
  }
  close()
  current = target
  const delayMs = performance.now() - closedAt < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS
  timer = window.setTimeout(() => open(target), delayMs)
}

// Touch screens cannot hover.
if (matchMedia('(hover:hover)').matches) {
  // Screen readers expect content inside a landmark.
  document.querySelector('main')?.append(tooltip)
  addEventListener('pointerover', event => schedule(event.target as Element))
  addEventListener('focusin', event => schedule(event.target as Element))
  addEventListener('focusout', close)
  addEventListener('scroll', () => current && !tooltip.hidden && position(current), { passive: true })
  addEventListener('keydown', event => event.key === 'Escape' && close())
  addEventListener('click', close)
  addEventListener('beforeprint', close)
}
