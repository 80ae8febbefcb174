// Lays a view over the page, as large as the screen, or larger on a phone held upright; a touch or Enter on it shows each of its dots, to be moved about with a
// finger, a wheel or the arrow keys. Two fingers enlarge it further: the browser does that by itself. Its large file is asked
// for here and nowhere else; until it comes, and where it cannot be had, the one that is on the device stands in for it.

const COVER =
  'position:fixed;top:0;left:0;width:100%;height:100%;max-width:none;max-height:none;margin:0;padding:0;border:0;'
const FITTING =
  'position:absolute;top:0;right:0;bottom:0;left:0;margin:auto;width:min(100%,160vh);aspect-ratio:8/5;cursor:zoom-in;'
const WHOLE = 'position:relative;width:1600px;aspect-ratio:8/5;cursor:zoom-out;'

/** Shows the view that a link leads to. The link's own picture and colours are what is seen first. */
export function enlarge(link: HTMLAnchorElement): void {
  const small = link.querySelector('picture img') as HTMLImageElement
  const dialog = document.createElement('dialog')
  dialog.style.cssText = `${COVER}background:#1d2225;overflow:auto;overscroll-behavior:contain`
  dialog.setAttribute('aria-label', small.alt)

  const frame = document.createElement('button')
  const look = (whole: boolean) => {
    frame.style.cssText = `${whole ? WHOLE : FITTING}display:block;padding:0;border:0;background:none;isolation:isolate`
    frame.setAttribute('aria-pressed', String(whole))
    if (whole) dialog.scrollTo((1600 - dialog.clientWidth) / 2, (1000 - dialog.clientHeight) / 2)
  }
  frame.setAttribute('aria-label', link.getAttribute('aria-label') ?? '')
  frame.onclick = () => look(frame.getAttribute('aria-pressed') !== 'true')

  const picture = new Image()
  picture.alt = ''
  picture.style.cssText = 'display:block;width:100%;height:100%;max-width:none'
  picture.src = small.currentSrc
  const large = new Image()
  large.onload = () => {
    picture.src = large.src
  }
  large.src = link.href
  frame.append(picture)
  for (const layer of link.querySelectorAll('div')) frame.append(layer.cloneNode())

  const close = document.createElement('button')
  close.textContent = link.dataset.enlarge ?? ''
  close.style.cssText =
    'position:fixed;top:8px;right:8px;z-index:1;min-width:48px;min-height:48px;padding:0 20px;border:2px solid;border-radius:4px;background:#1d2225;color:#fff;font:700 1rem Archivo,sans-serif;cursor:pointer'
  close.onclick = () => dialog.close()

  dialog.append(close, frame)
  dialog.onclose = () => dialog.remove()
  document.body.append(dialog)
  dialog.showModal()
  // A screen so narrow that all of it would be no larger than on the page shows its middle at once.
  look(Math.min(innerWidth, 1.6 * innerHeight) < 1.2 * small.clientWidth)
}
