import { memo, useRef, useState } from 'react'
import fields from '#features/quote/controls/Fields.module.css'
import type { EstimatorWords } from '#i18n/en/estimator.ts'
import type { SheetList } from '#roofing/list/sheet-list.ts'
import styles from './ListEntries.module.css'
import { type AnswerHandler, ListEntry } from './ListEntry.tsx'

/** More lines are shown after a press of a button. */
const MAX_LINES = 40

interface ListEntriesProps {
  readonly list: SheetList
  readonly labels: EstimatorWords['list']
  readonly onAnswer: AnswerHandler
}

/** The entries of a list. Only counted entries have `<data>` elements. */
export const ListEntries = memo(({ list, labels, onAnswer }: ListEntriesProps) => {
  const [isWhole, setWhole] = useState(false)
  /** The key of the last answered question, which keeps the focus. */
  const lastAnswered = useRef('')
  const asked = new Set<string>()
  const parts = list.parts.filter(part => part.kind !== 'gap')
  const shown = isWhole ? parts : parts.slice(0, MAX_LINES)

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
      <ol className={styles.entries}>
        {shown.map((part, index) => {
          const key = 'question' in part ? part.question?.key : undefined
          const isRepeated = part.kind === 'question' && asked.has(part.question.key)
          if (part.kind === 'question') asked.add(part.question.key)
          return (
            <ListEntry
              key={index}
              part={part}
              labels={labels}
              isRepeated={isRepeated}
              focusOn={focusOn(key)}
              onAnswer={answer}
            />
          )
        })}
      </ol>
      {parts.length > shown.length && (
        <button type="button" className={fields.outlineButton} onClick={() => setWhole(true)}>
          {labels.showMore(parts.length - shown.length)}
        </button>
      )}
    </>
  )
})
