// Choosing a colour shows the picture's painted sheets in it, names it, and writes its name into the order texts.
const layers = document.querySelectorAll<HTMLElement>('[data-tint]')
// As `TintLayers` has them: grey, hue, light.
const [, hue, light] = layers
const choice = document.querySelector<HTMLElement>('[data-colours]')
let said = choice?.dataset.colours as string

if (hue && light) {
  light.style.background = light.dataset.light as string
  // After all that is in view has been painted: the mask weighs 2 kB.
  addEventListener('load', () =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        for (const { style } of layers) style.maskImage = style.webkitMaskImage = `url(${hue.dataset.hue})`
      }),
    ),
  )
}

choice?.addEventListener('change', ({ target }) => {
  const { value, dataset } = target as HTMLInputElement
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href*="wa.me"]'))
    link.href = link.href.replace(`%3A%20${encodeURIComponent(said)}.`, `%3A%20${encodeURIComponent(value)}.`)
  said = value
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
