import type { Product } from '#facts/product.ts'
import { countExampleRoof } from '#features/prices/example-roof.ts'
import { approximate, approximateMm, withShortAbout } from '#i18n/approximate-figure.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import type { Words } from '#i18n/words.ts'
import { isConfirmed, type Source } from '#roofing/profiles/profile.ts'
import { profiles } from '#roofing/profiles/profiles.ts'
import { depthMm, ribSpacingMm, sideLap } from '#roofing/profiles/section.ts'
import { formatNumber } from '#text/format-price.ts'
import chevron from '#ui/Chevron.module.css'
import { classes } from '#ui/classes.ts'
import { ProductName } from '#ui/ProductName.tsx'
import { SectionDrawing } from '#ui/SectionDrawing.tsx'
import { EnlargedRib } from './EnlargedRib.tsx'
import styles from './Measurements.module.css'
import { hasSheetPrices, SheetPrices } from './SheetPrices.tsx'

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

interface Row {
  readonly label: string
  readonly value: string
  readonly source: Source
  /** The range of the published values, where it is known. */
  readonly range?: string | undefined
}

/** A short name for a drawing, such as `cover width 762 mm`: English words in brackets are in the list of sources. */
const describeRow = ({ label, value }: Row) => `${lowerFirst(label).replace(/ \(.*\)/, '')} ${value}`

/** The sources, each once with what it says: `Sellers’ published data: cover width (800 to 1,015 mm), profile height.` */
function describeSources(rows: readonly Row[], labels: Words['product']['measurements']): string {
  const named = [...new Set(rows.map(({ source }) => source.from))].map(from => {
    const items = rows
      .filter(({ source }) => source.from === from)
      .map(({ label, range }) => (range ? `${lowerFirst(label)} (${range})` : lowerFirst(label)))
    return `${labels.sources[from]}: ${items.join(', ')}.`
  })
  return named.join(' ')
}

/**
 * The cross-section of a sheet with its widths and the next sheet, one rib of it enlarged, its other measurements and its
 * thickness, with the sources folded below, and what a sheet costs. Its figures have "≈", for which drawings on phones have room.
 */
export function Measurements({ product }: { readonly product: Product }) {
  const words = withShortAbout(useWords())
  const labels = words.product.measurements
  const profile = profiles[product.profile]
  const { sources } = profile
  const isWave = profile.period.every(({ kind }) => kind === 'curve')
  const describeRange = ({ found }: Source, inUnit = labels.millimetres) =>
    found && labels.publishedRange(formatNumber(found[0]), inUnit(found[1]))
  const rowInMm = (label: string, valueMm: number, source: Source): Row => ({
    label,
    value: approximateMm(valueMm, source, words),
    source,
    range: describeRange(source),
  })
  const coverWidth = rowInMm(labels.coverWidth, profile.coverWidthMm, sources.coverWidth)
  const overallWidth = rowInMm(labels.overallWidth, profile.overallWidthMm, sources.overallWidth)
  const ribSpacing = rowInMm(isWave ? labels.waveSpacing : labels.ribSpacing, ribSpacingMm(profile), sources.spacing)
  const drawn: readonly Row[] = [coverWidth, overallWidth, ribSpacing]
  const depth = rowInMm(labels.depth, depthMm(profile), sources.depth)
  const lap = sideLap(profile)
  const rows: readonly Row[] = [
    depth,
    { label: labels.sideLap, value: approximateMm(lap.widthMm, lap.source, words), source: lap.source },
    ...(profile.step && sources.stepLength ? [rowInMm(labels.step, profile.step.lengthMm, sources.stepLength)] : []),
    {
      label: labels.minPitch,
      value: approximate(labels.degrees(profile.minPitchDeg), sources.minPitch, words),
      source: sources.minPitch,
      range: describeRange(sources.minPitch, labels.degrees),
    },
  ]
  const thicknesses = product.thicknesses.map(({ thicknessMm }) => thicknessMm)
  const hasUnconfirmed = [...drawn, ...rows].some(({ source }) => !isConfirmed(source))
  return (
    <section
      className={classes(styles.section, hasSheetPrices(product) ? styles.withPrices : styles.withoutPrices)}
      aria-labelledby="measured-heading"
    >
      <div>
        <h2 id="measured-heading">{labels.heading}</h2>
        <p className={styles.lead}>{hasUnconfirmed ? `${labels.lead} ${labels.confirm}` : labels.lead}</p>
      </div>
      <figure className={styles.drawing}>
        <SectionDrawing
          product={product}
          figures={{
            overallWidth: describeRow(overallWidth),
            coverWidth: describeRow(coverWidth),
            ribSpacing: describeRow(ribSpacing),
          }}
        />
        <figcaption>
          <ProductName name={`${labels.section(product.name)}. ${labels.nextSheet}`} />
        </figcaption>
      </figure>
      <EnlargedRib
        profile={product.profile}
        caption={isWave ? labels.oneWave : labels.oneRib}
        heightName={lowerFirst(depth.label)}
        height={depth.value}
        className={styles.enlarged}
      />
      <dl className={styles.figures}>
        {rows.map(row => (
          <div key={row.label} className={row === depth ? styles.onPaper : undefined}>
            <dt>{row.label}</dt>
            <dd>{row.value}</dd>
          </div>
        ))}
        {thicknesses.length > 0 && (
          <div>
            <dt>{labels.thickness}</dt>
            <dd>{labels.thicknessRange(Math.min(...thicknesses), Math.max(...thicknesses))}</dd>
          </div>
        )}
      </dl>
      <details className={styles.sources}>
        <summary className={classes(chevron.fold, chevron.row)}>{labels.sourcesHeading}</summary>
        <p>{describeSources([...drawn, ...rows], labels)}</p>
      </details>
      {hasSheetPrices(product) && (
        <div className={styles.prices}>
          <SheetPrices product={product} roof={countExampleRoof(product)} />
        </div>
      )}
    </section>
  )
}
