import type { markPrice } from '#features/prices/mark-price.ts'
import styles from './PriceTable.module.css'

interface PriceCell {
  readonly text: string
  /** Attributes from `markPrice`. */
  readonly mark: ReturnType<typeof markPrice>
}

interface PriceTableProps {
  readonly caption: string
  readonly columns: readonly string[]
  /** The label of each row is unique. */
  readonly rows: readonly (readonly [label: string, ...prices: PriceCell[]])[]
  /** Links of the labels, in the order of the rows. */
  readonly links?: readonly string[]
}

/** A table of prices; nothing without rows. */
export function PriceTable({ caption, columns, rows, links }: PriceTableProps) {
  return (
    rows.length > 0 && (
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, ...prices], row) => (
            <tr key={label}>
              <th scope="row">{links ? <a href={links[row]}>{label}</a> : label}</th>
              {prices.map(({ text, mark }, column) => (
                <td key={columns[column + 1]} {...mark}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    )
  )
}
