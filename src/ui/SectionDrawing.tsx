import type { Product } from '#facts/product.ts'
import { approximateCoverWidth, withShortAbout } from '#i18n/approximate-figure.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { profiles } from '#roofing/profiles/profiles.ts'
import { ribSpacingMm } from '#roofing/profiles/section.ts'
import { classes } from './classes.ts'
import styles from './SectionDrawing.module.css'
import { LAP_LIFT_MM, NextSheetLine, SectionLine } from './SectionLine.tsx'

/** The widest sheet and a margin. All sections share one scale, so that narrower sheets look narrower. */
const FRAME_WIDTH_MM = 1100
const FRAME_HEIGHT_MM = 50
/** Sections without dimensions are drawn twice as high: in a row of a table their ribs would be hard to tell apart otherwise. */
const LINE_STRETCH = 2

/** The figures of a drawing with all its widths, each with its name. */
interface SectionFigures {
  readonly overallWidth: string
  readonly coverWidth: string
  readonly ribSpacing: string
}

interface SectionDrawingProps {
  readonly product: Pick<Product, 'name' | 'profile'>
  /** Names the widths and adds those that the drawing leaves out otherwise. */
  readonly figures?: SectionFigures
  /** Draws no dimension, doubles the height and hides the drawing from screen readers, for tables with a column of widths. */
  readonly lineOnly?: boolean
}

/** The width of a drawing's part as a share of the whole drawing. The policy of the pages forbids styles of elements, so it is an attribute of an SVG. */
const percentOfFrame = (widthMm: number) => `${((widthMm / FRAME_WIDTH_MM) * 100).toFixed(2)}%`

/** The mark of one end of a dimension line, and its arrow. */
function DimensionEnd({ end }: { readonly end: 'left' | 'right' }) {
  const direction = end === 'left' ? 1 : -1
  return (
    <svg x={end === 'left' ? '0' : '100%'} aria-hidden="true">
      <path d={`M${direction / 2} 0v20M${direction * 8} 7l${direction * -7.5} 3.5 ${direction * 7.5} 3.5`} />
    </svg>
  )
}

/** Half of a dimension line: its end, and the line towards the figure. */
function HalfDimension({ end }: { readonly end: 'left' | 'right' }) {
  return (
    <svg className={styles.half} aria-hidden="true">
      <line x1="0" x2="100%" y1="10.5" y2="10.5" />
      <DimensionEnd end={end} />
    </svg>
  )
}

interface DimensionProps {
  readonly figure: string
  readonly widthMm: number
}

/** A dimension line from the left edge of the sheet, which its figure interrupts. */
function Dimension({ figure, widthMm }: DimensionProps) {
  return (
    <div className={styles.dimension} aria-hidden="true">
      <HalfDimension end="left" />
      <span>{figure}</span>
      <HalfDimension end="right" />
      <svg width={percentOfFrame(FRAME_WIDTH_MM - widthMm)} height="1" aria-hidden="true" />
    </div>
  )
}

/** A dimension line that is too short for its figure, which is beside it. */
function ShortDimension({ figure, widthMm }: DimensionProps) {
  return (
    <div className={styles.dimension} aria-hidden="true">
      <svg className={styles.short} width={percentOfFrame(widthMm)} aria-hidden="true">
        <line x1="0" x2="100%" y1="10.5" y2="10.5" />
        <DimensionEnd end="left" />
        <DimensionEnd end="right" />
      </svg>
      <span>{figure}</span>
    </div>
  )
}

/**
 * A product's cross-section to scale, with its cover width as a dimension line below and, with `figures`, its overall width,
 * the spacing of its ribs and, up to the right edge, the sheet that laps it. The figures have the size of the page's text.
 */
export function SectionDrawing({ product, figures, lineOnly }: SectionDrawingProps) {
  const words = useWords()
  const coverWidth = approximateCoverWidth(product.profile, withShortAbout(words))
  const section = <SectionLine profile={product.profile} />
  if (lineOnly)
    return (
      <svg
        className={classes(styles.section, styles.small)}
        viewBox={`0 0 ${FRAME_WIDTH_MM} ${FRAME_HEIGHT_MM * LINE_STRETCH}`}
        aria-hidden="true"
      >
        <g transform={`scale(1 ${LINE_STRETCH})`}>{section}</g>
      </svg>
    )
  const profile = profiles[product.profile]
  // Room for the highest crest of the next sheet.
  const topMm = figures ? LAP_LIFT_MM : 0
  return (
    <div className={styles.drawing}>
      {figures && <Dimension figure={figures.overallWidth} widthMm={profile.overallWidthMm} />}
      <svg
        className={styles.section}
        viewBox={`0 ${-topMm} ${FRAME_WIDTH_MM} ${FRAME_HEIGHT_MM + topMm}`}
        role="img"
        aria-label={
          figures
            ? `${words.product.measurements.section(product.name)}: ${Object.values(figures).join(', ')}`
            : words.product.drawing(product.name, coverWidth)
        }
      >
        {section}
        {figures && <NextSheetLine profile={product.profile} />}
      </svg>
      {figures && <ShortDimension figure={figures.ribSpacing} widthMm={ribSpacingMm(profile)} />}
      <Dimension figure={figures?.coverWidth ?? coverWidth} widthMm={profile.coverWidthMm} />
    </div>
  )
}
