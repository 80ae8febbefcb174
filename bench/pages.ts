import { readFileSync } from 'node:fs'
import { productFacts } from '../src/facts/products.ts'
import { pathsIn } from '../src/site/paths.ts'
import { languages } from '../src/text/languages.ts'

const paths = pathsIn(languages[0])
const { slug } = productFacts[0]

/** The measured pages, and the floors they stand beside. */
export const addresses = {
  floor: '/floor.html',
  home: paths.home,
  product: paths.product(slug),
  estimator: paths.quote,
  homePicture: '/floor-home.html',
  productPicture: '/floor-product.html',
} as const

function floorPage(content: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title><link rel="icon" href="/icon.svg">${content}</html>\n`
}

function mainPicture(file: string): string {
  const html = readFileSync(file, 'utf8')
  const picture = /<picture\b.*?<\/picture>/s.exec(html.slice(html.indexOf('<main')))?.[0]
  if (!picture) throw new Error(`${file} has no main picture.`)
  return `<main>${picture}</main>`
}

/**
 * The least that pages can be, by file name: 200 bytes with a heading, and pages of nothing but the main picture of another
 * page, for which a browser picks the same file.
 */
export function floorFiles(dist: string): Record<string, string> {
  return {
    [addresses.floor]: floorPage('<h1>The least that a page can be</h1>'),
    [addresses.homePicture]: floorPage(mainPicture(`${dist}/index.html`)),
    [addresses.productPicture]: floorPage(mainPicture(`${dist}/product/${slug}.html`)),
  }
}
