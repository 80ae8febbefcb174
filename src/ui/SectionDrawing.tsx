import type { Product } from '#facts/product.ts'
import { approximateCoverWidth } from '#i18n/approximate-figure.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { profiles } from '#roofing/profiles/profiles.ts'
import styles from './SectionDrawing.module.css'
import { SectionLine } from './SectionLine.tsx'

/** The widest sheet and a margin. All sections share one scale, so that narrower sheets look narrower. */
const FRAME_WIDTH_MM = 1100
const DIMENSION_Y_MM = 84

interface SectionDrawingProps {
  readonly product: Pick<Product, 'name' | 'profile'>
  /** Draws no dimension and hides the drawing from screen readers, for tables with a column of widths. */
  readonly lineOnly?: boolean
}

/** A product's cross-section to scale, with its cover width as a dimension line. */
export function SectionDrawing({ product, lineOnly }: SectionDrawingProps) {
  const words = useWords()
  const { coverWidthMm } = profiles[product.profile]
  const coverWidth = approximateCoverWidth(product.profile, words)
  const middle = coverWidthMm / 2
  if (lineOnly)
    return (
      <svg className={styles.drawing} viewBox={`0 0 ${FRAME_WIDTH_MM} 50`} aria-hidden="true">
        <SectionLine profile={product.profile} />
      </svg>
    )
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${FRAME_WIDTH_MM} 112`}
      role="img"
      aria-label={words.product.drawing(product.name, coverWidth)}
    >
      <SectionLine profile={product.profile} />
      <path
        className={styles.dimension}
        d={`M1 64v40M${coverWidthMm} 64v40M16 76l-15 8 15 8M${coverWidthMm - 15} 76l15 8-15 8M1 ${DIMENSION_Y_MM}H${coverWidthMm}`}
      />
      <text className={styles.figure} x={middle} y={DIMENSION_Y_MM}>
        {coverWidth}
      </text>
    </svg>
  )
}
