interface RoleOfPictures {
  /** Device pixels of the files; a phone with more dots than the largest has takes the largest. */
  readonly widths: readonly [number, number, ...number[]]
  readonly sizes: string
  readonly ratio: number
  /** AVIF quality, chosen by eye at each width for the byte budgets: hero 35 kB, card 14 kB, main 30 kB. */
  readonly quality: number
}

/** Where pictures stand on the pages, and so which widths they are served at. */
export const roles = {
  /** On a card of the product grid and among the related products. */
  card: {
    widths: [400, 640],
    sizes: '(min-width: 1100px) 390px, (min-width: 700px) 46vw, 92vw',
    ratio: 16 / 10,
    quality: 40,
  },
  /** The product page's main picture: full width on a phone, seven columns on a desk. */
  main: { widths: [480, 736, 960], sizes: '(min-width: 1000px) 700px, 100vw', ratio: 16 / 10, quality: 42 },
  /** The sheet end-on, beside its measured drawing. */
  stack: { widths: [400, 720], sizes: '(min-width: 900px) 580px, 92vw', ratio: 16 / 10, quality: 46 },
  /** The hero on wide screens: bleeds off the right-hand edge. */
  heroWide: { widths: [960, 1440, 1680], sizes: '(min-width: 900px) 60vw, 100vw', ratio: 14 / 9, quality: 40 },
  /** The hero on phones, composed for them. */
  heroTall: { widths: [480, 680], sizes: '100vw', ratio: 1, quality: 26 },
} as const satisfies Record<string, RoleOfPictures>

export type Role = keyof typeof roles
