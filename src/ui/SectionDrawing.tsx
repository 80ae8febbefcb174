import type { Product } from '#facts/product.ts'
import { approximateCoverWidth } from '#i18n/approximate-figure.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { profiles } from '#roofing/profiles/profiles.ts'
import styles from './SectionDrawing.module.css'
import { SectionLine } from './SectionLine.tsx'

/** The widest sheet and a margin. All sections share one scale, so that narrower sheets look narrower. */
const FRAME_WIDTH_MM = 1100

interface SectionDrawingProps {
  readonly product: Pick<Product, 'name' | 'profile'>
  /** Draws no dimension and hides the drawing from screen readers, for tables with a column of widths. */
  readonly lineOnly?: boolean
}

/** Half of a dimension line: the mark of its end, an arrow, and the line towards the figure. */
function HalfDimension({ end }: { readonly end: 'left' | 'right' }) {
  const direction = end === 'left' ? 1 : -1
  return (
    <svg className={styles.half} aria-hidden="true">
      <line x1="0" x2="100%" y1="10.5" y2="10.5" />
      <svg x={end === 'left' ? '0' : '100%'} aria-hidden="true">
        <path d={`M${direction / 2} 0v20M${direction * 8} 7l${direction * -7.5} 3.5 ${direction * 7.5} 3.5`} />
      </svg>
    </svg>
  )
}

/** A product's cross-section to scale, with its cover width as a dimension line below, whose figure has the size of the page's text. */
export function SectionDrawing({ product, lineOnly }: SectionDrawingProps) {
  const words = useWords()
  const coverWidth = approximateCoverWidth(product.profile, words)
  const section = <SectionLine profile={product.profile} />
  const viewBox = `0 0 ${FRAME_WIDTH_MM} 50`
  if (lineOnly)
    return (
      <svg className={styles.section} viewBox={viewBox} aria-hidden="true">
        {section}
      </svg>
    )
  const besideShare = 1 - profiles[product.profile].coverWidthMm / FRAME_WIDTH_MM
  return (
    <div className={styles.drawing}>
      <svg
        className={styles.section}
        viewBox={viewBox}
        role="img"
        aria-label={words.product.drawing(product.name, coverWidth)}
      >
        {section}
      </svg>
      <div className={styles.dimension} aria-hidden="true">
        <HalfDimension end="left" />
        <span>{coverWidth}</span>
        <HalfDimension end="right" />
        {/* The policy of the pages forbids styles of elements; an attribute of a drawing has the width that the sheet leaves. */}
        <svg width={`${(besideShare * 100).toFixed(2)}%`} height="1" aria-hidden="true" />
      </div>
    </div>
  )
}
