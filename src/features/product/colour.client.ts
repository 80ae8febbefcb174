// A chosen colour recolours the picture and appears in the legend, the order texts and the links to the quote page.
const layers = document.querySelectorAll<HTMLElement>('[data-tint]')
// In the order of `TintLayers`: grey, hue, light.
const [, hue, light] = layers
const choice = document.querySelector<HTMLElement>('[data-colours]')
let currentText = choice?.dataset.colours as string

if (hue && light) {
  light.style.background = light.dataset.light as string
  // The mask loads after what is in view, and before a visitor chooses.
  addEventListener('load', () => {
    for (const { style } of layers) style.maskImage = style.webkitMaskImage = `url(${hue.dataset.hue})`
  })
}

choice?.addEventListener('change', ({ target }) => {
  const { value, dataset } = target as HTMLInputElement
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href*="wa.me"]')) {
    // Compared as text, because a browser may encode more characters than the page, such as apostrophes.
    const text = new URLSearchParams(link.search).get('text') ?? ''
    link.search = `text=${encodeURIComponent(text.replace(`: ${currentText}`, () => `: ${value}`))}`
  }
  currentText = value
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href*="#product="]')) {
    const quote = new URLSearchParams(link.hash.slice(1))
    quote.set('colour', dataset.colour as string)
    link.hash = String(quote)
  }
  const name = (target as HTMLInputElement).parentElement?.querySelector(':scope > span')
  if (name) choice.querySelector('[data-chosen]')?.replaceChildren(...name.cloneNode(true).childNodes)
  document.querySelector('[data-strip]')?.scrollTo(0, 0)
  history.replaceState(null, '', `#colour=${dataset.screen?.slice(1)}`)
  if (hue) hue.style.backgroundColor = dataset.screen as string
  for (const { style } of layers) style.visibility = dataset.pictured === '' ? 'hidden' : 'visible'
})

// Restores the colour after a reload or a change of language.
const initialColour = /^#colour=(\w+)$/.exec(location.hash)
if (initialColour) choice?.querySelector<HTMLElement>(`[data-screen="#${initialColour[1]}"]`)?.click()
