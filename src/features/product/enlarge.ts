import { repaintView } from './repaint.ts'

// Shows a view in a dialog as large as the screen. A click or Enter switches to full size, which scrolls. Only this script
// loads the large file; the smaller one shows until it has loaded, and when it cannot be loaded.

const DIALOG_STYLE =
  'position:fixed;top:0;left:0;width:100%;height:100%;max-width:none;max-height:none;margin:0;padding:0;border:0;'
const FITTED_STYLE =
  'position:absolute;top:0;right:0;bottom:0;left:0;margin:auto;width:min(100%,160vh);aspect-ratio:8/5;cursor:zoom-in;'
const FULL_SIZE_STYLE = 'position:relative;width:1600px;aspect-ratio:8/5;cursor:zoom-out;'

/** Opens the view of a link, with the link's picture at first, in the chosen colour. */
export function enlarge(link: HTMLAnchorElement): void {
  const small = link.querySelector('picture img') as HTMLImageElement
  const dialog = document.createElement('dialog')
  dialog.style.cssText = `${DIALOG_STYLE}background:#1d2225;overflow:auto;overscroll-behavior:contain`
  dialog.setAttribute('aria-label', small.alt)

  const frame = document.createElement('button')
  const setFullSize = (isFullSize: boolean) => {
    frame.style.cssText = `${isFullSize ? FULL_SIZE_STYLE : FITTED_STYLE}display:block;padding:0;border:0;background:none;isolation:isolate`
    frame.setAttribute('aria-pressed', String(isFullSize))
    if (isFullSize) dialog.scrollTo((1600 - dialog.clientWidth) / 2, (1000 - dialog.clientHeight) / 2)
  }
  frame.setAttribute('aria-label', link.getAttribute('aria-label') ?? '')
  frame.onclick = () => setFullSize(frame.getAttribute('aria-pressed') !== 'true')

  const picture = new Image()
  picture.alt = ''
  picture.style.cssText = 'display:block;width:100%;height:100%;max-width:none'
  if (link.dataset.mask) {
    frame.dataset.mask = link.dataset.mask
    picture.onload = () => void repaintView(frame)
  }
  picture.src = small.currentSrc
  const large = new Image()
  large.onload = () => {
    picture.src = large.src
  }
  large.src = link.href
  frame.append(picture)

  const closeLabel = link.dataset.enlarge ?? ''
  const close = document.createElement('button')
  close.textContent = closeLabel
  close.style.cssText =
    'position:fixed;top:8px;right:8px;z-index:1;min-width:48px;min-height:48px;padding:0 20px;border:2px solid;border-radius:4px;background:#1d2225;color:#fff;font:700 1rem Archivo,sans-serif;cursor:pointer'
  close.onclick = () => dialog.close()

  dialog.append(close, frame)
  dialog.onclose = () => dialog.remove()
  document.body.append(dialog)
  dialog.showModal()
  // Starts at full size where the fitted view would be hardly larger than on the page.
  setFullSize(Math.min(innerWidth, 1.6 * innerHeight) < 1.2 * small.clientWidth)
}
