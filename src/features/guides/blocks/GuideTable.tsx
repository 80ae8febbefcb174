import type { ReactNode } from 'react'
import styles from './GuideTable.module.css'
import { ScrollBox } from './ScrollBox.tsx'

interface GuideTableProps {
  readonly caption: string
  /** Texts or elements, each different from the others. */
  readonly columns: readonly ReactNode[]
  /** Whether the first cell of a row is a line of its own on phones, for tables of many narrow columns. */
  readonly isStacked?: boolean
  /** The rows. */
  readonly children: ReactNode
}

/** A table with a caption and named columns, in a box that scrolls. */
export function GuideTable({ caption, columns, isStacked, children }: GuideTableProps) {
  return (
    <ScrollBox label={caption}>
      <table className={isStacked ? styles.stacked : undefined}>
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
