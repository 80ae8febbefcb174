// Closes the menu, a <details> element, when a link is clicked, on Escape, on a click outside it, and when the focus leaves
// it. Adds the hash of the address to language links.
const menu = document.querySelector<HTMLDetailsElement>('[data-menu]')

addEventListener('click', ({ target }) => {
  const node = target as Element
  const link = node.closest('a')
  // Keep the section, quote or colour in the other language.
  if (link?.hreflang) link.hash = location.hash
  if (menu && (link || !menu.contains(node))) menu.open = false
})

// The open menu covers the page, so a focused element behind it would be invisible.
addEventListener('focusin', ({ target }) => {
  if (menu && !menu.contains(target as Element)) menu.open = false
})

addEventListener('keydown', ({ key }) => {
  if (key === 'Escape' && menu?.open) {
    menu.open = false
    menu.querySelector('summary')?.focus()
  }
})
