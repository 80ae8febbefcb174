import { enlarge } from './enlarge.ts'

// Marks the thumbnail of the current view, lets thumbnails scroll the row instead of the page, and enlarges views in a
// dialog. Without this script thumbnails and views are ordinary links.
const strip = document.querySelector('[data-strip]') as HTMLElement
const thumbs = [...document.querySelectorAll<HTMLAnchorElement>('[data-thumb]')]

strip.addEventListener('scroll', () => {
  // The styles hide the other views until the row is scrolled: browsers load pictures far outside the screen too.
  strip.dataset['strip'] = '1'
  const current = Math.round(strip.scrollLeft / strip.clientWidth)
  for (const thumb of thumbs) thumb.ariaCurrent = `${thumb === thumbs[current]}`
})

addEventListener('click', event => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('[data-thumb],[data-enlarge]')
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
  const index = thumbs.indexOf(link)
  // Without support for dialogs the link opens the large picture.
  if (index < 0 && !window.HTMLDialogElement) return
  event.preventDefault()
  if (index < 0) enlarge(link)
  else strip.scrollTo(strip.clientWidth * index, 0)
})
