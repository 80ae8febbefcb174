// Choosing a colour shows the picture's painted sheets in it, names it, and writes it into the order texts and the links to a quote.
const layers = document.querySelectorAll<HTMLElement>('[data-tint]')
// As `TintLayers` has them: grey, hue, light.
const [, hue, light] = layers
const choice = document.querySelector<HTMLElement>('[data-colours]')
let said = choice?.dataset.colours as string

if (hue && light) {
  light.style.background = light.dataset.light as string
  // The mask comes after what is in view, and before somebody chooses.
  addEventListener('load', () => {
    for (const { style } of layers) style.maskImage = style.webkitMaskImage = `url(${hue.dataset.hue})`
  })
}

choice?.addEventListener('change', ({ target }) => {
  const { value, dataset } = target as HTMLInputElement
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href*="wa.me"]'))
    link.href = link.href.replace(`%3A%20${encodeURIComponent(said)}.`, `%3A%20${encodeURIComponent(value)}.`)
  said = value
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href*="colour="]'))
    link.hash = link.hash.replace(/colour=[^&]*/, `colour=${dataset.colour}`)
  const chosen = choice.querySelector('[data-chosen]')
  if (chosen) chosen.textContent = value
  document.querySelector('[data-strip]')?.scrollTo(0, 0)
  history.replaceState(null, '', `#colour=${dataset.screen?.slice(1)}`)
  if (hue) hue.style.backgroundColor = dataset.screen as string
  for (const { style } of layers) style.visibility = dataset.pictured === '' ? 'hidden' : 'visible'
})

// The page was left with a colour chosen, for itself in another language or to be loaded again: it is still wanted.
const wanted = /^#colour=(\w+)$/.exec(location.hash)
if (wanted) choice?.querySelector<HTMLElement>(`[data-screen="#${wanted[1]}"]`)?.click()
