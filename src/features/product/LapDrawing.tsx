import type { Product } from '#facts/product.ts'
import { approximateCoverWidth, approximateMm } from '#i18n/approximate-figure.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { profiles } from '#roofing/profiles/profiles.ts'
import { depthMm, ribSpacingMm, sideLap } from '#roofing/profiles/section.ts'
import { NextSheetLine, SECTION_BASELINE_MM, SectionLine } from '#ui/SectionLine.tsx'
import styles from './LapDrawing.module.css'

/** The size of the drawing, with the aspect ratio of the gallery pictures (16:10). */
const WIDTH_MM = 640
const HEIGHT_MM = 400
const VISIBLE_LEFT_OF_LAP_MM = 400
const BASELINE_MM = 220
/** The rib whose spacing is dimensioned is at most this far left of the side lap. */
const MAX_SPACING_OFFSET_MM = 350

interface LapDrawingProps {
  readonly product: Pick<Product, 'name' | 'profile'>
  /** Draws the two sheets without dimensions, for a thumbnail. */
  readonly linesOnly?: boolean
}

/** A technical drawing of the side lap of two sheets, with dimensions. */
export function LapDrawing({ product, linesOnly }: LapDrawingProps) {
  const words = useWords()
  const { lapDrawing } = words.product
  const profile = profiles[product.profile]
  const { coverWidthMm: cover, overallWidthMm: overall, sources } = profile
  const [depth, ribSpacing] = [depthMm(profile), ribSpacingMm(profile)]
  const sheets = (
    <>
      <SectionLine profile={product.profile} y={BASELINE_MM - SECTION_BASELINE_MM} />
      <NextSheetLine profile={product.profile} y={BASELINE_MM - SECTION_BASELINE_MM} />
    </>
  )
  const left = cover - VISIBLE_LEFT_OF_LAP_MM
  if (linesOnly)
    return (
      <svg className={styles.drawing} viewBox={`${cover - 160} 130 320 160`} aria-hidden="true">
        {sheets}
      </svg>
    )
  const { widthMm, source } = sideLap(profile)
  const lap = approximateMm(widthMm, source, words)
  const crest = BASELINE_MM - depth
  const spacingStart = cover - Math.floor(MAX_SPACING_OFFSET_MM / ribSpacing) * ribSpacing
  return (
    <svg
      className={styles.drawing}
      viewBox={`${left} 0 ${WIDTH_MM} ${HEIGHT_MM}`}
      role="img"
      aria-label={lapDrawing.label(product.name, lap)}
    >
      <path
        className={styles.dimension}
        d={[
          // Height.
          `M${left + 30} ${BASELINE_MM}v${-depth}M${left + 20} ${BASELINE_MM}h20M${left + 20} ${crest}h20M${left + 30} ${crest}v-30`,
          // Lap, above.
          `M${cover} ${BASELINE_MM - 20}V100M${overall} ${BASELINE_MM - 20}V100M${cover} 110H${overall}`,
          // Spacing, below.
          `M${spacingStart} ${BASELINE_MM + 15}v45M${spacingStart + ribSpacing} ${BASELINE_MM + 15}v45M${spacingStart} ${BASELINE_MM + 50}h${ribSpacing}`,
          // Cover width: from a break mark at the left edge, because the left end of the sheet is outside the drawing.
          `M${cover} ${BASELINE_MM + 98}v37M${left} ${BASELINE_MM + 125}h16l5 -14 10 28 5 -14H${cover}m-14 -8l14 8-14 8`,
        ].join('')}
      />
      {sheets}
      <g className={styles.labels}>
        <text x={left + 20} y={crest - 40}>
          {lapDrawing.height(approximateMm(depth, sources.depth, words))}
        </text>
        <text x={left + WIDTH_MM - 12} y="90" textAnchor="end">
          {lapDrawing.lap(lap)}
        </text>
        <text x={spacingStart + ribSpacing / 2} y={BASELINE_MM + 84} textAnchor="middle">
          {lapDrawing.spacing(approximateMm(ribSpacing, sources.spacing, words))}
        </text>
        <text x={left + 12} y={BASELINE_MM + 160}>
          {lapDrawing.coverWidth(approximateCoverWidth(product.profile, words))}
        </text>
      </g>
    </svg>
  )
}
