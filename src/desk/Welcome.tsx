import { type Language, languages } from '#text/languages.ts'
import styles from './Welcome.module.css'
import { welcome } from './words.ts'

const GUIDES: Readonly<Record<Language, string>> = { en: 'owner.md', sw: 'owner.sw.md' }

interface Props {
  readonly brand: string
  /** Such as `jenga-roofs/site`. */
  readonly repository: string
}

/** Explains in every language what the desk is for and how to sign in. Shown above the editor's sign-in button. */
export function Welcome({ brand, repository }: Props) {
  return (
    <header className={styles.welcome}>
      {languages.map(language => {
        const { what, how, guide } = welcome[language]
        return (
          <p key={language} lang={language}>
            {what(brand)} {how}{' '}
            <a href={`https://github.com/${repository}/blob/main/docs/${GUIDES[language]}`}>{guide}</a>
          </p>
        )
      })}
    </header>
  )
}
