import { usePaths } from '#i18n/use-paths.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import type { PictureFiles } from '#media/pictures/picture-files.ts'
import { classes } from '#ui/classes.ts'
import { Picture } from '#ui/Picture.tsx'
import { SmallDrawing, type SmallDrawingName } from '#ui/SmallDrawing.tsx'
import { CheckedOrder, LorryWithSheets } from './ReasonDrawings.tsx'
import styles from './Reasons.module.css'
import { SectionHeading } from './SectionHeading.tsx'

/** The drawings of the first reasons, delivery and the guarantee, which stand out. */
const mainDrawings = [LorryWithSheets, CheckedOrder]

/** Those of the others, in their order. */
const smallDrawings: readonly SmallDrawingName[] = [
  'shiningSheet',
  'telephone',
  'certificate',
  'quickList',
  'buyers',
  'screwGun',
]

/** Reasons to buy here, with a picture of a house if the site has one. */
export function Reasons({ house }: { readonly house: PictureFiles | undefined }) {
  const paths = usePaths()
  const { reasons } = useWords().home
  return (
    <section
      className={classes(styles.section, house && styles.withHouse)}
      id="why-choose-us"
      aria-labelledby="reasons-heading"
    >
      <SectionHeading id="reasons-heading" heading={reasons.heading} />
      {house && <Picture files={house} alt={reasons.houseAlt} frameClassName={styles.frame} className={styles.house} />}
      <ul className={styles.list}>
        {reasons.list.map(({ title, text, details }, index) => {
          const Drawing = mainDrawings[index]
          return (
            <li key={title} className={Drawing && styles.main}>
              {Drawing ? <Drawing /> : <SmallDrawing name={smallDrawings[index - mainDrawings.length]} />}
              <h3>{title}</h3>
              <p>
                {details && <a href={paths[details.page]}>{details.words}</a>}
                {text}
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
