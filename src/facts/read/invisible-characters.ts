/**
 * Invisible characters, for use between the brackets of a regular expression: control characters, line and paragraph
 * separators, zero-width characters, and those that change the direction of a text.
 */
export const INVISIBLE_CHARACTERS =
  '\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff'

const invisible = new RegExp(`[${INVISIBLE_CHARACTERS}]`, 'g')

/** Writes invisible characters as their codes, such as `\u202e`. */
export function showInvisible(text: string): string {
  return text.replace(invisible, character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
