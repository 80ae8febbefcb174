import { productFacts } from '../src/facts/products.ts'
import { pathsIn } from '../src/site/paths.ts'
import { languages } from '../src/text/languages.ts'

/** The kinds of page that `budgets.json` limits. */
type PageKind = 'home' | 'product' | 'notFound'

export interface MeasuredPage {
  readonly kind: PageKind
  readonly name: string
  readonly address: string
  /** Its file below `dist`. */
  readonly file: string
  /** Its largest paint, simulated, is to come at most so many times as late as that of the floor. */
  readonly mostOverFloor: number
}

const paths = pathsIn(languages[0])
const { slug } = productFacts[0]

const FLOOR_FILE = 'floor.html'

/** About the least a page can be: 200 bytes, one heading. What it takes to show is the engine's and the network's. */
export const floorFiles = {
  [FLOOR_FILE]:
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title><link rel="icon" href="/icon.svg"><h1>The least that a page can be</h1></html>\n',
}

export const floorPage = { kind: 'floor', name: 'floor', address: `/${FLOOR_FILE}` } as const

export const measuredPages: readonly MeasuredPage[] = [
  { kind: 'home', name: 'home', address: paths.home, file: 'index.html', mostOverFloor: 1.5 },
  {
    kind: 'product',
    name: `product (${slug})`,
    address: paths.product(slug),
    file: `product/${slug}.html`,
    mostOverFloor: 1.35,
  },
  { kind: 'notFound', name: 'not found', address: '/no-such-page', file: '404.html', mostOverFloor: 1.3 },
]
