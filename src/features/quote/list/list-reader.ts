/** What the page needs to read a fundi's list. It is imported when there is a list, because few visitors have one. */
export { NOT_SHEETS, readAnswers, setAnswer } from '#roofing/list/answers.ts'
export { compareList } from '#roofing/list/compare.ts'
export { needsOf } from '#roofing/list/needs.ts'
export { parseList, parseListInSteps } from '#roofing/list/parse-list.ts'
export { findGuesses } from '#roofing/quote/guesses.ts'
