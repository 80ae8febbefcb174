/** Where pictures stand on the pages, and so which widths they are served at. Device pixels. */
export const roles = {
  /** On a card of the product grid and among the related products: 3:2. */
  card: { widths: [400, 640, 800], sizes: '(min-width: 1100px) 390px, (min-width: 700px) 46vw, 92vw', ratio: 3 / 2 },
  /** The product page's main picture: 16:10, full width on a phone, seven columns on a desk. */
  main: { widths: [480, 736, 1200], sizes: '(min-width: 1000px) 700px, 100vw', ratio: 16 / 10 },
  /** The sheet end-on, beside its measured drawing. */
  stack: { widths: [400, 720], sizes: '(min-width: 1000px) 500px, 92vw', ratio: 3 / 2 },
  /** The hero on wide screens: bleeds off the right-hand edge. */
  heroWide: { widths: [960, 1440, 1920], sizes: '(min-width: 900px) 60vw, 100vw', ratio: 16 / 11 },
  /** The hero on phones, composed for them. */
  heroTall: { widths: [480, 736, 960], sizes: '100vw', ratio: 1 },
} as const satisfies Record<string, { widths: readonly number[]; sizes: string; ratio: number }>

export type Role = keyof typeof roles
