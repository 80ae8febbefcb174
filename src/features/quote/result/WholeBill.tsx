import { Disclosure } from '#features/quote/controls/Disclosure.tsx'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import type { EstimatorWords } from '#i18n/en/estimator.ts'
import type { WallUnit } from '#roofing/lengths/format-length.ts'
import { metresPer } from '#roofing/lengths/unit.ts'
import type { Bill, BillItem } from '#roofing/money/bill.ts'
import type { EdgeKind } from '#roofing/roof/roof.ts'
import { formatLength } from '#roofing/take-off/rounding.ts'
import type { Settings } from '#roofing/take-off/settings.ts'
import type { TakeOff } from '#roofing/take-off/take-off.ts'
import { type Timber, timberOf } from '#roofing/take-off/timber.ts'
import { formatNumber, formatPrice } from '#text/format-price.ts'
import { keepUnitsTogether } from '#text/keep-units-together.ts'
import styles from './Result.module.css'

type BillWords = EstimatorWords['bill']

/** The edges that each item covers. */
const edgesOf = {
  caps: ['ridge', 'hip'],
  valleys: ['valley'],
  flashings: ['verge', 'head', 'wall'],
  gutters: ['eave'],
} as const satisfies Partial<Record<BillItem, readonly EdgeKind[]>>

/** The timber of all roofs. */
export function countTimber({ roofs }: TakeOff, settings: Settings): Timber {
  return timberOf(
    roofs.flatMap(({ roof }) => roof.faces),
    settings,
  )
}

/** A length in whole metres or feet, rounded up. */
export function formatAbout(lengthM: number, unit: WallUnit): string {
  return `${formatNumber(Math.ceil(lengthM / metresPer[unit]))}\u00a0${unit}`
}

/** The quantity of an item, and its details. */
function itemText(
  item: BillItem,
  takeOff: TakeOff,
  unit: WallUnit,
  words: BillWords,
): readonly [what: string, details: string] {
  const length = (lengthM: number, of = unit) => keepUnitsTogether(formatLength(lengthM, of))
  // Sheets are sold by the metre.
  if (item === 'sheets') return [words.items.sheets(takeOff.sheets), length(takeOff.runningM, 'm')]
  if (item === 'fasteners') return [words.fasteners(takeOff.fasteners), words.asNails(takeOff.fasteners)]
  const edges = edgesOf[item].flatMap(kind => {
    const { lengthM, pieces } = takeOff.trims[kind]
    return pieces > 0 ? [words.edges[kind](length(lengthM), pieces)] : []
  })
  const junctions = item === 'caps' ? takeOff.roofs.reduce((sum, { roof }) => sum + roof.junctions, 0) : 0
  const details = [...edges, ...(junctions > 0 ? [words.junctions(junctions)] : [])].join(', ')
  return [words.items[item](takeOff[item]), details]
}

interface RowProps {
  readonly what: string
  readonly details: string
  readonly costKsh?: number | undefined
  readonly words: BillWords
}

function Row({ what, details, costKsh, words }: RowProps) {
  return (
    <li>
      <b>{what}</b>
      {costKsh === undefined ? <span>{words.unpriced}</span> : <b>{formatPrice(costKsh)}</b>}
      <small>{details}</small>
    </li>
  )
}

interface WholeBillProps {
  readonly takeOff: TakeOff
  readonly bill: Bill
  readonly settings: Settings
  readonly unit: WallUnit
}

/** All materials of the roof with their prices, and the timber as a guide. */
export function WholeBill({ takeOff, bill, settings, unit }: WholeBillProps) {
  const words = useQuote().words.bill
  const { timber: labels } = words
  const isTile = settings.step > 0
  const arePriced = bill.lines.length - bill.unpriced.length > 1
  return (
    <div>
      <h3>{words.heading}</h3>
      <ul className={styles.bill}>
        {bill.lines.map(({ item, totalKsh }) => {
          const [what, details] = itemText(item, takeOff, unit, words)
          return <Row key={item} what={what} details={details} costKsh={totalKsh} words={words} />
        })}
        <Row what={words.underlay(takeOff.underlayM2)} details={words.underlayHint} words={words} />
        {arePriced && (
          <li>
            <b>{words.total}</b>
            <b>{formatPrice(bill.totalKsh)}</b>
          </li>
        )}
      </ul>
      <Disclosure summary={labels.heading}>
        {() => {
          const { purlins, purlinTotalM, rafters, rafterTotalM } = countTimber(takeOff, settings)
          const about = (lengthM: number) => formatAbout(lengthM, unit)
          const spacing = (lengthM: number) => keepUnitsTogether(formatLength(lengthM, unit))
          return (
            <>
              <p>
                {labels.purlins(
                  isTile,
                  purlins,
                  about(purlinTotalM),
                  spacing(isTile ? settings.step : settings.purlin),
                )}
              </p>
              <p>{labels.rafters(rafters, about(rafterTotalM), spacing(settings.rafter))}</p>
              <p>{labels.guide}</p>
            </>
          )
        }}
      </Disclosure>
    </div>
  )
}
