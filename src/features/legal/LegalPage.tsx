import type { ReactNode } from 'react'
import { business } from '#facts/business.ts'
import { Notices } from '#features/shell/Notices.tsx'
import { Page } from '#features/shell/Page.tsx'
import type { Words } from '#i18n/words.ts'
import { callLink, formatInternationalNumber, mailLink } from '#site/contact-links.ts'
import type { Paths } from '#site/paths.ts'
import { formatDay } from '#text/format-day.ts'
import styles from './LegalPage.module.css'

/** What is written in the text as a number or an address, and what pressing it does. */
const ways: readonly (readonly [written: string, href: string])[] = [
  [formatInternationalNumber(business.phone), callLink(business.phone)],
  [business.email, mailLink(business.email)],
]

function linked(text: string, [way, ...others] = ways): ReactNode[] {
  if (!way) return [text]
  const [written, href] = way
  const link = (
    <a key={href} href={href}>
      {written}
    </a>
  )
  return text.split(written).flatMap((piece, index) => [...(index > 0 ? [link] : []), ...linked(piece, others)])
}

interface LegalText {
  readonly heading: string
  readonly lead: string
  /** Before the day on which it last changed; left out, no day is told. */
  readonly changed?: string
  readonly sections: readonly {
    readonly heading: string
    readonly paragraphs: readonly string[]
    readonly list?: readonly string[]
  }[]
}

interface LegalPageProps {
  readonly words: Words
  readonly path: (paths: Paths) => string
  readonly text: LegalText
  /** Ways to ask us, below the lead. */
  readonly actions?: ReactNode
  /** What stands between the lead and the text. */
  readonly children?: ReactNode
}

/** The privacy policy, the terms, and what is written like them: plain text, made to be read. */
export function LegalPage({ words, path, text, actions, children }: LegalPageProps) {
  return (
    <Page words={words} path={path} notices={<Notices />}>
      <article className={styles.text}>
        <div>
          <h1>{text.heading}</h1>
          <p className={styles.lead}>{text.lead}</p>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
        <div>
          {children}
          {text.sections.map(section => (
            <section key={section.heading}>
              <h2>{section.heading}</h2>
              {section.paragraphs.map(paragraph => (
                <p key={paragraph}>{linked(paragraph)}</p>
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
          {text.changed && (
            <p className={styles.changed}>
              {`${text.changed}: `}
              <time dateTime={business.policiesChangedOn}>{formatDay(business.policiesChangedOn, words.language)}</time>
            </p>
          )}
        </div>
      </article>
    </Page>
  )
}
