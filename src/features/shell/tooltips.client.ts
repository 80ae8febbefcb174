const OPEN_AFTER_MS = 700
/** Going from one tooltip to another within this time opens the next at once. */
const SKIP_WITHIN_MS = 300
/** Time to cross from what is explained to the tooltip itself. */
const CLOSE_AFTER_MS = 150

const bubble = document.createElement('div')
bubble.id = 'tip'
bubble.setAttribute('role', 'tooltip')
bubble.hidden = true
bubble.style.cssText =
  'position:fixed;z-index:4;max-width:min(280px,calc(100vw - 16px));padding:8px 12px;background:var(--ink);color:var(--chalk);border:1px solid var(--chalk);font-size:.9375rem;line-height:1.4'
let explained: Element | null = null
let closedAt = Number.NEGATIVE_INFINITY
let timer = 0

function place(target: Element) {
  const box = target.getBoundingClientRect()
  const { offsetWidth, offsetHeight } = bubble
  const left = Math.min(Math.max(8, box.left + box.width / 2 - offsetWidth / 2), innerWidth - offsetWidth - 8)
  const above = box.top - offsetHeight - 8
  bubble.style.left = `${left}px`
  bubble.style.top = `${above < 8 ? box.bottom + 8 : above}px`
}

function open(target: Element) {
  bubble.textContent = target.getAttribute('data-tip')
  bubble.hidden = false
  target.setAttribute('aria-describedby', bubble.id)
  place(target)
}

function close() {
  clearTimeout(timer)
  if (!bubble.hidden) closedAt = performance.now()
  bubble.hidden = true
  explained?.removeAttribute('aria-describedby')
  explained = null
}

/** Opens the tooltip of what the pointer or the keyboard is on, after the delay. */
function show(node: Element) {
  if (bubble.contains(node)) return clearTimeout(timer)
  const target = node.closest('[data-tip]')
  if (target === explained) return target && clearTimeout(timer)
  clearTimeout(timer)
  if (!target) {
    timer = window.setTimeout(close, CLOSE_AFTER_MS)
    return
  }
  close()
  explained = target
  const wait = performance.now() - closedAt < SKIP_WITHIN_MS ? 0 : OPEN_AFTER_MS
  timer = window.setTimeout(() => open(target), wait)
}

// A touch phone has no pointer that rests on something.
if (matchMedia('(hover:hover)').matches) {
  // Inside a landmark, where a screen reader looks for content.
  document.querySelector('main')?.append(bubble)
  addEventListener('pointerover', event => show(event.target as Element))
  addEventListener('focusin', event => show(event.target as Element))
  addEventListener('focusout', close)
  addEventListener('scroll', () => explained && !bubble.hidden && place(explained), { passive: true })
  addEventListener('keydown', event => event.key === 'Escape' && close())
  addEventListener('click', close)
  addEventListener('beforeprint', close)
}
