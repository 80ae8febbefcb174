import { business } from '#facts/business.ts'
import { usePaths } from '#i18n/use-paths.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { callLink, formatInternationalNumber } from '#site/contact-links.ts'
import type { Paths } from '#site/paths.ts'
import { Button } from '#ui/Button.tsx'
import styles from './Header.module.css'
import { LanguageLinks } from './LanguageLinks.tsx'
import { Logo } from './Logo.tsx'

function Navigation() {
  const paths = usePaths()
  const { shell } = useWords()
  const links = [
    [paths.home, shell.nav.home],
    [paths.products, shell.nav.products],
    [paths.about, shell.nav.about],
    [paths.whyChooseUs, shell.nav.whyChooseUs],
    [paths.contact, shell.nav.contact],
  ]
  return (
    <nav className={styles.nav} aria-label={shell.mainNavigation}>
      <ul>
        {links.map(([href, name]) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Phone() {
  return (
    <a className={styles.phone} href={callLink(business.phone)} aria-label={useWords().shell.callPhone}>
      {formatInternationalNumber(business.phone)}
    </a>
  )
}

interface HeaderProps {
  /** The page's own address among those of a language; error pages have none, and lead to the home of another language. */
  readonly path?: ((paths: Paths) => string) | undefined
}

/**
 * On a wide screen a row of links; on a phone a menu that the browser itself opens and closes, so that it works without
 * scripts too. `menu.client.ts` adds Escape and closing on a click.
 */
export function Header({ path = ({ home }) => home }: HeaderProps) {
  const { shell } = useWords()
  return (
    <header className={styles.header}>
      <div className={styles.name}>
        <Logo />
        <LanguageLinks path={path} />
      </div>
      <div className={styles.row}>
        <Navigation />
        <Phone />
      </div>
      <Button variant="primary" compact href={usePaths().quote} isQuotePage>
        {shell.getQuote}
      </Button>
      <details className={styles.menu} data-menu="">
        <summary>
          <svg viewBox="0 0 22 18" aria-hidden="true">
            <path d="M1 2h20M1 9h20M1 16h20" />
            <path d="M3 1l16 16M19 1L3 17" />
          </svg>
          <span>{shell.menu}</span>
          <span>{shell.close}</span>
        </summary>
        <div>
          <Navigation />
          <Phone />
          <LanguageLinks path={path} />
        </div>
      </details>
    </header>
  )
}
