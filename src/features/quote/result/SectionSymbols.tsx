import { productFacts } from '#facts/products.ts'
import styles from '#features/quote/form/RoofSymbols.module.css'
import { SECTION_PART_VIEW_BOX, SectionLine } from '#ui/SectionLine.tsx'
import { sectionDrawingId } from './ProductComparison.tsx'

/** SVG symbols of a part of each product's section, all to one scale, which `ProductComparison` refers to. */
export function SectionSymbols() {
  return (
    <svg className={styles.symbols} aria-hidden="true">
      {productFacts.map(({ slug, profile }) => (
        <symbol key={slug} id={sectionDrawingId(slug)} viewBox={SECTION_PART_VIEW_BOX}>
          <SectionLine profile={profile} />
        </symbol>
      ))}
    </svg>
  )
}
