/** The units of length used in the trade. */
export type LengthUnit = 'm' | 'cm' | 'mm' | 'ft' | 'in'

/** Metres in one unit, with the international foot and inch. */
export const metresPer: Readonly<Record<LengthUnit, number>> = { m: 1, cm: 0.01, mm: 0.001, ft: 0.3048, in: 0.0254 }

/**
 * The spellings of each unit in English and Kiswahili, as sources of regular expressions. Longer spellings come first, so
 * that `m` does not match the start of `mm`.
 */
export const spellings: Readonly<Record<LengthUnit, string>> = {
  mm: 'millimet(?:re|er)s?|milimita|mm',
  cm: 'centimet(?:re|er)s?|sentimita|cms?',
  m: 'met(?:re|er)s?|mitas?|mtres?|mtrs?|mts?|m',
  ft: "feets?|foots?|futi|fiti|fts?|'",
  in: 'inch(?:es)?|i?nchi|ins?|"',
}

/**
 * Prepares typed text for the parsers of lengths and pitches: lower case, one character each for the foot mark ('), the inch
 * mark (") and minus, and `.5` for `½`. Two foot marks in a row are an inch mark, as typed on phones.
 */
export function normalizeMarks(text: string): string {
  return text
    .toLowerCase()
    .replace(/[′’‘ʹ`´＇]/g, "'")
    .replace(/[″”“ʺ＂]|''/g, '"')
    .replace(/[−–—]/g, '-')
    .replace(/(\d?)\s?([¼½¾])/g, (_, whole: string, part: string) => `${whole}.${{ '¼': 25, '½': 5, '¾': 75 }[part]}`)
}
