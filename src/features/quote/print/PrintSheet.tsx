import { FlatSides } from '#features/quote/drawing/FlatSides.tsx'
import { RoofSketch } from '#features/quote/drawing/RoofSketch.tsx'
import { shortened } from '#features/quote/list/list-lines.ts'
import { roofLines } from '#features/quote/order/roof-line.ts'
import { colourInOrder } from '#features/quote/order/sheet-colour.ts'
import { layingText } from '#features/quote/result/AssumptionList.tsx'
import { CutListTable } from '#features/quote/result/CutListTable.tsx'
import { ExcludedItems } from '#features/quote/result/ExcludedItems.tsx'
import { Figures } from '#features/quote/result/Figures.tsx'
import { Headline } from '#features/quote/result/Headline.tsx'
import type { Answer } from '#features/quote/state/answer.ts'
import type { EstimatorWords } from '#i18n/en/estimator.ts'
import type { ListPart } from '#roofing/list/sheet-list.ts'
import { writtenNumber } from '#site/contact-links.ts'
import { shillings } from '#text/format-price.ts'
import styles from './PrintSheet.module.css'

const FROM_THE_CORNER_DEG = 32
/** More lines of a list than this do not fit beside the rest on one sheet. */
const MAX_LINES = 40

/** What a line of a list is read as, in a few words. */
function printed(part: Exclude<ListPart, { kind: 'gap' }>, labels: EstimatorWords['list']): string {
  switch (part.kind) {
    case 'cut':
      return `${labels.count(part.count)} × ${labels.length(part.lengthM, part.unit)}`
    case 'question':
      return labels.waits
    case 'goods':
      return labels.goods(part)
    case 'unread':
      return labels.unread[part.reason]
    default:
      return part.kind === 'total' ? labels.sumLine : labels.note
  }
}

function PrintedList({ list, words }: Answer) {
  const lines = (list?.parts ?? []).filter(part => part.kind !== 'gap')
  return (
    <section>
      <h3>{words.print.list}</h3>
      <ol className={styles.list}>
        {lines.slice(0, MAX_LINES).map((part, index) => (
          <li key={index}>
            <q>{shortened(part.source)}</q>
            <span>{printed(part, words.list)}</span>
          </li>
        ))}
      </ol>
      {lines.length > MAX_LINES && <p>{words.print.moreLines(lines.length - MAX_LINES)}</p>}
    </section>
  )
}

/** The same answer on one sheet of A4, each side laid flat on the next: made when printing begins, seen by printers only. */
export function PrintSheet({ answer }: { readonly answer: Answer }) {
  const { words, shop, draft, product, price, asOf, counted, subject, settings, list, colour } = answer
  const say = words.message
  const name = colourInOrder(draft, product, shop, say)
  const ofRoof = subject?.kind === 'roof' && counted
  return (
    <article className={styles.sheet} aria-hidden="true">
      <header>
        <h2>{words.print.title(shop.brand)}</h2>
        <p>{`${writtenNumber(shop.phone)} · ${shop.email} · ${shop.place}`}</p>
        <p>{words.print.date(words.today(new Date()))}</p>
      </header>
      <ul>
        <li>
          <strong>{words.sheet.perMetre(product.name, shillings(price))}</strong>
          {`. ${[name, ...(draft.thickness ? [say.thickness(Number(draft.thickness))] : [])].join('. ')}`}
        </li>
        {ofRoof && roofLines(answer).map(line => <li key={line}>{line}</li>)}
        <li>{`${say.cover(settings?.cover ?? product.profile.coverWidthMm / 1000)}. ${layingText(answer).join('. ')}`}</li>
        <li>{`${words.result.pricesAsOf(words.day(asOf))}${draft.county ? `. ${say.delivery(draft.county, product.isFreeDelivery)}` : ''}`}</li>
      </ul>
      {ofRoof && (
        <div className={styles.drawings}>
          {counted.roofs.map(({ roof, faces }, index) => (
            <RoofSketch
              key={index}
              roof={roof}
              pieces={faces.map(face => face.pieces)}
              turnDeg={FROM_THE_CORNER_DEG}
              colour={colour}
            />
          ))}
        </div>
      )}
      {subject && (
        <div className={styles.columns}>
          <div>
            <Headline subject={subject} />
            <ExcludedItems {...answer} />
            {ofRoof && (
              <div className={styles.figures}>
                <Figures counted={counted} onPaper />
              </div>
            )}
          </div>
          <CutListTable cuts={subject.cuts} caption={words.cutList.caption} unit={draft.unit} />
        </div>
      )}
      {list?.parts.some(part => part.kind !== 'gap') && <PrintedList {...answer} />}
      <p>{`${words.aid} ${words.confirm(product.finish === 'bare')}`}</p>
      {ofRoof && (
        <section className={styles.sides}>
          <h3>{words.print.sides}</h3>
          <FlatSides answer={answer} />
        </section>
      )}
    </article>
  )
}
