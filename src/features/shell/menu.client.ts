// Closes the menu, a <details> element, on a link, on Escape, and on a click or the focus elsewhere.
const menu = document.querySelector<HTMLDetailsElement>('[data-menu]')

addEventListener('click', ({ target }) => {
  const node = target as Element
  const link = node.closest('a')
  // A language link opens the same section, quote or colour.
  if (link?.hreflang) link.hash = location.hash
  if (menu && (link || !menu.contains(node))) menu.open = false
})

// What is behind the menu cannot be seen.
addEventListener('focusin', ({ target }) => {
  if (menu && !menu.contains(target as Element)) menu.open = false
})

addEventListener('keydown', ({ key }) => {
  if (key === 'Escape' && menu?.open) {
    menu.open = false
    menu.querySelector('summary')?.focus()
  }
})
