import { createContext, type ReactNode, use } from 'react'
import type { Words } from './words.ts'

const WordsContext = createContext<Words | null>(null)

/** Provides the words of one language to all components inside. */
export function WordsProvider({ words, children }: { readonly words: Words; readonly children: ReactNode }) {
  return <WordsContext value={words}>{children}</WordsContext>
}

/** The words of the page's language. @throws {Error} outside a `WordsProvider`. */
export function useWords(): Words {
  const words = use(WordsContext)
  if (!words) throw new Error('useWords needs a WordsProvider above it')
  return words
}
