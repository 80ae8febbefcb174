import { productFacts } from '../src/catalogue/products.ts'
import { paths } from '../src/paths.ts'
import { FLOOR_FILE } from './served-copy.ts'

/** The kinds of page that `budgets.json` limits. */
type PageKind = 'home' | 'product' | 'notFound'

export interface MeasuredPage {
  readonly kind: PageKind
  readonly name: string
  readonly address: string
  /** Its file below `dist`. */
  readonly file: string
}

const { slug } = productFacts[0]

export const floorPage = { kind: 'floor', name: 'floor', address: `/${FLOOR_FILE}` } as const

export const measuredPages: readonly MeasuredPage[] = [
  { kind: 'home', name: 'home', address: paths.home, file: 'index.html' },
  { kind: 'product', name: `product (${slug})`, address: paths.product(slug), file: `product/${slug}.html` },
  { kind: 'notFound', name: 'not found', address: '/no-such-page', file: '404.html' },
]
