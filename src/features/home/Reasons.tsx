import { useWords } from '#words/WordsContext.tsx'
import styles from './Reasons.module.css'
import { SectionHeading } from './SectionHeading.tsx'

export function Reasons() {
  const { reasons } = useWords().home
  return (
    <section className={styles.section} id="why-choose-us" aria-labelledby="reasons-heading">
      <SectionHeading id="reasons-heading" heading={reasons.heading} lead={reasons.lead} />
      <ol className={styles.list}>
        {reasons.list.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
