import styles from './PriceTable.module.css'

interface PriceTableProps {
  readonly caption: string
  readonly columns: readonly string[]
  /** Each begins with what it is of, by which rows are told apart. */
  readonly rows: readonly (readonly [of: string, ...prices: string[]])[]
  /** Where the first cell of each row leads to, if anywhere. */
  readonly links?: readonly string[]
}

/** Prices in rows; nothing where there are none. */
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
          {rows.map(([of, ...prices], row) => (
            <tr key={of}>
              <th scope="row">{links ? <a href={links[row]}>{of}</a> : of}</th>
              {prices.map((price, at) => (
                <td key={columns[at + 1]}>{price}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    )
  )
}
