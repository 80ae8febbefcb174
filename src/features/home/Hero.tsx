import { business } from '#business.ts'
import { callLink } from '#contact/links.ts'
import type { PictureFiles } from '#pictures/picture-files.ts'
import { Button } from '#ui/Button.tsx'
import { Picture } from '#ui/Picture.tsx'
import { usePaths } from '#words/use-paths.ts'
import { useWords } from '#words/WordsContext.tsx'
import styles from './Hero.module.css'

export function Hero({ picture }: { readonly picture: PictureFiles }) {
  const paths = usePaths()
  const { hero } = useWords().home
  return (
    <section className={styles.hero}>
      <div className={styles.text}>
        <h1>{hero.headline}</h1>
        <p className={styles.lead}>{hero.lead}</p>
        <div className={styles.actions}>
          <Button look="loud" href={paths.products}>
            {hero.shopProducts}
          </Button>
          <Button look="plain" icon="phone" href={callLink(business.phone)}>
            {hero.callToOrder}
          </Button>
        </div>
        <p className={styles.direct}>
          <a href={callLink(business.phone)}>
            {`${hero.callDirectly}: `}
            <b>{hero.number}</b>
          </a>
          <span>{hero.callDirectlyNote}</span>
        </p>
        <ul className={styles.badges}>
          {hero.badges.map(badge => (
            <li key={badge.title}>
              <strong>{badge.title}</strong>
              <span>{badge.text}</span>
            </li>
          ))}
        </ul>
      </div>
      <Picture files={picture} alt={hero.pictureAlt} first className={styles.picture} />
    </section>
  )
}
