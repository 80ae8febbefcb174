import { wordsByLanguage } from '#i18n/all-languages.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { type Paths, pathsIn } from '#site/paths.ts'
import { languages } from '#text/languages.ts'
import styles from './LanguageLinks.module.css'

/**
 * Links to the page in the other languages, each in its own name. `menu.client.ts` copies the hash of the address to them,
 * which holds the quote or the chosen colour.
 */
export function LanguageLinks({ path }: { readonly path: (paths: Paths) => string }) {
  const { key } = useWords()
  return languages
    .filter(language => language !== key)
    .map(language => {
      const { name, language: tag } = wordsByLanguage[language]
      return (
        <a key={language} className={styles.language} href={path(pathsIn(language))} lang={tag} hrefLang={language}>
          {name}
        </a>
      )
    })
}
