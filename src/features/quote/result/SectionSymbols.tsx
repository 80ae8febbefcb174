import { productFacts } from '#facts/products.ts'
import styles from '#features/quote/form/RoofSymbols.module.css'
import { SECTION_BASELINE_MM, SectionLine } from '#ui/SectionLine.tsx'
import { sectionDrawingId } from './ProductComparison.tsx'

/** A rib and its pans: a whole section would be flat at the size of a row. */
const SHOWN_WIDTH_MM = 340

/** SVG symbols of a part of each product's section, all to one scale, which `ProductComparison` refers to. */
export function SectionSymbols() {
  return (
    <svg className={styles.symbols} aria-hidden="true">
      {productFacts.map(({ slug, profile }) => (
        <symbol key={slug} id={sectionDrawingId(slug)} viewBox={`0 0 ${SHOWN_WIDTH_MM} ${SECTION_BASELINE_MM + 4}`}>
          <SectionLine profile={profile} />
        </symbol>
      ))}
    </svg>
  )
}
