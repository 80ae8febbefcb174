import { LineDrawing, type Lines } from '#ui/LineDrawing.tsx'

/** In the order of the steps. Each has at most 64 by 64, from its left edge on. */
const drawings: readonly (Lines & { readonly left: number })[] = [
  // A house with the lengths of its walls.
  {
    left: 6,
    steel: 'M27 46V34h10V46',
    ink: 'M6 27L31 8L56 27M12 24V46H50V24',
    accent: 'M12 56H50M12 52v8M50 52v8M60 30V46M57 30h6M57 46h6',
  },
  // A written list with ticks.
  {
    left: 10,
    steel: 'M29 25H46M29 37H46M29 49H46',
    ink: 'M10 5H42L54 17V59H10zM42 5V17H54',
    accent: 'M17 25l3 3l5 -6M17 37l3 3l5 -6M17 49l3 3l5 -6',
  },
  // A receipt with its total.
  {
    left: 12,
    steel: 'M20 15H44M20 23H34M40 23h4M20 31H34M40 31h4',
    ink: 'M12 5H52V59l-5 -4l-5 4l-5 -4l-5 4l-5 -4l-5 4l-5 -4l-5 4z',
    accent: 'M20 39H44M20 46H44',
  },
  // A lorry with sheets.
  {
    left: 2,
    steel: 'M2 45H62M48 25V16h5l4 9z',
    ink: 'M2 31H43M43 39V10H55L61 25V39H56M46 39H20M10 39H5V31M10 39a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M46 39a5 5 0 1 0 10 0a5 5 0 1 0 -10 0',
    accent: 'M2 15H38V27H2zM2 19H38M2 23H38',
  },
]

/** What a step of an order is about, as a small drawing; nothing for a step without one. */
export function StepDrawing({ index }: { readonly index: number }) {
  const lines = drawings[index]
  return lines && <LineDrawing lines={lines} viewBox={`${lines.left - 1} 0 64 64`} />
}
