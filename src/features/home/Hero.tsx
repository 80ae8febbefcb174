import { business } from '#facts/business.ts'
import type { Product } from '#facts/product.ts'
import { priceAttributes } from '#features/prices/price-attributes.ts'
import { LOWEST_PRICE_KEY } from '#features/prices/todays-prices.ts'
import { Reviews } from '#features/product/Reviews.tsx'
import { usePaths } from '#i18n/use-paths.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import type { PictureFiles } from '#media/pictures/picture-files.ts'
import { callLink, chatLink } from '#site/contact-links.ts'
import { keepUnitsTogether } from '#text/keep-units-together.ts'
import { Button } from '#ui/Button.tsx'
import { Picture } from '#ui/Picture.tsx'
import { ProductName } from '#ui/ProductName.tsx'
import { SmallDrawing, type SmallDrawingName } from '#ui/SmallDrawing.tsx'
import hidden from '#ui/VisuallyHidden.module.css'
import styles from './Hero.module.css'
import { RoofForm } from './RoofForm.tsx'

/** The drawings of the badges, in their order. */
const badgeDrawings: readonly SmallDrawingName[] = ['shiningSheet', 'lorry', 'screwGun']

interface HeroProps {
  readonly picture: PictureFiles
  /** The product on the roof of the picture, if it is for sale. */
  readonly product?: Pick<Product, 'slug' | 'name'> | undefined
}

export function Hero({ picture, product }: HeroProps) {
  const paths = usePaths()
  const { application, home, messages, product: productWords } = useWords()
  const { hero } = home
  return (
    <section className={styles.hero}>
      <div className={styles.text}>
        <h1>{hero.headline}</h1>
        <p className={styles.lead} {...priceAttributes(LOWEST_PRICE_KEY)}>
          {keepUnitsTogether(hero.lead)}
        </p>
        <Reviews />
        <div className={styles.actions}>
          <Button variant="outline" href={paths.products}>
            {hero.shopProducts}
          </Button>
          <Button variant="outline" icon="phone" href={callLink(business.phone)}>
            {hero.callToOrder}
          </Button>
        </div>
      </div>
      <Picture
        files={picture}
        alt={hero.pictureAlt}
        priority
        frameClassName={styles.pictureFrame}
        className={styles.picture}
      />
      {product && (
        <p className={styles.caption}>
          <a href={paths.product(product.slug)}>
            <ProductName name={productWords.gallery.pictured(product.name)} />
          </a>
        </p>
      )}
      <div className={styles.form}>
        <RoofForm />
      </div>
      <div className={styles.claims}>
        <ul className={styles.badges}>
          {hero.badges.map((badge, index) => (
            <li key={badge.title}>
              <SmallDrawing name={badgeDrawings[index]} />
              <p>
                <strong>{`${badge.title} `}</strong>
                <span>{badge.text}</span>
              </p>
            </li>
          ))}
        </ul>
        <div className={styles.call}>
          <p>
            <strong aria-hidden="true">{`${hero.callDirectly}. `}</strong>
            <span>{hero.callDirectlyNote}</span>
          </p>
          <Button variant="outline" icon="phone" href={callLink(business.phone)}>
            <span className={hidden.hidden}>{`${hero.callDirectly}: `}</span>
            {hero.phoneNumber}
          </Button>
          <Button variant="outline" icon="whatsapp" href={chatLink(business.chatNumber, messages.greeting)}>
            {application.chat}
          </Button>
        </div>
      </div>
    </section>
  )
}
