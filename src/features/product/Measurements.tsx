import type { Product } from '#facts/product.ts'
import { approximate, approximateMm, approximatePricePerM2 } from '#i18n/approximate-figure.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import type { Source } from '#roofing/profiles/profile.ts'
import { profiles } from '#roofing/profiles/profiles.ts'
import { depthMm, pitchMm } from '#roofing/profiles/section.ts'
import { formatNumber } from '#text/format-price.ts'
import { SectionDrawing } from '#ui/SectionDrawing.tsx'
import styles from './Measurements.module.css'

/** The drawing of the whole sheet, and its measurements, each with where it comes from. */
export function Measurements({ product }: { readonly product: Product }) {
  const words = useWords()
  const labels = words.product.measurements
  const profile = profiles[product.profile]
  const { sources } = profile
  const said = ({ from, found }: Source, inUnit = labels.millimetres) =>
    found ? labels.found(labels.sources[from], formatNumber(found[0]), inUnit(found[1])) : labels.sources[from]
  const inMm = (label: string, valueMm: number, source: Source) =>
    [label, approximateMm(valueMm, source, words), said(source)] as const
  const rows: readonly (readonly [label: string, value: string, source?: string])[] = [
    inMm(labels.coverWidth, profile.coverWidthMm, sources.coverWidth),
    inMm(labels.overallWidth, profile.overallWidthMm, sources.overallWidth),
    inMm(labels.depth, depthMm(profile), sources.depth),
    inMm(labels.pitch, pitchMm(profile), sources.spacing),
    ...(profile.step && sources.stepLength ? [inMm(labels.step, profile.step.lengthMm, sources.stepLength)] : []),
    [
      labels.leastPitch,
      approximate(labels.degrees(profile.leastPitchDeg), sources.leastPitch, words),
      said(sources.leastPitch, labels.degrees),
    ],
    [labels.pricePerM2, approximatePricePerM2(product.price, product.profile, words)],
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
      </dl>
    </section>
  )
}
