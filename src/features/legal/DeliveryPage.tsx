import { business } from '#facts/business.ts'
import { servedCounties } from '#facts/counties.ts'
import type { ServedCounty } from '#facts/schema/delivery.schema.ts'
import type { Words } from '#i18n/words.ts'
import { callLink, chatLink } from '#site/contact-links.ts'
import { pathsIn } from '#site/paths.ts'
import { Button } from '#ui/Button.tsx'
import styles from './DeliveryPage.module.css'
import { LegalPage } from './LegalPage.tsx'

interface DeliveryPageProps {
  readonly words: Words
  readonly counties?: readonly ServedCounty[]
}

/** How to order, and the counties with delivery: those with a condition, then the others. */
export function DeliveryPage({ words, counties = servedCounties }: DeliveryPageProps) {
  const { delivery, key } = words
  const others = counties.filter(({ condition }) => !condition).map(({ county }) => county)
  const conditions = counties.flatMap(({ county, condition }) => (condition ? [[county, condition[key]] as const] : []))
  return (
    <LegalPage
      words={words}
      path={paths => paths.delivery}
      text={{ ...delivery, sections: [] }}
      actions={
        <>
          <Button variant="chat" icon="whatsapp" href={chatLink(business.chatNumber, words.messages.greeting)}>
            {words.application.chat}
          </Button>
          <Button variant="outline" icon="phone" href={callLink(business.phone)}>
            {words.application.call}
          </Button>
        </>
      }
    >
      <section>
        <h2>{delivery.steps.heading}</h2>
        <ol className={styles.steps}>
          {delivery.steps.list.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <Button variant="outline" href={pathsIn(key).quote}>
          {words.shell.getQuote}
        </Button>
      </section>
      {conditions.length > 0 && (
        <section>
          <h2>{delivery.conditions}</h2>
          <dl className={styles.conditions}>
            {conditions.map(([county, condition]) => (
              <div key={county}>
                <dt>{county}</dt>
                <dd>{condition}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {others.length > 0 && (
        <section>
          <h2>{conditions.length > 0 ? delivery.others : delivery.all}</h2>
          <ul className={styles.counties}>
            {others.toSorted().map(county => (
              <li key={county}>{county}</li>
            ))}
          </ul>
        </section>
      )}
    </LegalPage>
  )
}
