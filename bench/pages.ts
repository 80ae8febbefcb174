import { readFileSync } from 'node:fs'
import { productFacts } from '../src/facts/products.ts'
import { pathsIn } from '../src/site/paths.ts'
import { languages } from '../src/text/languages.ts'

const paths = pathsIn(languages[0])
const { slug } = productFacts[0]

/** The measured pages, and minimal pages to compare them with. */
export const addresses = {
  baseline: '/baseline.html',
  home: paths.home,
  product: paths.product(slug),
  estimator: paths.quote,
  homeBaseline: '/baseline-home.html',
  productBaseline: '/baseline-product.html',
} as const

function baselinePage(content: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Baseline</title><link rel="icon" href="/icon.svg">${content}</html>\n`
}

/** The HTML of a page as inert text, then its main picture: the same bytes in two serial requests. */
function textThenPicture(file: string): string {
  const html = readFileSync(file, 'utf8')
  const picture = /<picture\b.*?<\/picture>/s.exec(html.slice(html.indexOf('<main')))?.[0]
  if (!picture) throw new Error(`${file} has no main picture.`)
  return `<script type="text/plain">${html.replaceAll('</script', '')}</script><main>${picture}</main>`
}

/** The minimal pages by file name: one of 200 bytes, and two with the bytes and the picture of a real page. */
export function baselineFiles(dist: string): Record<string, string> {
  return {
    [addresses.baseline]: baselinePage('<h1>A minimal page</h1>'),
    [addresses.homeBaseline]: baselinePage(textThenPicture(`${dist}/index.html`)),
    [addresses.productBaseline]: baselinePage(textThenPicture(`${dist}/product/${slug}.html`)),
  }
}
