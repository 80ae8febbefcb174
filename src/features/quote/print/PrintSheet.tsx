import { FlatSides } from '#features/quote/drawing/FlatSides.tsx'
import { patternOf, START_DEG } from '#features/quote/drawing/project-roof.ts'
import { RoofSketch } from '#features/quote/drawing/RoofSketch.tsx'
import { listSides } from '#features/quote/drawing/roof-sides.ts'
import { shortenLine } from '#features/quote/list/list-lines.ts'
import { describeLaying } from '#features/quote/order/laying-text.ts'
import { describeRoofs } from '#features/quote/order/roof-line.ts'
import { describeColour, sheetColour } from '#features/quote/order/sheet-colour.ts'
import { CutListTable } from '#features/quote/result/CutListTable.tsx'
import { ExcludedItems } from '#features/quote/result/ExcludedItems.tsx'
import { Figures } from '#features/quote/result/Figures.tsx'
import { Headline } from '#features/quote/result/Headline.tsx'
import { RestLines } from '#features/quote/result/RestLines.tsx'
import type { Calculation } from '#features/quote/state/calculation.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import type { EstimatorWords } from '#i18n/en/estimator.ts'
import type { ListPart, SheetList } from '#roofing/list/sheet-list.ts'
import { formatInternationalNumber } from '#site/contact-links.ts'
import { formatPrice } from '#text/format-price.ts'
import { typeset } from '#text/typeset.ts'
import { LogoMark } from '#ui/LogoMark.tsx'
import styles from './PrintSheet.module.css'

/** More lines of a list do not fit on the sheet. */
const MAX_LINES = 40

/** Describes how a line of a list is read. */
function describePart(part: Exclude<ListPart, { kind: 'gap' }>, labels: EstimatorWords['list']): string {
  switch (part.kind) {
    case 'cut':
      return `${labels.sheetCount(part.count)} × ${labels.length(part.lengthM, part.unit)}`
    case 'question':
      return labels.openQuestion
    case 'goods':
      return labels.goods(part)
    case 'unread':
      return labels.unread[part.reason]
    default:
      return part.kind === 'total' ? labels.totalLine : labels.nothingToCount
  }
}

function PrintedList({ list }: { readonly list: SheetList }) {
  const { words } = useQuote()
  const lines = list.parts.filter(part => part.kind !== 'gap')
  return (
    <section>
      <h3>{words.print.listHeading}</h3>
      <ol className={styles.list}>
        {lines.slice(0, MAX_LINES).map((part, index) => (
          <li key={index}>
            <q>{shortenLine(part.source)}</q>
            <span>{describePart(part, words.list)}</span>
          </li>
        ))}
      </ol>
      {lines.length > MAX_LINES && <p>{words.print.moreLines(lines.length - MAX_LINES)}</p>}
    </section>
  )
}

/** The calculation on one A4 sheet, and the flat roof sides on the next. Rendered only for printing. */
export function PrintSheet({ calculation }: { readonly calculation: Calculation }) {
  const { words, shop } = useQuote()
  const { draft, product, price, pricesAsOf, takeOff, orderedSheets, settings, list } = calculation
  const { message } = words
  const colour = describeColour(draft, product, shop, message)
  const printedRoof = orderedSheets?.kind === 'roof' ? takeOff : undefined
  return (
    <article className={styles.sheet} aria-hidden="true">
      <header>
        <LogoMark />
        <h2>{words.print.title(shop.brand)}</h2>
        <p>{`${formatInternationalNumber(shop.phone)} · ${shop.email} · ${shop.place}`}</p>
        <p>{words.print.date(words.today(new Date()))}</p>
      </header>
      <ul>
        <li>
          <strong>{words.sheet.perMetre(product.name, formatPrice(price))}</strong>
          {`. ${[colour, ...(draft.thickness ? [message.thickness(Number(draft.thickness))] : [])].join('. ')}`}
        </li>
        {printedRoof && describeRoofs(calculation, words).map(line => <li key={line}>{typeset(line)}</li>)}
        <li>
          {[message.cover(settings?.cover ?? product.profile.coverWidthMm / 1000), describeLaying(calculation, words)]
            .filter(Boolean)
            .join('. ')}
        </li>
        <li>{`${words.result.pricesAsOf(words.day(pricesAsOf))}${draft.county ? `. ${message.delivery(draft.county, product.isFreeDelivery)}` : ''}`}</li>
      </ul>
      {printedRoof && (
        <div className={styles.drawings}>
          {printedRoof.roofs.map(({ roof, faces }, index) => (
            <RoofSketch
              key={index}
              roof={roof}
              pieces={faces.map(face => face.pieces)}
              turnDeg={START_DEG}
              colour={sheetColour(draft, product, shop)}
              pattern={patternOf(product)}
            />
          ))}
        </div>
      )}
      {orderedSheets && (
        <div className={styles.columns}>
          <div>
            <Headline calculation={calculation} orderedSheets={orderedSheets} />
            <ExcludedItems calculation={calculation} />
            {printedRoof && (
              <div className={styles.figures}>
                <Figures takeOff={printedRoof} unit={draft.unit} isPrinted />
              </div>
            )}
          </div>
          <CutListTable cuts={orderedSheets.cuts} caption={words.cutList.caption} unit={draft.unit} />
        </div>
      )}
      {printedRoof && (
        <section>
          <h3>{words.budget.heading}</h3>
          <RestLines calculation={calculation} isPrinted />
        </section>
      )}
      {list?.parts.some(part => part.kind !== 'gap') && <PrintedList list={list} />}
      <p>{`${words.disclaimer} ${words.askInWriting(product.finish === 'bare')}`}</p>
      {printedRoof && (
        <section className={styles.sides}>
          <h3>{words.print.sidesHeading[draft.unit]}</h3>
          <FlatSides sides={listSides(calculation, words)} unit={draft.unit} />
        </section>
      )}
    </article>
  )
}
