// The link that asks for a sample and the last order of the page name the chosen colour, which `colour.client.ts` has written
// beside the colours by then.
const choice = document.querySelector('[data-colours]')
const copies = document.querySelectorAll('[data-chosen-copy]')

function nameColour() {
  const chosen = choice?.querySelector('[data-chosen]')
  if (chosen?.hasChildNodes()) for (const copy of copies) copy.replaceChildren(...chosen.cloneNode(true).childNodes)
}

choice?.addEventListener('change', nameColour)
// After a reload the colour is chosen already.
nameColour()
