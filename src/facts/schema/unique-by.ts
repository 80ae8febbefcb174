import type { z } from 'zod'

/** Refuses list entries whose field repeats the value of an earlier entry. `allowed` is the error text. */
export function uniqueBy<K extends string>(field: K, allowed: string) {
  return (entries: readonly Readonly<Record<K, unknown>>[], context: z.core.$RefinementCtx): void => {
    for (const [index, entry] of entries.entries()) {
      if (entries.findIndex(other => other[field] === entry[field]) < index)
        context.addIssue({ code: 'custom', path: [index, field], message: allowed, input: entry[field] })
    }
  }
}

/** Refuses repeated values in a list. */
export function uniqueValues(values: readonly unknown[], context: z.core.$RefinementCtx): void {
  for (const [index, value] of values.entries()) {
    if (values.indexOf(value) < index)
      context.addIssue({ code: 'custom', path: [index], message: 'what is not in the list already', input: value })
  }
}
