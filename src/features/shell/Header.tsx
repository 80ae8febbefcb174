import { business } from '#facts/business.ts'
import { usePaths } from '#i18n/use-paths.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import { callLink, formatInternationalNumber } from '#site/contact-links.ts'
import type { Paths } from '#site/paths.ts'
import button from '#ui/Button.module.css'
import { Button } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './Header.module.css'
import { LanguageLinks } from './LanguageLinks.tsx'
import { Logo } from './Logo.tsx'

function Navigation({ current }: { readonly current: string | undefined }) {
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
            <a href={href} aria-current={href === current ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Phone({ inMenu = false }: { readonly inMenu?: boolean }) {
  const { callPhone } = useWords().shell
  return (
    <a className={styles.phone} href={callLink(business.phone)} aria-label={inMenu ? undefined : callPhone}>
      {inMenu && <Icon name="phone" />}
      {inMenu ? callPhone : formatInternationalNumber(business.phone)}
    </a>
  )
}

interface HeaderProps {
  /** The page's address, which its link in the menu shows. Pages without one lead to the home page in other languages. */
  readonly path?: ((paths: Paths) => string) | undefined
}

/**
 * Wide screens show a row of links, phones a `<details>` menu that works without scripts. `menu.client.ts` closes the menu
 * on Escape, on a click outside it, and when the focus leaves it.
 */
export function Header({ path }: HeaderProps) {
  const { shell } = useWords()
  const paths = usePaths()
  const current = path?.(paths)
  return (
    <header className={styles.header}>
      <div className={styles.brand}>
        <Logo />
        <LanguageLinks path={path ?? (({ home }) => home)} />
      </div>
      <div className={styles.links}>
        <Navigation current={current} />
        <Phone />
      </div>
      {current === paths.quote ? (
        <span className={classes(button.button, button.compact, styles.current)} aria-current="page">
          {shell.getQuote}
        </span>
      ) : (
        <Button variant="outline" compact href={paths.quote} isQuotePage>
          {shell.getQuote}
        </Button>
      )}
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
          <Navigation current={current} />
          <Phone inMenu />
        </div>
      </details>
    </header>
  )
}
