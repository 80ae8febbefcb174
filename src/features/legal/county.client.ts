import { replaceLine } from '#site/replace-line.ts'

// The chat that asks for the day of a delivery names the chosen county.
const choice = document.querySelector<HTMLSelectElement>('#county')

function nameCounty() {
  for (const ask of document.querySelectorAll<HTMLElement>('[data-place]'))
    for (const link of ask.querySelectorAll<HTMLAnchorElement>('a[href*="wa.me"]'))
      link.href = replaceLine(link.href, ask.dataset.place as string, choice?.value ?? '')
}

choice?.addEventListener('change', nameCounty)
// After a return to the page the county may be chosen already.
nameCounty()
