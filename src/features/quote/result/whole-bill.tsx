import type { ReactNode } from 'react'
import type { ShopProduct } from '#features/quote/state/shop-facts.ts'
import type { wholeBill as wholeBillWords } from '#i18n/en/whole-bill.ts'
import type { Bill, BillItem } from '#roofing/money/bill.ts'
import type { EdgeKind } from '#roofing/roof/roof.ts'
import type { Settings } from '#roofing/take-off/settings.ts'
import type { TakeOff } from '#roofing/take-off/take-off.ts'
import { type Timber, timberOf } from '#roofing/take-off/timber.ts'
import { shillings } from '#text/format-price.ts'

/** What is bought, and what it is made up of. */
type BillRow = readonly [what: string, details: string]

interface WholeBillProps {
  readonly counted: TakeOff
  readonly bill: Bill
  readonly settings: Settings
  /** Class of the list. */
  readonly className: string | undefined
  /** Folds away what few ask for. */
  readonly folded: (summary: string, content: () => ReactNode) => ReactNode
}

interface ChecksProps {
  readonly product: Pick<ShopProduct, 'finish' | 'isFreeDelivery'>
  /** Where to, by name; empty where it is not said yet. */
  readonly county: string
  /** Class of the whole. */
  readonly className: string | undefined
}

/** What covers the edges of each kind. */
const edgesOf = {
  caps: ['ridge', 'hip'],
  valleys: ['valley'],
  flashings: ['verge', 'head', 'wall'],
  gutters: ['eave'],
} as const satisfies Partial<Record<BillItem, readonly EdgeKind[]>>

function timberIn({ roofs }: TakeOff, settings: Settings): Timber {
  return timberOf(
    roofs.flatMap(({ roof }) => roof.faces),
    settings,
  )
}

/**
 * The whole bill, and what to check, in one language: a script of its own, so that the estimator is sooner there. It holds
 * no hooks: the estimator's React draws it.
 */
export function wholeBillIn(words: typeof wholeBillWords) {
  const say = words.timber

  function said(item: BillItem, counted: TakeOff): BillRow {
    if (item === 'sheets') return [words.items.sheets(counted.sheets), words.metres(counted.runningM)]
    if (item === 'fasteners') return [words.fasteners(counted.fasteners), words.asNails(counted.fasteners)]
    const edges = edgesOf[item].flatMap(kind => {
      const { lengthM, pieces } = counted.trims[kind]
      return pieces > 0 ? [words.edges[kind](lengthM, pieces)] : []
    })
    const junctions = item === 'caps' ? counted.roofs.reduce((sum, { roof }) => sum + roof.junctions, 0) : 0
    return [
      words.items[item](counted[item]),
      [...edges, ...(junctions > 0 ? [words.junctions(junctions)] : [])].join(', '),
    ]
  }

  function Row({ said: [what, details], costKsh }: { readonly said: BillRow; readonly costKsh: number | undefined }) {
    return (
      <li>
        <b>{what}</b>
        {costKsh === undefined ? <span>{words.unpriced}</span> : <b>{shillings(costKsh)}</b>}
        <small>{details}</small>
      </li>
    )
  }

  /** Everything that the roof takes, edge by edge, and what each costs where it has a price. */
  function WholeBill({ counted, bill, settings, className, folded }: WholeBillProps) {
    const several = bill.lines.length - bill.unpriced.length > 1
    return (
      <>
        <h4>{words.heading}</h4>
        <ul className={className}>
          {bill.lines.map(({ item, totalKsh }) => (
            <Row key={item} said={said(item, counted)} costKsh={totalKsh} />
          ))}
          <Row said={[words.underlay(counted.underlayM2), words.underlayHint]} costKsh={undefined} />
          {several && (
            <li>
              <b>{words.total}</b>
              <b>{shillings(bill.totalKsh)}</b>
            </li>
          )}
        </ul>
        {folded(say.heading, () => {
          const timber = timberIn(counted, settings)
          const isTile = settings.step > 0
          return (
            <>
              <p>{say.purlins(isTile, timber, words.metres(isTile ? settings.step : settings.purlin))}</p>
              <p>{say.rafters(timber, words.metres(settings.rafter))}</p>
              <p>{say.guide}</p>
            </>
          )
        })}
      </>
    )
  }

  /** What to check before paying, and when the lorry comes. */
  function Checks({ product, county, className }: ChecksProps) {
    const { before, beforeList, delivery, deliveryList } = words.checks
    return (
      <div className={className}>
        {[
          [before, beforeList(product.finish === 'bare', product.isFreeDelivery, county)] as const,
          [delivery, deliveryList] as const,
        ].map(([heading, list]) => (
          <div key={heading}>
            <h4>{heading}</h4>
            <ul>
              {list.map(item => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    )
  }

  return {
    WholeBill,
    Checks,
    /** Its timber in a line. */
    timber: (counted: TakeOff, settings: Settings) => say.line(settings.step > 0, timberIn(counted, settings)),
  }
}

export type WholeBill = ReturnType<typeof wholeBillIn>
