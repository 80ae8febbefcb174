import { business } from '#facts/business.ts'
import { featuredProducts, fitsOnHomePage } from '#facts/catalogue.ts'
import { guides } from '#facts/guides.ts'
import { productFacts } from '#facts/products.ts'
import { hasProjectsPage } from '#facts/projects.ts'
import type { SocialNetwork } from '#facts/schema/business.schema.ts'
import { usePaths } from '#i18n/use-paths.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { callLink, chatLink, formatInternationalNumber, mailLink } from '#site/contact-links.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './Footer.module.css'
import { Logo } from './Logo.tsx'
import { Yard } from './Yard.tsx'

const hasPhotographs = productFacts.some(({ photographs = {} }) => Object.keys(photographs).length > 0)

function LinkList({
  heading,
  links,
}: {
  readonly heading: string
  readonly links: readonly (readonly [string, string])[]
}) {
  return (
    <div className={styles.links}>
      <h2>{heading}</h2>
      <ul>
        {links.map(([href, name]) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function Footer() {
  const paths = usePaths()
  const { guides: guideWords, key, messages, projects, shell } = useWords()
  const { footer, nav } = shell
  const networks = Object.keys(business.social) as SocialNetwork[]
  return (
    <footer className={styles.footer} id="contact">
      <div className={styles.columns}>
        <div className={styles.brand}>
          <Logo />
          <p>{footer.blurb}</p>
        </div>
        <div className={styles.contact}>
          <h2>{footer.contact}</h2>
          <dl>
            <dt>{footer.phone}</dt>
            <dd>
              <a className={styles.phone} href={callLink(business.phone)}>
                <Icon name="phone" />
                {formatInternationalNumber(business.phone)}
              </a>
            </dd>
            <dt>{footer.chat}</dt>
            <dd>
              <a href={chatLink(business.chatNumber, messages.greeting)}>{shell.chat}</a>
            </dd>
            <dt>{footer.email}</dt>
            <dd>
              <a href={mailLink(business.email)}>{business.email}</a>
            </dd>
            <dt>{footer.location}</dt>
            <dd className={styles.location}>
              {`${business.place}, `}
              <span>{footer.reach}</span>
            </dd>
          </dl>
          <Yard yard={business.yard} />
        </div>
        <LinkList
          heading={footer.quickLinks}
          links={[
            [paths.home, nav.home],
            [paths.products, nav.products],
            [paths.about, nav.about],
            [paths.whyChooseUs, nav.whyChooseUs],
            ...(guides[key].length > 0 ? [[paths.guides, guideWords.name] as const] : []),
            ...(hasProjectsPage ? [[paths.projects, projects.heading] as const] : []),
            [paths.delivery, footer.delivery],
          ]}
        />
        <LinkList
          heading={footer.products}
          links={[
            ...featuredProducts(productFacts).map(product => [paths.product(product.slug), product.name] as const),
            ...(fitsOnHomePage(productFacts) ? [] : [[paths.allProducts, footer.allProducts] as const]),
          ]}
        />
        <div className={styles.social}>
          <h2>{footer.social}</h2>
          <ul>
            {networks.map(network => (
              <li key={network}>
                <a
                  href={business.social[network]}
                  aria-label={footer.socialName(footer.networks[network])}
                  data-tip={footer.socialTip(footer.networks[network])}
                  rel="me"
                >
                  {footer.networks[network]}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={styles.bottom}>
        <p>{footer.copyright}</p>
        <p>{hasPhotographs ? footer.photographsNotice : footer.rendersNotice}</p>
        <ul>
          <li>
            <a href={paths.privacyPolicy}>{footer.privacyPolicy}</a>
          </li>
          <li>
            <a href={paths.termsOfService}>{footer.termsOfService}</a>
          </li>
        </ul>
      </div>
    </footer>
  )
}
