// The menu on phones is a <details>: this adds closing it on a link, on Escape and on a click elsewhere.
const menu = document.querySelector<HTMLDetailsElement>('[data-menu]')

addEventListener('click', ({ target }) => {
  const node = target as Element
  const link = node.closest('a')
  // The same page in another language: it opens at what is open here, a part of the page or a quote.
  if (link?.hreflang) link.hash = location.hash
  if (menu && (link || !menu.contains(node))) menu.open = false
})

addEventListener('keydown', ({ key }) => {
  if (key === 'Escape' && menu?.open) {
    menu.open = false
    menu.querySelector('summary')?.focus()
  }
})
