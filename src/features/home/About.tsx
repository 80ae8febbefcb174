import { useWords } from '#words/WordsContext.tsx'
import styles from './About.module.css'

export function About() {
  const { about } = useWords().home
  return (
    <section className={styles.section} id="about" aria-labelledby="about-heading">
      <div className={styles.text}>
        <h2 id="about-heading">{about.heading}</h2>
        {about.paragraphs.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <dl className={styles.statistics}>
        {about.statistics.map(({ figure, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <blockquote className={styles.quote}>
        <p>{about.quote}</p>
        <footer>{about.quoteBy}</footer>
      </blockquote>
      <div className={styles.certified}>
        <h3>{about.certified.title}</h3>
        <p>{about.certified.text}</p>
      </div>
    </section>
  )
}
