import { LineDrawing, type Lines } from '#ui/LineDrawing.tsx'

/** By the slug of the guide. Each fills a square of 64 by 64. */
const drawings: ReadonlyMap<string, Lines> = new Map([
  // A bill with a roof at its top.
  [
    'roof-cost',
    {
      steel: 'M21 27H34M40 27h3M21 34H34M40 34h3M21 41H34M40 41h3',
      ink: 'M14 6H50V57l-6 -4l-6 4l-6 -4l-6 4l-6 -4l-6 4z',
      accent: 'M22 19L32 12L42 19',
    },
  ],
  // One of the sheets of a slope, and a line that counts them.
  [
    'how-many-sheets',
    {
      steel: 'M14 42L26 12M22 42L34 12M30 42L42 12M38 42L50 12M6 54H46M6 51v6M14 52v4M22 52v4M30 52v4M38 52v4M46 51v6',
      ink: 'M6 42L18 12H58L46 42z',
      accent: 'M6 42L18 12H26L14 42z',
    },
  ],
  // The sections of three sheets.
  [
    'which-sheet',
    {
      ink: 'M6 36q3.25 -8 6.5 0t6.5 0t6.5 0t6.5 0t6.5 0t6.5 0t6.5 0t6.5 0M6 56h4c3 0 3 -9 8 -9s5 9 8 9h10c3 0 3 -9 8 -9s5 9 8 9h6',
      accent: 'M6 18h5l3 -8h6l3 8h12l3 -8h6l3 8h11',
    },
  ],
  // The edge of a sheet in a micrometer.
  [
    'gauge-and-millimetres',
    {
      steel: 'M55.5 13v5M59 13v5',
      ink: 'M10 14h8v24a10 10 0 0 0 20 0V24h8v14a18 18 0 0 1 -36 0zM18 17h7v4h-7M38 17h-9v4h9M38 24V14H48V24M48 11H62V27H48z',
      accent: 'M25 4h4v32h-4z',
    },
  ],
  // A gable with its pitch, and the length of a wall.
  [
    'measure-your-house',
    {
      steel: 'M14 28H50M22 28a8 8 0 0 0 -1.7 -4.9M14 58H50M14 55v6M50 55v6',
      ink: 'M14 29V50H50V29',
      accent: 'M8 32.7L32 14L56 32.7',
    },
  ],
  // A list with ticks on its board.
  [
    'check-a-list-and-delivery',
    {
      steel: 'M32 26H46M32 38H46M32 50H46',
      ink: 'M24 10H12V59H52V10H40M24 5h16v9H24z',
      accent: 'M18 25l3 3l5 -6M18 37l3 3l5 -6M18 49l3 3l5 -6',
    },
  ],
  // A question that is asked.
  [
    'questions',
    {
      ink: 'M8 8H56V44H30L20 56V44H8z',
      accent: 'M26 21a6 6 0 1 1 9 5.2q-3 1.8 -3 5.3M32 37v.1',
    },
  ],
])

/** A house, for guides that the owner adds. */
const general: Lines = {
  steel: 'M27 54V40h10V54',
  ink: 'M14 29V54H50V29',
  accent: 'M8 32.7L32 14L56 32.7',
}

/** What a guide is about, as a small drawing. */
export const GuideDrawing = ({ slug }: { readonly slug: string }) => (
  <LineDrawing lines={drawings.get(slug) ?? general} viewBox="0 0 64 64" />
)
