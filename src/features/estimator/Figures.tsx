import { grouped, shillings } from '#catalogue/price.ts'
import type { TakeOff } from '#roofing/take-off/take-off.ts'
import type { EstimatorWords } from '#words/en/estimator.ts'
import styles from './Figures.module.css'

const hundredths = (value: number) => Math.round(value * 100) / 100
/** For programs: up to the millimetre, so that it is never below the truth either. */
const upToMm = (lengthM: number) => Math.ceil(lengthM * 1000 - 1e-3) / 1000

/** The figures by name, each also readable by a program. */
export function Figures({ counted, words }: { readonly counted: TakeOff; readonly words: EstimatorWords }) {
  const labels = words.result
  const { ridge, hip, valley, eave, verge, head, wall } = counted.trims
  const lengths = [
    [labels.ridgeLength, ridge.lengthM],
    [labels.hipLength, hip.lengthM],
    [labels.valleyLength, valley.lengthM],
    [labels.eaveLength, eave.lengthM],
    [labels.vergeLength, verge.lengthM],
    ...(head.lengthM > 0 ? [[labels.headLength, head.lengthM] as const] : []),
    ...(wall.lengthM > 0 ? [[labels.wallLength, wall.lengthM] as const] : []),
  ] as const
  const pieces = [
    [labels.caps, counted.caps],
    [labels.valleys, counted.valleys],
    [labels.flashings, counted.flashings],
    [labels.gutters, counted.gutters],
  ] as const
  const figures: readonly (readonly [name: string, value: number, text: string])[] = [
    [labels.roofArea, hundredths(counted.roofAreaM2), labels.squareMetres(counted.roofAreaM2)],
    [labels.slopeLength, upToMm(counted.slopeLengthM), labels.metres(counted.slopeLengthM)],
    [labels.sheets, counted.sheets, grouped(counted.sheets)],
    [labels.runningMetres, upToMm(counted.runningM), labels.metres(counted.runningM)],
    ...lengths.map(([name, lengthM]) => [name, upToMm(lengthM), labels.metres(lengthM)] as const),
    ...pieces.map(([name, count]) => [name, count, grouped(count)] as const),
    [labels.fasteners, counted.fasteners.most, labels.pieceRange(counted.fasteners)],
    [labels.nails, counted.fasteners.mostKg, labels.kgRange(counted.fasteners)],
  ]
  return (
    <dl className={styles.figures}>
      <div className={styles.price}>
        <dt>{labels.price}</dt>
        <dd>
          <small>{`${labels.startingFrom} `}</small>
          <data value={counted.priceKsh}>{shillings(counted.priceKsh)}</data>
          <small>{labels.perM2(shillings(counted.pricePerCoveredM2Ksh), shillings(counted.pricePerM2Ksh))}</small>
        </dd>
      </div>
      {figures.map(([name, value, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <data value={value}>{text}</data>
          </dd>
        </div>
      ))}
    </dl>
  )
}
