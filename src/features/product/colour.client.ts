// Choosing a colour shows the picture's painted sheets in it, names it, and writes its name into the order texts.
const hue = document.querySelector<HTMLElement>('[data-hue]')
const light = document.querySelector<HTMLElement>('[data-light]')
const choice = document.querySelector<HTMLElement>('[data-colours]')
let said = choice?.dataset.colours ?? ''

if (hue && light) {
  // After all that is in view: the mask weighs 2 kB.
  addEventListener('load', () => {
    for (const layer of [hue, light]) layer.style.maskImage = layer.style.webkitMaskImage = `url(${hue.dataset.hue})`
  })
}

choice?.addEventListener('change', ({ target }) => {
  const { value, dataset } = target as HTMLInputElement
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href*="wa.me"]'))
    link.href = link.href.replace(`%3A%20${encodeURIComponent(said)}.`, `%3A%20${encodeURIComponent(value)}.`)
  said = value
  const chosen = choice.querySelector('[data-chosen]')
  if (chosen) chosen.textContent = value
  document.querySelector('[data-strip]')?.scrollTo(0, 0)
  if (!hue || !light) return
  hue.style.visibility = light.style.visibility = dataset.pictured === '' ? 'hidden' : 'visible'
  hue.style.background = dataset.screen ?? ''
  light.style.mixBlendMode = dataset.blend ?? ''
  light.style.background = dataset.grey ?? ''
})
