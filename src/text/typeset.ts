import { keepUnitsTogether } from './keep-units-together.ts'

/**
 * A text for the screen: numbers stay on one line with their unit, their currency and what is multiplied, and × stands
 * between them. Messages and file names keep the x of a keyboard.
 */
export function typeset(text: string): string {
  return keepUnitsTogether(text)
    .replace(/(\d|\bft|\bin) [x×] (?=\d)/g, '$1\u00a0×\u00a0')
    .replace(/\) (?=\d)/g, ')\u00a0')
    .replace(/([^\d\s]) (?=\d{1,3}(,\d{3})*$)/, '$1\u00a0')
}
