import { business } from '#facts/business.ts'
import { servedCounties } from '#facts/counties.ts'
import type { ServedCounty } from '#facts/schema/delivery.schema.ts'
import { CallToAction } from '#features/home/CallToAction.tsx'
import { CheckedOrder } from '#features/home/ReasonDrawings.tsx'
import { AskUs } from '#features/shell/AskUs.tsx'
import { Breadcrumb } from '#features/shell/Breadcrumb.tsx'
import { Notices } from '#features/shell/Notices.tsx'
import { Page } from '#features/shell/Page.tsx'
import { PageHeading } from '#features/shell/PageHeading.tsx'
import type { Words } from '#i18n/words.ts'
import { chatLink } from '#site/contact-links.ts'
import { pathsIn } from '#site/paths.ts'
import { Button } from '#ui/Button.tsx'
import chevron from '#ui/Chevron.module.css'
import { classes } from '#ui/classes.ts'
import control from '#ui/LabelledControl.module.css'
import { SectionEdge } from '#ui/SectionEdge.tsx'
import styles from './DeliveryPage.module.css'
import { LorryDrawing } from './LorryDrawing.tsx'
import { StepDrawing } from './StepDrawing.tsx'

interface DeliveryPageProps {
  readonly words: Words
  readonly counties?: readonly ServedCounty[]
}

/**
 * The promise with the choice of a county and a fold of the counties without a condition, those with one, how to order, what to
 * prepare, and the ways to begin. `county.client.ts` puts the chosen county in the text of the chat that asks for the day. Each county
 * is a link to a chat of its own, also without scripts.
 */
export function DeliveryPage({ words, counties = servedCounties }: DeliveryPageProps) {
  const { delivery, key } = words
  const sorted = counties.toSorted((a, b) => a.county.localeCompare(b.county))
  const others = sorted.filter(({ condition }) => !condition).map(({ county }) => county)
  const conditions = sorted.flatMap(({ county, condition }) => (condition ? [[county, condition[key]] as const] : []))
  const nameOfOthers = conditions.length > 0 ? delivery.others : delivery.all(others.length)
  const linkTo = (county: string) => (
    <a href={chatLink(business.chatNumber, words.messages.delivery(county))}>{county}</a>
  )
  return (
    <Page words={words} path={paths => paths.delivery} notices={<Notices />} endsWithBand>
      <Breadcrumb name={delivery.name} />
      <div className={styles.top}>
        <PageHeading
          heading={delivery.heading}
          lead={delivery.lead}
          picture={<LorryDrawing description={delivery.drawing} labels={delivery.drawingLabels} />}
        >
          {/* `county.client.ts` completes its chat with the chosen county. */}
          <div className={styles.ask} data-place={words.messages.place}>
            <p className={classes(control.labelled, styles.county)}>
              <label htmlFor="county">{delivery.county}</label>
              <select id="county" autoComplete="off">
                <option value="">{delivery.noCounty}</option>
                {sorted.map(({ county }) => (
                  <option key={county}>{county}</option>
                ))}
              </select>
            </p>
            <AskUs message={words.messages.delivery()} label={delivery.askDay} />
          </div>
          {others.length > 0 && (
            <details className={styles.names}>
              <summary className={classes(chevron.fold, chevron.row)}>{nameOfOthers}</summary>
              <p>{delivery.ask}</p>
              <ul>
                {others.map(county => (
                  <li key={county}>{linkTo(county)}</li>
                ))}
              </ul>
            </details>
          )}
        </PageHeading>
        {conditions.length > 0 && (
          <section className={styles.conditions}>
            <h2>{delivery.conditions}</h2>
            <p>{delivery.ask}</p>
            <dl>
              {conditions.map(([county, condition]) => (
                <div key={county}>
                  <dt>{linkTo(county)}</dt>
                  <dd>{condition}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </div>
      <section className={styles.order}>
        <h2>{delivery.steps.heading}</h2>
        <ol>
          {delivery.steps.list.map(({ title, text }, index) => (
            <li key={title}>
              <StepDrawing index={index} />
              <h3>{title}</h3>
              <p>{text}</p>
              {index === 0 && (
                <Button variant="quiet" href={pathsIn(key).quote}>
                  {words.home.roofForm.submit}
                </Button>
              )}
            </li>
          ))}
        </ol>
      </section>
      <SectionEdge profile="box" background="chalk" />
      <section className={styles.before}>
        <h2>{delivery.beforeTheLorry.heading}</h2>
        <CheckedOrder />
        <ul>
          {delivery.beforeTheLorry.list.map(text => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      <SectionEdge profile="maisha-tile" background="laterite" backgroundAbove="chalk" />
      <CallToAction />
    </Page>
  )
}
