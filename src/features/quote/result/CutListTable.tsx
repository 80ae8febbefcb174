import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import { formatFeet, type WallUnit } from '#roofing/lengths/format-length.ts'
import { type Cut, countSheets, sumCutsM } from '#roofing/take-off/cut.ts'
import { formatCutM } from '#roofing/take-off/rounding.ts'
import { formatNumber } from '#text/format-price.ts'
import { keepUnitsTogether } from '#text/keep-units-together.ts'
import { classes } from '#ui/classes.ts'
import styles from './CutListTable.module.css'

interface CutListTableProps {
  readonly cuts: readonly Cut[]
  readonly caption: string
  readonly unit: WallUnit
}

/**
 * The number of sheets of each length and their metres, with their sums below. Several lengths are drawn to scale. With feet as the
 * unit, a column of feet is added.
 */
export function CutListTable({ cuts, caption, unit }: CutListTableProps) {
  const { words } = useQuote()
  const labels = words.cutList
  const longestM = Math.max(...cuts.map(({ lengthM }) => lengthM))
  return (
    <table className={classes(styles.table, cuts.length > 1 && styles.scaled)}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{labels.count}</th>
          <th scope="col">{labels.length}</th>
          {unit === 'ft' && <th scope="col">{labels.inFeet}</th>}
          <th scope="col">{labels.metres}</th>
        </tr>
      </thead>
      <tbody>
        {cuts.map(({ count, lengthM }) => (
          <tr key={lengthM}>
            <td>
              <data value={count}>{formatNumber(count)}</data>
            </td>
            <td>
              <div>
                <data value={lengthM}>{formatCutM(lengthM)}</data>
                {cuts.length > 1 && (
                  <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                    <rect width={Math.round((100 * lengthM) / longestM)} height="1" />
                  </svg>
                )}
              </div>
            </td>
            {unit === 'ft' && <td>{keepUnitsTogether(formatFeet(lengthM))}</td>}
            <td>{formatCutM(count * lengthM)}</td>
          </tr>
        ))}
      </tbody>
      {cuts.length > 1 && (
        <tfoot>
          <tr>
            <td>{formatNumber(countSheets(cuts))}</td>
            <th scope="row" colSpan={unit === 'ft' ? 2 : 1}>
              {labels.all}
            </th>
            <td>{formatCutM(sumCutsM(cuts))}</td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}
