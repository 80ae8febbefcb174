import type { Product } from '#catalogue/product.ts'
import type { ProfileId } from '#roofing/profiles/profile.ts'
import { profiles } from '#roofing/profiles/profiles.ts'
import { sheetPath } from '#roofing/profiles/section-path.ts'
import { toldCoverWidth } from '#words/told.ts'
import { useWords } from '#words/WordsContext.tsx'
import { classes } from './classes.ts'
import styles from './SectionDrawing.module.css'

/** One scale for all sections, so that a narrower sheet is drawn narrower: the widest sheet and a margin, in mm. */
const FRAME_MM = 1100
/** Where the lowest line of an outline lies. */
export const SECTION_BASE_MM = 44
const DIMENSION_MM = 84

/** The outlines of the named sections, once a page; the drawings refer to them. */
export function SectionOutlines({ ids }: { readonly ids: readonly ProfileId[] }) {
  return ids.map(id => (
    <path key={id} id={`s-${id}`} className={styles.section} d={sheetPath(profiles[id], SECTION_BASE_MM)} />
  ))
}

interface SectionDrawingProps {
  readonly product: Pick<Product, 'name' | 'profile'>
  /** `bare` draws the line alone, and is not spoken, for tables that print the width in a cell of its own. */
  readonly size: 'card' | 'page' | 'bare'
}

/** A product's cross-section to scale, with its cover width as a dimension line. */
export function SectionDrawing({ product, size }: SectionDrawingProps) {
  const words = useWords()
  const { coverWidthMm } = profiles[product.profile]
  const coverWidth = toldCoverWidth(product.profile, words)
  const middle = coverWidthMm / 2
  if (size === 'bare')
    return (
      <svg className={styles.drawing} viewBox={`0 0 ${FRAME_MM} 50`} aria-hidden="true">
        <use href={`#s-${product.profile}`} />
      </svg>
    )
  return (
    <svg
      className={classes(styles.drawing, size === 'page' && styles.page)}
      viewBox={`0 0 ${FRAME_MM} 112`}
      role="img"
      aria-label={words.product.drawing(product.name, coverWidth)}
    >
      <use href={`#s-${product.profile}`} />
      <path
        className={styles.dimension}
        d={`M1 64v40M${coverWidthMm} 64v40M16 76l-15 8 15 8M${coverWidthMm - 15} 76l15 8-15 8M1 ${DIMENSION_MM}H${coverWidthMm}`}
      />
      <text className={styles.figure} x={middle} y={DIMENSION_MM}>
        {coverWidth}
      </text>
    </svg>
  )
}
