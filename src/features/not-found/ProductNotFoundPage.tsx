import { foremost, isShort } from '#catalogue/catalogue.ts'
import { productFacts } from '#catalogue/products.ts'
import { EDGE } from '#features/shell/edge.ts'
import { Page } from '#features/shell/Page.tsx'
import { pathsIn } from '#paths.ts'
import { SectionEdge } from '#ui/SectionEdge.tsx'
import type { Words } from '#words/words.ts'
import styles from './NotFound.module.css'
import { WaysOn } from './WaysOn.tsx'

/** The view of `/product/...` for a product that is not sold: names those that are. */
export function ProductNotFoundPage({ words }: { readonly words: Words }) {
  const { action, heading, text } = words.notFound.product
  return (
    <Page words={words} icons={['phone', 'whatsapp']} edges={[{ profile: EDGE, ground: 'ink' }]}>
      <div className={styles.view}>
        <h1>{heading}</h1>
        <p>{text}</p>
        <ul>
          {foremost(productFacts).map(product => (
            <li key={product.id}>
              <a href={pathsIn(words.key).product(product.slug)}>{product.name}</a>
            </li>
          ))}
          {!isShort(productFacts) && (
            <li>
              <a href={pathsIn(words.key).allProducts}>{words.shell.footer.allProducts}</a>
            </li>
          )}
        </ul>
        <WaysOn home={action} />
      </div>
      <SectionEdge profile={EDGE} />
    </Page>
  )
}
