import { Page } from '#features/shell/Page.tsx'
import type { Words } from '#i18n/words.ts'
import type { SitePictures } from '#media/pictures/site-pictures.ts'
import { SectionEdge } from '#ui/SectionEdge.tsx'
import { HelpLinks } from './HelpLinks.tsx'
import styles from './NotFound.module.css'
import { ProductLinks } from './ProductLinks.tsx'

interface NotFoundPageProps {
  readonly words: Words
  readonly pictures: Pick<SitePictures, 'galleryOf'>
}

/** The page for unknown addresses. Lists the products; `not-found.client.ts` logs the address. */
export function NotFoundPage({ words, pictures }: NotFoundPageProps) {
  const { action, heading, text } = words.notFound.page
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
