import type { BlockProps } from './block-props.ts'
import styles from './DeliverySheet.module.css'

/** Rows for the roofing sheets, one for each length on the order. */
const LENGTH_ROWS = 6

/** A form to print and to fill in with a pen when the lorry comes. */
export function DeliverySheet({ context: { words } }: BlockProps) {
  const { print, sheet } = words.guides
  return (
    <section className={styles.sheet} aria-labelledby="delivery-sheet" data-print-sheet="">
      <div className={styles.top}>
        <h2 id="delivery-sheet">{sheet.heading}</h2>
        {/* `print.client.ts` shows it. */}
        <button type="button" data-print="" hidden>
          {print}
        </button>
      </div>
      <ul className={styles.blanks}>
        {[sheet.seller, sheet.date, sheet.lorry, sheet.place].map(name => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{sheet.ordered}</th>
            <th scope="col">{sheet.found}</th>
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map(name => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td />
              <td />
            </tr>
          ))}
          {Array.from({ length: LENGTH_ROWS }, (_, row) => (
            <tr key={row}>
              <th scope="row">{sheet.line(row + 1)}</th>
              <td />
              <td />
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.blanks}>
        <li>{sheet.wrong}</li>
        <li>{sheet.signed}</li>
      </ul>
    </section>
  )
}
