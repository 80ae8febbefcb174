import { paintOfPicture, parseScreenColour } from '#media/pictures/paint.ts'
import { replaceLine } from '#site/replace-line.ts'
import { loadMask, repaintAll } from './repaint.ts'

// A chosen colour repaints the pictures and appears in the legend, the order texts, the links to the quote page and the form of two walls.
const choice = document.querySelector<HTMLElement>('[data-colours]')
const picturedScreenColour = choice?.dataset.pictured

choice?.addEventListener('change', ({ target }) => {
  const { value, dataset } = target as HTMLInputElement
  const colourLabel = choice.dataset.colours as string
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href*="wa.me"]'))
    link.href = replaceLine(link.href, colourLabel, value)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href*="#product="]')) {
    const quote = new URLSearchParams(link.hash.slice(1))
    quote.set('colour', dataset.colour as string)
    link.hash = String(quote)
  }
  document.querySelector('main [name=colour][type=hidden]')?.setAttribute('value', dataset.colour as string)
  const name = (target as HTMLInputElement).parentElement?.querySelector(':scope > span')
  if (name) choice.querySelector('[data-chosen]')?.replaceChildren(...name.cloneNode(true).childNodes)
  const screenColour = dataset.screen as string
  history.replaceState(null, '', `#colour=${screenColour.slice(1)}`)
  const isPictured = !picturedScreenColour || screenColour === picturedScreenColour
  repaintAll(
    isPictured ? undefined : paintOfPicture(parseScreenColour(picturedScreenColour), parseScreenColour(screenColour)),
  )
})

// The mask of the first view loads when a visitor reaches for the colours.
const reach = () => {
  const mask = document.querySelector<HTMLElement>('[data-mask]')?.dataset.mask
  if (mask) loadMask(mask).catch(() => {})
}
for (const event of ['pointerover', 'focusin']) choice?.addEventListener(event, reach, { once: true })

// Restores the colour after a reload or a change of language.
const initialColour = /^#colour=(\w+)$/.exec(location.hash)
if (initialColour) choice?.querySelector<HTMLElement>(`[data-screen="#${initialColour[1]}"]`)?.click()
