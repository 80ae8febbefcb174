// The link that asks for a sample names the chosen colour, which `colour.client.ts` has written beside the colours by then.
const choice = document.querySelector('[data-colours]')
const shown = document.querySelector('[data-sample-colour]')

function nameColour() {
  const chosen = choice?.querySelector('[data-chosen]')
  if (chosen) shown?.replaceChildren(...chosen.cloneNode(true).childNodes)
}

choice?.addEventListener('change', nameColour)
// After a reload the colour is chosen already.
nameColour()
