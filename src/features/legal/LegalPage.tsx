import type { ReactNode } from 'react'
import { business } from '#facts/business.ts'
import { ArticleWithContents } from '#features/shell/ArticleWithContents.tsx'
import { Notices } from '#features/shell/Notices.tsx'
import { Page } from '#features/shell/Page.tsx'
import type { Words } from '#i18n/words.ts'
import { callLink, formatInternationalNumber, mailLink } from '#site/contact-links.ts'
import type { Paths } from '#site/paths.ts'
import { formatDay } from '#text/format-day.ts'
import { headingId } from '#text/heading-id.ts'
import styles from './LegalPage.module.css'

/** The phone number and the email address as written in the texts, with their links. */
const contactLinks: readonly (readonly [text: string, href: string])[] = [
  [formatInternationalNumber(business.phone), callLink(business.phone)],
  [business.email, mailLink(business.email)],
]

function addContactLinks(text: string, [first, ...others] = contactLinks): ReactNode[] {
  if (!first) return [text]
  const [contact, href] = first
  const link = (
    <a key={href} href={href}>
      {contact}
    </a>
  )
  return text.split(contact).flatMap((part, index) => [...(index > 0 ? [link] : []), ...addContactLinks(part, others)])
}

interface LegalText {
  readonly heading: string
  readonly lead: string
  /** Label of the date of the last change. */
  readonly changed: string
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
}

/** A page of plain text: the privacy policy, the terms. */
export function LegalPage({ words, path, text }: LegalPageProps) {
  return (
    <Page words={words} path={path} notices={<Notices />}>
      <ArticleWithContents
        heading={text.heading}
        lead={text.lead}
        entries={text.sections.map(({ heading }) => ({ id: headingId(heading), text: heading }))}
        textClassName={styles.text}
      >
        {text.sections.map(section => (
          <section key={section.heading}>
            <h2 id={headingId(section.heading)}>{section.heading}</h2>
            {section.paragraphs.map(paragraph => (
              <p key={paragraph}>{addContactLinks(paragraph)}</p>
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
        <p className={styles.lastChanged}>
          {`${text.changed}: `}
          <time dateTime={business.policiesChangedOn}>{formatDay(business.policiesChangedOn, words.key)}</time>
        </p>
      </ArticleWithContents>
    </Page>
  )
}
