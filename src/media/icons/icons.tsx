import { Resvg } from '@resvg/resvg-js'
import { renderToStaticMarkup } from 'react-dom/server'
import { IconDrawing } from './IconDrawing.tsx'

/** The icon sizes in the manifest, in pixels. */
export const ICON_SIZES_PX = [192, 512] as const

/** The icon of a browser tab. */
export function renderIconSvg(): string {
  return renderToStaticMarkup(<IconDrawing margin={2} />)
}

/** The icon of a home screen, with a margin because some phones crop it to a circle. */
export function renderIconPng(sizePx: number): Buffer {
  const svg = renderToStaticMarkup(<IconDrawing margin={14} />)
  return new Resvg(svg, { fitTo: { mode: 'width', value: sizePx } }).render().asPng()
}
