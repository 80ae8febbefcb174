import { type Answers, AS_READ, answerOf, keyOf, NOT_SHEETS } from './answers.ts'
import type { Placed } from './decide.ts'
import type { Choice, Question } from './sheet-list.ts'
import type { Weighed } from './weighed.ts'

/** The question about an entry that is not sure. */
export function questionOf({ entry, context, source }: Placed, { readings, doubts }: Weighed, text: string): Question {
  const strange = entry.words.filter(({ sense }) => sense === 'unknown').map(({ text: word }) => word)
  const above = context ? text.slice(context.start, context.end) : ''
  const about = doubts.includes('heading') ? above : doubts.includes('noun') ? strange.join(' ') : ''
  const one = about !== '' && doubts.every(doubt => doubt === 'noun' || doubt === 'heading')
  // `3 x 3` is the same either way, and one choice.
  const choices = new Map(
    readings.map(reading => [answerOf(reading), { answer: one ? AS_READ : answerOf(reading), reading }]),
  )
  return {
    // A noun or a heading is asked about once for all lines.
    key: one ? keyOf('about', about) : keyOf(above, source),
    doubts,
    ...(about && { about }),
    choices: [...choices.values(), { answer: NOT_SHEETS }],
  }
}

/** The choice that was made, when it is still one of the question's. */
export function chosen({ key, choices }: Question, answers: Answers): Choice | undefined {
  return choices.find(({ answer }) => answer === answers[key])
}
