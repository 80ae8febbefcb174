import type { Product } from '#facts/product.ts'
import { approximateCoverWidth, approximateMm } from '#i18n/approximate-figure.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { isConfirmed } from '#roofing/profiles/profile.ts'
import { profiles } from '#roofing/profiles/profiles.ts'
import { depthMm, pitchMm } from '#roofing/profiles/section.ts'
import { SECTION_BASELINE_MM, SectionLine } from '#ui/SectionLine.tsx'
import styles from './LapDrawing.module.css'

/** The window on the place where one sheet laps the next, in mm: as wide as the pictures are for their height. */
const WIDTH_MM = 640
const HEIGHT_MM = 400
const LEFT_OF_LAP_MM = 400
const BASE_MM = 220
/** The lapping sheet is drawn this much higher, so that both can be seen. */
const LIFT_MM = 4

interface LapDrawingProps {
  readonly product: Pick<Product, 'name' | 'profile'>
  /** The two lines alone, for a thumbnail. */
  readonly bare?: boolean
}

/** How a sheet laps the next one, seen end-on and measured as on a technical drawing. */
export function LapDrawing({ product, bare }: LapDrawingProps) {
  const words = useWords()
  const { lapDrawing } = words.product
  const profile = profiles[product.profile]
  const { coverWidthMm: cover, overallWidthMm: overall, sources } = profile
  const [depth, pitch] = [depthMm(profile), pitchMm(profile)]
  const sheets = (
    <>
      <SectionLine profile={product.profile} y={BASE_MM - SECTION_BASELINE_MM} />
      <g className={styles.upper}>
        <SectionLine profile={product.profile} x={cover} y={BASE_MM - SECTION_BASELINE_MM - LIFT_MM} />
      </g>
    </>
  )
  const left = cover - LEFT_OF_LAP_MM
  if (bare)
    return (
      <svg className={styles.drawing} viewBox={`${cover - 160} 130 320 160`} aria-hidden="true">
        {sheets}
      </svg>
    )
  // The lap is the one width less the other: as sure as the less sure of them.
  const lap = approximateMm(
    overall - cover,
    isConfirmed(sources.coverWidth) ? sources.overallWidth : sources.coverWidth,
    words,
  )
  const crest = BASE_MM - depth
  const apart = cover - Math.floor(350 / pitch) * pitch
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
          `M${left + 30} ${BASE_MM}v${-depth}M${left + 20} ${BASE_MM}h20M${left + 20} ${crest}h20M${left + 30} ${crest}v-30`,
          // Lap, above.
          `M${cover} ${BASE_MM - 20}V100M${overall} ${BASE_MM - 20}V100M${cover} 110H${overall}`,
          // Spacing, below.
          `M${apart} ${BASE_MM + 15}v45M${apart + pitch} ${BASE_MM + 15}v45M${apart} ${BASE_MM + 50}h${pitch}`,
          // Cover width, running in from the left.
          `M${cover} ${BASE_MM + 98}v37M${left} ${BASE_MM + 125}H${cover}m-14 -8l14 8-14 8`,
        ].join('')}
      />
      {sheets}
      <g className={styles.words}>
        <text x={left + 20} y={crest - 40}>
          {lapDrawing.high(approximateMm(depth, sources.depth, words))}
        </text>
        <text x={left + WIDTH_MM - 12} y="90" textAnchor="end">
          {lapDrawing.lap(lap)}
        </text>
        <text x={apart + pitch / 2} y={BASE_MM + 84} textAnchor="middle">
          {lapDrawing.apart(approximateMm(pitch, sources.spacing, words))}
        </text>
        <text x={left + 12} y={BASE_MM + 160}>
          {lapDrawing.covers(approximateCoverWidth(product.profile, words))}
        </text>
      </g>
    </svg>
  )
}
