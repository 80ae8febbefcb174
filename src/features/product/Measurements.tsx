import type { Product } from '#facts/product.ts'
import { pricePerM2Attributes } from '#features/prices/price-attributes.ts'
import { approximate, approximateMm, approximatePricePerM2 } from '#i18n/approximate-figure.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import type { Source } from '#roofing/profiles/profile.ts'
import { profiles } from '#roofing/profiles/profiles.ts'
import { depthMm, ribSpacingMm } from '#roofing/profiles/section.ts'
import { formatNumber } from '#text/format-price.ts'
import { SectionDrawing } from '#ui/SectionDrawing.tsx'
import styles from './Measurements.module.css'

/** The cross-section of a sheet, and its measurements with their sources. */
export function Measurements({ product }: { readonly product: Product }) {
  const words = useWords()
  const labels = words.product.measurements
  const profile = profiles[product.profile]
  const { sources } = profile
  const describeSource = ({ from, found }: Source, inUnit = labels.millimetres) =>
    found ? labels.publishedRange(labels.sources[from], formatNumber(found[0]), inUnit(found[1])) : labels.sources[from]
  const rowInMm = (label: string, valueMm: number, source: Source) =>
    [label, approximateMm(valueMm, source, words), describeSource(source)] as const
  const rows: readonly (readonly [label: string, value: string, source?: string])[] = [
    rowInMm(labels.coverWidth, profile.coverWidthMm, sources.coverWidth),
    rowInMm(labels.overallWidth, profile.overallWidthMm, sources.overallWidth),
    rowInMm(labels.depth, depthMm(profile), sources.depth),
    rowInMm(labels.ribSpacing, ribSpacingMm(profile), sources.spacing),
    ...(profile.step && sources.stepLength ? [rowInMm(labels.step, profile.step.lengthMm, sources.stepLength)] : []),
    [
      labels.minPitch,
      approximate(labels.degrees(profile.minPitchDeg), sources.minPitch, words),
      describeSource(sources.minPitch, labels.degrees),
    ],
  ]
  return (
    <section className={styles.section} aria-labelledby="measured-heading">
      <h2 id="measured-heading">{labels.heading}</h2>
      <p className={styles.lead}>{labels.lead}</p>
      <figure className={styles.drawing}>
        <SectionDrawing product={product} />
        <figcaption>{labels.section(product.name)}</figcaption>
      </figure>
      <dl className={styles.figures}>
        {rows.map(([label, value, source]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {source && <span>{source}</span>}
            </dd>
          </div>
        ))}
        <div>
          <dt>{labels.pricePerM2}</dt>
          <dd {...pricePerM2Attributes(product.profile, product.slug)}>
            {approximatePricePerM2(product.price, product.profile, words)}
          </dd>
        </div>
      </dl>
    </section>
  )
}
