import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import styles from './GuideTable.module.css'
import { ScrollBox } from './ScrollBox.tsx'

interface GuideTableProps {
  readonly caption: string
  /** Texts or elements, each different from the others. */
  readonly columns: readonly ReactNode[]
  /** Whether the first cell of a row is a line of its own on phones, for tables of many narrow columns. */
  readonly isStacked?: boolean
  /** Whether the columns after the first are figures, which end on one line; `summed`: also their sum, in the last row. */
  readonly figures?: 'every' | 'summed'
  /** The rows. */
  readonly children: ReactNode
}

/** A table with a caption and named columns, in a box that scrolls. */
export function GuideTable({ caption, columns, isStacked = false, figures, children }: GuideTableProps) {
  return (
    <ScrollBox label={caption}>
      <table
        className={classes(
          isStacked && styles.stacked,
          figures && styles.figures,
          figures === 'summed' && styles.summed,
        )}
      >
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </ScrollBox>
  )
}
