import { enlarge } from './enlarge.ts'

// The row of views scrolls by itself. This marks the thumbnail of the view that is shown, lets a thumbnail scroll the row
// and not the page, and enlarges a view in the page. Without it all of them are links that lead to the same.
const strip = document.querySelector('[data-strip]') as HTMLElement
const thumbs = [...document.querySelectorAll<HTMLAnchorElement>('[data-thumb]')]

strip.addEventListener('scroll', () => {
  // Browsers fetch what lies far beside the screen as well: the styles keep the other views back until the row is moved.
  strip.dataset['strip'] = '1'
  const at = Math.round(strip.scrollLeft / strip.clientWidth)
  for (const thumb of thumbs) thumb.ariaCurrent = `${thumb === thumbs[at]}`
})

addEventListener('click', event => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('[data-thumb],[data-enlarge]')
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
  const at = thumbs.indexOf(link)
  // Where nothing can be laid over the page, the link opens the large picture itself.
  if (at < 0 && !window.HTMLDialogElement) return
  event.preventDefault()
  if (at < 0) enlarge(link)
  else strip.scrollTo(strip.clientWidth * at, 0)
})
