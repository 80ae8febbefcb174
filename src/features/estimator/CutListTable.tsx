import type { TakeOff } from '#roofing/take-off/take-off.ts'
import type { EstimatorWords } from '#words/en/estimator.ts'
import styles from './CutListTable.module.css'

/** Sheets of each length for each side; where there are several sides, also for all together. */
export function CutListTable({ counted, words }: { readonly counted: TakeOff; readonly words: EstimatorWords }) {
  const labels = words.cutList
  const groups = counted.roofs.flatMap(({ faces }, index) =>
    faces.map(({ face, cuts }) => {
      const name = labels.side(face)
      return {
        name: counted.roofs.length > 1 ? labels.onRoof(words.roofs.nth(index + 1), name) : name,
        cuts,
      }
    }),
  )
  const all = groups.length > 1 ? [{ name: labels.all, cuts: counted.cuts }] : []
  return (
    <table className={styles.table}>
      <caption>{labels.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{labels.face}</th>
          <th scope="col">{labels.count}</th>
          <th scope="col">{labels.length}</th>
        </tr>
      </thead>
      {[...all, ...groups].map(({ name, cuts }) => (
        <tbody key={name}>
          {cuts.map(({ count, lengthM }, index) => (
            <tr key={lengthM}>
              {index === 0 && (
                <th scope="rowgroup" rowSpan={cuts.length}>
                  {name}
                </th>
              )}
              <td>
                <data value={count}>{count}</data>
              </td>
              <td>
                <data value={lengthM}>{`${lengthM.toFixed(2)} m`}</data>
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
