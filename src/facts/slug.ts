const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Whether a file name, without its extension, can be part of an address. */
export const isSlug = (name: string) => SLUG.test(name)

/** The error for a file whose name cannot be part of an address. */
export function describeBadSlug(path: string, name: string, example: string): string {
  return `${path}: its name is ${JSON.stringify(name)}; allowed is small letters and digits joined by hyphens, such as ${example}.`
}
