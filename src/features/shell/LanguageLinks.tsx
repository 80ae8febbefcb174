import { wordsByLanguage } from '#i18n/all-languages.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { type Paths, pathsIn } from '#site/paths.ts'
import { languages } from '#text/languages.ts'
import styles from './LanguageLinks.module.css'

/**
 * The same page in each other language, under that language's own name: plain links, because the language is a matter of
 * the address. Scripts take along what the address of this page alone does not say: a quote (`menu.client.ts`), the colour
 * that was chosen (`colour.client.ts`).
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
