import { RoofForm } from '#features/home/RoofForm.tsx'
import { Page } from '#features/shell/Page.tsx'
import type { Words } from '#i18n/words.ts'
import { HelpLinks } from './HelpLinks.tsx'
import styles from './NotFound.module.css'
import { ProductLinks } from './ProductLinks.tsx'
import { SlippedSheet } from './SlippedSheet.tsx'

export interface NotFoundProps {
  readonly words: Words
}

/** What was not found below a drawing, and the ways on: help, the form of two walls and the products. */
export function NotFound({
  words,
  message: { heading, text, action },
}: NotFoundProps & { readonly message: { readonly heading: string; readonly text: string; readonly action: string } }) {
  return (
    <Page words={words}>
      <div className={styles.page}>
        <div className={styles.ways}>
          <SlippedSheet />
          <div className={styles.message}>
            <h1>{heading}</h1>
            <p>{text}</p>
            <HelpLinks homeLabel={action} />
          </div>
          <RoofForm />
          <ProductLinks />
        </div>
      </div>
    </Page>
  )
}
