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
  /** The unit of all figures, in place of the name of the first column. */
  readonly unit?: string
  /** Whether the second column has figures below each other, which end on one line. */
  readonly hasFigures?: boolean
  /** The rows. */
  readonly children: ReactNode
}

/** A table with a caption and named columns, in a box that scrolls. */
export function GuideTable({
  caption,
  columns,
  unit,
  isStacked = false,
  hasFigures = false,
  children,
}: GuideTableProps) {
  return (
    <ScrollBox label={caption}>
      <table className={classes(isStacked && styles.stacked, unit && styles.withUnit, hasFigures && styles.figures)}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={index} scope="col">
                {unit && index === 0 ? <strong>{unit}</strong> : column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </ScrollBox>
  )
}
