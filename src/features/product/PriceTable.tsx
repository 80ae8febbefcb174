import type { priceAttributes } from '#features/prices/price-attributes.ts'
import { keepUnitsTogether } from '#text/keep-units-together.ts'
import styles from './PriceTable.module.css'

interface PriceCell {
  readonly text: string
  /** Attributes from `priceAttributes`. */
  readonly attributes: ReturnType<typeof priceAttributes>
}

type Row = readonly [label: string, ...prices: PriceCell[]]

interface PriceTableProps {
  readonly caption: string
  /** A sentence below the caption. */
  readonly note?: string
  readonly columns: readonly string[]
  /** The label of each row is unique. */
  readonly rows: readonly Row[]
  /** Links of the labels, in the order of the rows. */
  readonly links?: readonly string[]
}

/** A table of prices; nothing without rows. */
export function PriceTable({ caption, note, columns, rows, links }: PriceTableProps) {
  return (
    rows.length > 0 && (
      <table className={styles.table}>
        <caption>
          {caption}
          {note && <small>{` ${note}`}</small>}
        </caption>
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
              {prices.map(({ text, attributes }, column) => (
                <td key={columns[column + 1]} {...attributes}>
                  {keepUnitsTogether(text)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    )
  )
}
