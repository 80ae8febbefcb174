import { business } from '#business.ts'
import { News } from '#features/shell/News.tsx'
import { Page } from '#features/shell/Page.tsx'
import type { Words } from '#words/words.ts'
import styles from './LegalPage.module.css'

interface LegalText {
  readonly heading: string
  readonly lead: string
  readonly changed: string
  readonly sections: readonly {
    readonly heading: string
    readonly paragraphs: readonly string[]
    readonly list?: readonly string[]
  }[]
}

/** The privacy policy and the terms: plain text, made to be read. */
export function LegalPage({ words, text }: { readonly words: Words; readonly text: LegalText }) {
  return (
    <Page words={words} icons={[]} news={<News />}>
      <article className={styles.text}>
        <h1>{text.heading}</h1>
        <p className={styles.lead}>{text.lead}</p>
        {text.sections.map(section => (
          <section key={section.heading}>
            <h2>{section.heading}</h2>
            {section.paragraphs.map(paragraph => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {section.list && (
              <ul>
                {section.list.map(item => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
        <p className={styles.changed}>
          {`${text.changed}: `}
          <time dateTime={business.policiesChangedOn}>{business.policiesChangedOn}</time>
        </p>
      </article>
    </Page>
  )
}
