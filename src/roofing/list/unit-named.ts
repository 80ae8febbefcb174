import { type LengthUnit, spellings } from '../lengths/unit.ts'

const names = (Object.keys(spellings) as LengthUnit[]).map(
  unit => [unit, new RegExp(`^(?:${spellings[unit]})$`)] as const,
)

/** The unit that a word in lower case names. */
export function unitNamed(word: string): LengthUnit | undefined {
  return names.find(([, name]) => name.test(word))?.[0]
}
