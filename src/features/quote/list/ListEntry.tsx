import fields from '#features/quote/controls/Fields.module.css'
import { LinkButton } from '#features/quote/controls/LinkButton.tsx'
import type { EstimatorWords } from '#i18n/en/estimator.ts'
import type { Question, SheetList } from '#roofing/list/sheet-list.ts'
import { keepUnitsTogether } from '#text/keep-units-together.ts'
import styles from './ListEntries.module.css'
import { shortenLine } from './list-lines.ts'

type Labels = EstimatorWords['list']
type Part = Exclude<SheetList['parts'][number], { kind: 'gap' }>

/** Saves an answer to a question; `undefined` removes it. */
export type AnswerHandler = (key: string, answer: string | undefined) => void

/** Longer lines are cut: the text box above shows them whole. */
const MAX_SOURCE_LENGTH = 120

interface EntryProps {
  readonly part: Part
  /** Set on the first part that blocks the order. */
  readonly id: string | undefined
  readonly labels: Labels
  /** Whether the same question is asked above. */
  readonly isRepeated: boolean
  /** A ref for the button that takes the focus, because the pressed button is removed. */
  readonly focusOn: (node: HTMLButtonElement | null) => void
  readonly onAnswer: AnswerHandler
}

/** Whether all choices have the same count, in one unit each: 20 of 10 ft, 20 of 10 m. */
function differsInUnitOnly({ choices }: Question): boolean {
  const readings = choices.flatMap(({ reading }) => reading ?? [])
  const counts = new Set(readings.map(({ count }) => count))
  return readings.length > 1 && counts.size === 1 && new Set(readings.map(({ unit }) => unit)).size === readings.length
}

function ListQuestion({
  question,
  labels,
  focusOn,
  onAnswer,
}: Pick<EntryProps, 'labels' | 'focusOn' | 'onAnswer'> & { readonly question: Question }) {
  const [first = 'numbers'] = question.doubts
  const doubt = first === 'order' && differsInUnitOnly(question) ? 'unit' : first
  const text = labels.questions[doubt](question.about ?? '')
  return (
    <fieldset className={styles.question}>
      <legend>{text}</legend>
      {question.choices.map(({ answer, reading }, index) => (
        <button
          key={answer}
          ref={index === 0 ? focusOn : undefined}
          type="button"
          className={fields.outlineButton}
          onClick={() => onAnswer(question.key, answer)}
        >
          {reading ? labels.choice(reading.count, reading.lengthM, reading.unit) : labels.notSheets}
        </button>
      ))}
    </fieldset>
  )
}

function Reading({ part, labels, isRepeated, focusOn, onAnswer }: EntryProps) {
  switch (part.kind) {
    case 'cut':
      return (
        <p className={styles.cut}>
          <data value={part.count}>{labels.sheetCount(part.count)}</data>
          {' × '}
          <data value={part.lengthM}>{labels.length(part.lengthM, part.unit)}</data>
          {` ${keepUnitsTogether(labels.sum(part.count, part.lengthM))}`}
          {part.ignored.length > 0 && <small>{labels.ignoredWords(part.ignored.join(', '))}</small>}
        </p>
      )
    case 'question':
      return isRepeated ? (
        <p className={styles.uncounted}>{labels.sameQuestion}</p>
      ) : (
        <ListQuestion question={part.question} labels={labels} focusOn={focusOn} onAnswer={onAnswer} />
      )
    case 'goods':
      return <p className={styles.muted}>{labels.goods(part)}</p>
    case 'unread':
      return part.reason === 'not-sheets' ? (
        <p className={styles.muted}>{labels.unread[part.reason]}</p>
      ) : (
        <p className={styles.uncounted}>
          {`${labels.unread[part.reason]} `}
          <LinkButton
            ref={focusOn}
            aria-label={labels.notSheetsAbout(shortenLine(part.source, MAX_SOURCE_LENGTH))}
            onClick={() => onAnswer(part.question.key, part.question.choices[0]?.answer)}
          >
            {labels.notSheets}
          </LinkButton>
        </p>
      )
    default:
      return <p className={styles.muted}>{part.kind === 'total' ? labels.totalLine : labels.nothingToCount}</p>
  }
}

/** An entry of a list: its text, and how it is read. */
export function ListEntry(props: EntryProps) {
  const { part, id, labels, focusOn, onAnswer } = props
  const source = shortenLine(part.source, MAX_SOURCE_LENGTH)
  const isAnswered = part.kind === 'cut' || (part.kind === 'unread' && part.reason === 'not-sheets')
  const answered = isAnswered ? part.question : undefined
  return (
    <li id={id} tabIndex={id === undefined ? undefined : -1}>
      <q>{source}</q>
      <div>
        <Reading {...props} />
        {answered && (
          <LinkButton
            ref={focusOn}
            aria-label={labels.changeAnswerTo(source)}
            onClick={() => onAnswer(answered.key, undefined)}
          >
            {labels.changeAnswer}
          </LinkButton>
        )}
      </div>
    </li>
  )
}
