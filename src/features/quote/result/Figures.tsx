import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import type { WallUnit } from '#roofing/lengths/format-length.ts'
import { formatLength } from '#roofing/take-off/rounding.ts'
import type { TakeOff } from '#roofing/take-off/take-off.ts'
import { formatNumber, formatPrice } from '#text/format-price.ts'
import { typeset } from '#text/typeset.ts'
import styles from './Figures.module.css'

const roundToHundredth = (value: number) => Math.round(value * 100) / 100
/** Rounded up, so that the value for programs is never too short. */
const roundUpToMm = (lengthM: number) => Math.ceil(lengthM * 1000 - 1e-3) / 1000

interface FiguresProps {
  readonly takeOff: TakeOff
  /** The unit of its lengths. */
  readonly unit: WallUnit
  /** Leaves out zeros, because a print sheet has little room. */
  readonly isPrinted?: boolean
}

/** All figures of the roof, also as `<data>` for programs. */
export function Figures({ takeOff, unit, isPrinted }: FiguresProps) {
  const { words } = useQuote()
  const labels = words.result
  const length = (name: string, lengthM: number) => [name, roundUpToMm(lengthM), formatLength(lengthM, unit)] as const
  const pieces = (name: string, count: number) => [name, count, formatNumber(count)] as const
  const { ridge, hip, valley, eave, verge, head, wall } = takeOff.trims
  const figures: readonly (readonly [name: string, value: number, text: string])[] = [
    [labels.roofArea, roundToHundredth(takeOff.roofAreaM2), labels.squareMetres(takeOff.roofAreaM2)],
    length(labels.slopeLength, takeOff.slopeLengthM),
    length(labels.ridgeLength, ridge.lengthM),
    length(labels.hipLength, hip.lengthM),
    length(labels.valleyLength, valley.lengthM),
    length(labels.eaveLength, eave.lengthM),
    length(labels.vergeLength, verge.lengthM),
    ...(head.lengthM > 0 ? [length(labels.headLength, head.lengthM)] : []),
    ...(wall.lengthM > 0 ? [length(labels.wallLength, wall.lengthM)] : []),
    pieces(labels.caps, takeOff.caps),
    pieces(labels.valleys, takeOff.valleys),
    pieces(labels.flashings, takeOff.flashings),
    pieces(labels.gutters, takeOff.gutters),
    [labels.fasteners, takeOff.fasteners.max, labels.pieceRange(takeOff.fasteners)],
    [labels.nails, takeOff.fasteners.maxKg, labels.kgRange(takeOff.fasteners)],
  ]
  const shown = isPrinted ? figures.filter(([, value]) => value > 0) : figures
  return (
    <>
      <dl className={styles.figures}>
        {shown.map(([name, value, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <data value={value}>{typeset(text)}</data>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        {typeset(`${labels.perM2(formatPrice(takeOff.pricePerCoveredM2Ksh), formatPrice(takeOff.pricePerM2Ksh))}.`)}
      </p>
    </>
  )
}
