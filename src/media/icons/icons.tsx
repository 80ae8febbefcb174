import { Resvg } from '@resvg/resvg-js'
import { renderToStaticMarkup } from 'react-dom/server'
import { IconDrawing } from './IconDrawing.tsx'

/** The sizes that the manifest lists. */
export const iconSizes = [192, 512] as const

/** The drawing as it stands in a browser's tab. */
export function iconSvg(): string {
  return renderToStaticMarkup(<IconDrawing margin={2} />)
}

/** The same for a home screen, where a phone may cut it round. */
export function iconPng(sizePx: number): Buffer {
  const svg = renderToStaticMarkup(<IconDrawing margin={14} />)
  return new Resvg(svg, { fitTo: { mode: 'width', value: sizePx } }).render().asPng()
}
