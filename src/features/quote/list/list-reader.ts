/** The parser of a fundi's list. The page imports it when there is a list, because few visitors have one. */
export { NOT_SHEETS, readAnswers, setAnswer } from '#roofing/list/answers.ts'
export { compareList } from '#roofing/list/compare.ts'
export { needsOf } from '#roofing/list/needs.ts'
export { parseList, parseListInSteps } from '#roofing/list/parse-list.ts'
export { findGuesses } from '#roofing/quote/guesses.ts'
