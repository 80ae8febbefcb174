import { type LengthUnit, spellings } from '../lengths/unit.ts'

const unitPatterns = (Object.keys(spellings) as LengthUnit[]).map(
  unit => [unit, new RegExp(`^(?:${spellings[unit]})$`)] as const,
)

/** The unit that a word in lower case names; `undefined` where it names none. */
export function parseUnit(word: string): LengthUnit | undefined {
  return unitPatterns.find(([, name]) => name.test(word))?.[0]
}
