import { type Paths, pathsIn } from '#site/paths.ts'
import { useWords } from './WordsContext.tsx'

/** The addresses of the pages in the current language. @throws {Error} outside a `WordsProvider`. */
export function usePaths(): Paths {
  return pathsIn(useWords().key)
}
