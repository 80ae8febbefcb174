import { shillings } from '#catalogue/price.ts'
import type { Product } from '#catalogue/product.ts'
import { pricePerCoveredM2Ksh } from '#roofing/money/price.ts'
import { profiles } from '#roofing/profiles/profiles.ts'
import { depthMm, pitchMm } from '#roofing/profiles/section.ts'
import { SectionDrawing } from '#ui/SectionDrawing.tsx'
import { useWords } from '#words/WordsContext.tsx'
import styles from './Measurements.module.css'

/** The drawing of the whole sheet, and its measurements, each with where it comes from. */
export function Measurements({ product }: { readonly product: Product }) {
  const words = useWords().product
  const labels = words.measurements
  const { certainty } = labels
  const profile = profiles[product.profile]
  const perM2 = shillings(pricePerCoveredM2Ksh(product.price, profile.coverWidthMm / 1000))
  const rows: readonly (readonly [string, string, string?])[] = [
    [labels.coverWidth, labels.millimetres(profile.coverWidthMm), certainty[profile.certainty.coverWidth]],
    [labels.overallWidth, labels.millimetres(Math.round(profile.overallWidthMm)), certainty[profile.certainty.section]],
    [labels.depth, labels.millimetres(Math.round(depthMm(profile))), certainty[profile.certainty.section]],
    [labels.pitch, labels.millimetres(Math.round(pitchMm(profile))), certainty[profile.certainty.section]],
    ...(profile.step
      ? [[labels.step, labels.millimetres(profile.step.lengthMm), certainty[profile.certainty.coverWidth]] as const]
      : []),
    [labels.leastPitch, labels.degrees(profile.leastPitchDeg), certainty.trade],
    [labels.pricePerM2, profile.certainty.coverWidth === 'assumed' ? words.about(perM2) : perM2],
  ]
  return (
    <section className={styles.section} aria-labelledby="measured-heading">
      <h2 id="measured-heading">{labels.heading}</h2>
      <p className={styles.lead}>{labels.lead}</p>
      <figure className={styles.drawing}>
        <SectionDrawing product={product} size="page" />
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
