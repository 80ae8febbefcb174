// Choosing a colour shows the picture's painted sheets in it, and writes its name into the order texts.
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
  if (!hue || !light) return
  hue.style.visibility = light.style.visibility = dataset.pictured === '' ? 'hidden' : 'visible'
  hue.style.background = dataset.screen ?? ''
  // Darker: multiply by the ratio. Lighter: dodging by 1 - 1/ratio divides by its complement, which is the ratio again.
  const ratio = Math.min(2.4, Number(dataset.lightness) / Number(light.dataset.light))
  light.style.mixBlendMode = ratio < 1 ? 'multiply' : 'color-dodge'
  light.style.background = `rgb(${Array(3).fill(Math.round(255 * (ratio < 1 ? ratio : 1 - 1 / ratio)))})`
})
