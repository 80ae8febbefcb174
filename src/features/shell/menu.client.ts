// The menu on phones is a <details>: this adds closing it on a link, on Escape and on a click elsewhere.
const menu = document.querySelector<HTMLDetailsElement>('[data-menu]')

addEventListener('click', ({ target }) => {
  const node = target as Element
  if (menu && (node.closest('a') || !menu.contains(node))) menu.open = false
})

addEventListener('keydown', ({ key }) => {
  if (key === 'Escape' && menu?.open) {
    menu.open = false
    menu.querySelector('summary')?.focus()
  }
})
