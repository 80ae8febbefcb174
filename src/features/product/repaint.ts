import { type PaintChange, paintPixels } from '#media/pictures/paint.ts'

// Repaints pictures in the colour that a visitor has chosen, on a canvas over each picture. The picture has the default
// colour; a mask, loaded once, says where its paint is.

const MAX_WIDTH = 1600
const CANVAS_STYLE =
  'position:absolute;top:0;left:0;width:100%;height:100%;max-width:none;object-fit:cover;pointer-events:none'

let change: PaintChange | undefined
const masks = new Map<string, Promise<HTMLImageElement>>()

/** Loads the mask of a view; a failed one is tried again the next time. */
export function loadMask(address: string): Promise<HTMLImageElement> {
  const loading =
    masks.get(address) ??
    new Promise<HTMLImageElement>((resolve, reject) => {
      const mask = new Image()
      mask.onload = () => resolve(mask)
      mask.onerror = () => {
        masks.delete(address)
        reject(new Error(address))
      }
      mask.src = address
    })
  masks.set(address, loading)
  return loading
}

function draw(image: HTMLImageElement, canvas: HTMLCanvasElement): ImageData {
  const context = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

function createCanvas(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return canvas
}

/** Shows or removes the colour of a view: an element with `data-mask` and a picture. Call it again when the picture loads. */
export async function repaintView(view: HTMLElement): Promise<void> {
  // A blurred preview may come before the picture.
  const image = [...view.querySelectorAll('img')].pop()
  const wanted = change
  const caption = view.parentElement?.querySelector<HTMLElement>('[data-pictured-in]')
  const finish = (canvas?: HTMLCanvasElement) => {
    view.querySelector('canvas')?.remove()
    if (canvas) view.append(canvas)
    // The first view needs no caption in the default colour: the colour choice below names it.
    if (caption) caption.hidden = canvas !== undefined || (!wanted && caption.dataset.picturedIn === 'first')
  }
  if (!wanted || !image) return finish()
  if (!image.complete || image.naturalWidth === 0) return
  try {
    const mask = await loadMask(view.dataset.mask as string)
    // Another colour may have been chosen meanwhile.
    if (wanted !== change) return
    const width = Math.min(MAX_WIDTH, Math.max(image.naturalWidth, Math.round(image.clientWidth * devicePixelRatio)))
    const canvas = createCanvas(width, Math.round((width * image.naturalHeight) / image.naturalWidth))
    const pixels = draw(image, canvas)
    paintPixels(wanted, pixels.data, 4, draw(mask, createCanvas(canvas.width, canvas.height)).data, 4)
    canvas.getContext('2d')?.putImageData(pixels, 0, 0)
    canvas.style.cssText = CANVAS_STYLE
    finish(canvas)
  } catch {
    // The caption names the colour that shows.
    finish()
    if (caption) caption.hidden = false
  }
}

/** The views on the page, with their thumbnails. */
const views = document.querySelectorAll<HTMLElement>('[data-mask]')

/** Shows every view in another colour, or with `undefined` in the default one. */
export function repaintAll(to: PaintChange | undefined): void {
  change = to
  for (const view of views) void repaintView(view)
  for (const caption of document.querySelectorAll<HTMLElement>('[data-pictured-in]'))
    if (!caption.parentElement?.querySelector('[data-mask]'))
      caption.hidden = !to && caption.dataset.picturedIn === 'first'
}

// Pictures load when they come into view, and again in another size when the screen turns.
for (const view of views)
  for (const image of view.querySelectorAll('img')) image.addEventListener('load', () => void repaintView(view))
