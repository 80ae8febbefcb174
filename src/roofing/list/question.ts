import { type Answers, AS_READ, answerFor, NOT_SHEETS, questionKey } from './answers.ts'
import type { EntryInContext } from './classify-entry.ts'
import { findUnknownWords } from './entry.ts'
import type { Interpretation } from './interpretation.ts'
import type { Choice, Question } from './sheet-list.ts'

/** Creates the question about an uncertain entry. */
export function createQuestion(
  { entry, context, source }: EntryInContext,
  { readings, doubts }: Interpretation,
  text: string,
): Question {
  const headingText = context ? text.slice(context.start, context.end) : ''
  const about = doubts.includes('heading')
    ? headingText
    : doubts.includes('noun')
      ? findUnknownWords(entry).join(' ')
      : ''
  const isAboutWords = about !== '' && doubts.every(doubt => doubt === 'noun' || doubt === 'heading')
  // The map merges equal readings: `3 x 3` is the same either way.
  const choices = new Map(
    readings.map(reading => [answerFor(reading), { answer: isAboutWords ? AS_READ : answerFor(reading), reading }]),
  )
  return {
    // All lines with the same doubtful noun or heading share one question.
    key: isAboutWords ? questionKey('about', about) : questionKey(headingText, source),
    doubts,
    ...(about && { about }),
    choices: [...choices.values(), { answer: NOT_SHEETS }],
  }
}

/** The question about an entry without a clear count and length: its only answer is that it is not sheets. */
export function createNotSheetsQuestion(source: string): Question {
  return { key: questionKey('unread', source), doubts: ['numbers'], choices: [{ answer: NOT_SHEETS }] }
}

/** The choice that was answered, if the question still offers it. */
export function findChoice({ key, choices }: Question, answers: Answers): Choice | undefined {
  return choices.find(({ answer }) => answer === answers[key])
}
