import { Page } from '#features/shell/Page.tsx'
import type { Words } from '#i18n/words.ts'
import type { SitePictures } from '#media/pictures/site-pictures.ts'
import { SectionEdge } from '#ui/SectionEdge.tsx'
import { HelpLinks } from './HelpLinks.tsx'
import styles from './NotFound.module.css'
import { ProductLinks } from './ProductLinks.tsx'

interface ProductNotFoundPageProps {
  readonly words: Words
  readonly pictures: Pick<SitePictures, 'galleryOf'>
}

/** The page for unknown addresses below `/product/`: lists the products. */
export function ProductNotFoundPage({ words, pictures }: ProductNotFoundPageProps) {
  const { action, heading, text } = words.notFound.product
  return (
    <Page words={words}>
      <div className={styles.message}>
        <h1>{heading}</h1>
        <p>{text}</p>
        <HelpLinks homeLabel={action} />
        <ProductLinks pictures={pictures} />
      </div>
      <SectionEdge profile="corrugated" background="ink" />
    </Page>
  )
}
