import { memo, useRef, useState } from 'react'
import fields from '#features/quote/controls/Fields.module.css'
import rows from '#features/quote/controls/RowList.module.css'
import { OPEN_LINE_ID } from '#features/quote/form/problem.ts'
import type { EstimatorWords } from '#i18n/en/estimator.ts'
import { findBlockingParts } from '#roofing/list/blocking-parts.ts'
import type { SheetList } from '#roofing/list/sheet-list.ts'
import { classes } from '#ui/classes.ts'
import styles from './ListEntries.module.css'
import { type AnswerHandler, ListEntry } from './ListEntry.tsx'

/** More lines are shown after each press of a button; hundreds at once take a slow phone too long. */
const MAX_LINES = 40
const MORE_LINES = 200

interface ListEntriesProps {
  readonly list: SheetList
  readonly labels: EstimatorWords['list']
  readonly onAnswer: AnswerHandler
}

/** The entries of a list. Only counted entries have `<data>` elements. */
export const ListEntries = memo(({ list, labels, onAnswer }: ListEntriesProps) => {
  const [maxLines, setMaxLines] = useState(MAX_LINES)
  /** The key of the last answered question, which keeps the focus. */
  const lastAnswered = useRef('')
  const asked = new Set<string>()
  const parts = list.parts.filter(part => part.kind !== 'gap')
  const [blocking] = findBlockingParts(list)
  // The line to which the order button leads is always shown.
  const shown = parts.filter((part, index) => index < maxLines || part === blocking)

  const answer: AnswerHandler = (key, given) => {
    lastAnswered.current = key
    onAnswer(key, given)
  }
  const focusOn = (key: string | undefined) => (node: HTMLButtonElement | null) => {
    if (!node || !key || key !== lastAnswered.current) return
    lastAnswered.current = ''
    node.focus()
  }
  return (
    <>
      <ol className={classes(rows.rows, styles.entries)}>
        {shown.map((part, index) => {
          const key = 'question' in part ? part.question?.key : undefined
          const isRepeated = part.kind === 'question' && asked.has(part.question.key)
          if (part.kind === 'question') asked.add(part.question.key)
          return (
            <ListEntry
              key={index}
              part={part}
              id={part === blocking ? OPEN_LINE_ID : undefined}
              labels={labels}
              isRepeated={isRepeated}
              focusOn={focusOn(key)}
              onAnswer={answer}
            />
          )
        })}
      </ol>
      {parts.length > shown.length && (
        <button type="button" className={fields.outlineButton} onClick={() => setMaxLines(maxLines + MORE_LINES)}>
          {labels.showMore(Math.min(MORE_LINES, parts.length - shown.length))}
        </button>
      )}
    </>
  )
})
