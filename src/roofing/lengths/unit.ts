/** The units in which people of the trade give a length. */
export type LengthUnit = 'm' | 'cm' | 'mm' | 'ft' | 'in'

/** Metres in one of each unit; the foot and the inch are the international ones. */
export const metresPer: Readonly<Record<LengthUnit, number>> = { m: 1, cm: 0.01, mm: 0.001, ft: 0.3048, in: 0.0254 }

/** How each unit is written, English and Kiswahili, as a source for regular expressions; longest spelling first. */
export const spellings: Readonly<Record<LengthUnit, string>> = {
  mm: 'millimet(?:re|er)s?|milimita|mm',
  cm: 'centimet(?:re|er)s?|sentimita|cms?',
  m: 'met(?:re|er)s?|mitas?|mtres?|mtrs?|mts?|m',
  ft: "feets?|foots?|futi|fiti|fts?|'",
  in: 'inch(?:es)?|inchi|ins?|"',
}

/**
 * Lower case, one kind of foot mark (') and inch mark ("), plain minus, ½ as .5: what the readers of lengths expect.
 * Two foot marks in a row are an inch mark, as people type it on a phone.
 */
export function plainMarks(text: string): string {
  return text
    .toLowerCase()
    .replace(/[′’‘ʹ`´＇]/g, "'")
    .replace(/[″”“ʺ＂]|''/g, '"')
    .replace(/[−–—]/g, '-')
    .replace(/(\d?)\s?([¼½¾])/g, (_, whole: string, part: string) => `${whole}.${{ '¼': 25, '½': 5, '¾': 75 }[part]}`)
}
