import rows from '#features/quote/controls/RowList.module.css'
import type { RoofSide } from '#features/quote/drawing/roof-sides.ts'
import { formatFeet, type WallUnit } from '#roofing/lengths/format-length.ts'
import { type Cut, countSheets, sumCutsM } from '#roofing/take-off/cut.ts'
import { formatCutM } from '#roofing/take-off/rounding.ts'
import { formatNumber } from '#text/format-price.ts'
import { typeset } from '#text/typeset.ts'
import { classes } from '#ui/classes.ts'

interface SingleLengthProps {
  readonly cut: Cut
  /** The sides of the roof; none for a list. */
  readonly sides: readonly RoofSide[]
  readonly unit: WallUnit
}

/** A cut list of one length: its sheets and their metres, and below them how many each side has, where there are several. */
export function SingleLength({ cut, sides, unit }: SingleLengthProps) {
  const { count, lengthM } = cut
  const inFeet = unit === 'ft' ? ` (${formatFeet(lengthM)})` : ''
  return (
    <ul className={classes(rows.rows, rows.costs)}>
      <li>
        <b>{typeset(`${formatNumber(count)} × ${formatCutM(lengthM)}${inFeet}`)}</b>
        <b>{formatCutM(sumCutsM([cut]))}</b>
        {sides.length > 1 && (
          <small>{sides.map(({ name, cuts }) => `${name}: ${formatNumber(countSheets(cuts))}`).join('; ')}</small>
        )}
      </li>
    </ul>
  )
}
