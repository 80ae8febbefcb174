import type { Project } from '#facts/build-projects.ts'
import { colours } from '#facts/colours.ts'
import { productFacts } from '#facts/products.ts'
import { usePaths } from '#i18n/use-paths.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import type { PictureOf } from '#media/pictures/site-pictures.ts'
import { formatMonth } from '#text/format-day.ts'
import { Picture } from '#ui/Picture.tsx'
import styles from './Projects.module.css'

interface ProjectListProps {
  readonly projects: readonly Project[]
  readonly pictureOf: PictureOf
  /** Loads the first picture at once and first. */
  readonly isFirstOnPage?: boolean
}

/** Supplied roofs, each with its photograph, its product, county and month. */
export function ProjectList({ projects, pictureOf, isFirstOnPage = false }: ProjectListProps) {
  const paths = usePaths()
  const { key, projects: words } = useWords()
  return (
    <ul className={styles.list}>
      {projects.map(({ slug, product: productSlug, colour: colourId, county, month, words: own }, index) => {
        const product = productFacts.find(each => each.slug === productSlug)
        const colour = colours.find(({ id }) => id === colourId)?.name[key]
        return (
          <li key={slug}>
            <Picture files={pictureOf(slug)} alt={own[key].photographAlt} priority={isFirstOnPage && index === 0} />
            <p>{own[key].text}</p>
            <p className={styles.facts}>
              {product && <a href={paths.product(productSlug)}>{product.name}</a>}
              {`${product ? ', ' : ''}${words.facts(colour, county, formatMonth(month, key))}`}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
