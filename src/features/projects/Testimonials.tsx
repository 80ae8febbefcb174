import type { Testimonial } from '#facts/schema/testimonials.schema.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { formatMonth } from '#text/format-day.ts'
import styles from './Projects.module.css'

/** What customers have said; nothing while there is none. They are not in structured data. */
export function Testimonials({ testimonials }: { readonly testimonials: readonly Testimonial[] }) {
  const { key, projects: words } = useWords()
  if (testimonials.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="testimonials-heading">
      <h2 id="testimonials-heading">{words.testimonials}</h2>
      <ul className={styles.list}>
        {testimonials.map(({ name, county, month, words: own }) => (
          <li key={name + month}>
            <blockquote className={styles.quote}>
              <p>{own[key]}</p>
              <footer>{words.by(name, county, formatMonth(month, key))}</footer>
            </blockquote>
          </li>
        ))}
      </ul>
    </section>
  )
}
