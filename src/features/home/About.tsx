import { business } from '#facts/business.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import type { PictureFiles } from '#media/pictures/picture-files.ts'
import { classes } from '#ui/classes.ts'
import { Picture } from '#ui/Picture.tsx'
import styles from './About.module.css'
import { Assurances } from './Assurances.tsx'

/** The seller, with a picture of a house if the site has one. */
export function About({ house }: { readonly house: PictureFiles | undefined }) {
  const { about } = useWords().home
  return (
    <section className={classes(styles.section, house && styles.withHouse)} id="about" aria-labelledby="about-heading">
      <div className={styles.text}>
        <h2 id="about-heading">{about.heading}</h2>
        {about.paragraphs.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {house && <Picture files={house} alt={about.houseAlt} frameClassName={styles.frame} className={styles.house} />}
      <dl className={styles.statistics}>
        {about.statistics.map(({ figure, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.certified}>
        <h3>{about.certified.title}</h3>
        <p>{about.certified.text}</p>
        <Assurances guaranteeYears={business.guaranteeYears} certificates={business.certificates} />
      </div>
      <blockquote className={styles.quote}>
        <p>{about.quote}</p>
      </blockquote>
    </section>
  )
}
