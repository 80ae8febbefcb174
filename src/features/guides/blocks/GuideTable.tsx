import type { ReactNode } from 'react'
import { ScrollBox } from './ScrollBox.tsx'

interface GuideTableProps {
  readonly caption: string
  /** Texts or elements, each different from the others. */
  readonly columns: readonly ReactNode[]
  /** The rows. */
  readonly children: ReactNode
}

/** A table with a caption and named columns, in a box that scrolls. */
export function GuideTable({ caption, columns, children }: GuideTableProps) {
  return (
    <ScrollBox label={caption}>
      <table>
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
