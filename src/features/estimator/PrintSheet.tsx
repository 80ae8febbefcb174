import { shillings } from '#catalogue/price.ts'
import { writtenNumber } from '#contact/links.ts'
import { priceKsh } from '#roofing/money/price.ts'
import type { Answer } from './answer.ts'
import { CutListTable } from './CutListTable.tsx'
import { Figures } from './Figures.tsx'
import styles from './PrintSheet.module.css'
import { RoofSketch } from './RoofSketch.tsx'
import { roofLine } from './roof-line.ts'
import { colourName } from './sheet-colour.ts'

const FROM_THE_CORNER_DEG = 32

/** The same answer on one sheet of A4: only a printer sees it. */
export function PrintSheet({ words, shop, draft, product, price, asOf, counted, settings, list, colour }: Answer) {
  const say = words.message
  return (
    <article className={styles.sheet} aria-hidden="true">
      <header>
        <h2>{words.print.title(shop.brand)}</h2>
        <p>{`${writtenNumber(shop.phone)} · ${shop.email} · ${shop.place}`}</p>
        <p>{words.print.date(new Date().toISOString().slice(0, 10))}</p>
      </header>
      <p>
        <strong>
          {[product.name, colourName(draft, product, shop), `${shillings(price)} / m`].filter(Boolean).join(', ')}
        </strong>
        {`. ${words.result.pricesAsOf(asOf)}.${draft.county ? ` ${say.county(draft.county)}.` : ''}`}
      </p>
      {counted && settings && (
        <>
          <p>
            {[...counted.roofs.map(({ roof }) => roofLine(roof.input, words)), say.cover(settings.cover)].join('; ')}
          </p>
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
          <div className={styles.columns}>
            <Figures counted={counted} words={words} />
            <CutListTable counted={counted} words={words} />
          </div>
        </>
      )}
      {list.sheets > 0 && (
        <p>{words.list.total(list.sheets, list.runningM, shillings(priceKsh(list.runningM, price)))}</p>
      )}
      <p>{`${words.aid} ${words.confirm}`}</p>
    </article>
  )
}
