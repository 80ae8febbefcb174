import { business } from '#business.ts'
import { callLink, chatLink, writtenNumber } from '#contact/links.ts'
import { Button } from '#ui/Button.tsx'
import { usePaths } from '#words/use-paths.ts'
import { useWords } from '#words/WordsContext.tsx'
import styles from './Header.module.css'
import { Logo } from './Logo.tsx'

function Links() {
  const paths = usePaths()
  const { messages, shell } = useWords()
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
      <a className={styles.phone} href={callLink(business.phone)} aria-label={shell.callPhone}>
        {writtenNumber(business.phone)}
      </a>
      <Button look="loud" href={chatLink(business.chatNumber, messages.quote())} quote="">
        {shell.getQuote}
      </Button>
    </nav>
  )
}

/**
 * On a wide screen a row of links; on a phone a menu that the browser itself opens and closes, so that it works without
 * scripts too. `menu.client.ts` adds Escape and closing on a click.
 */
export function Header() {
  const { menu } = useWords().shell
  return (
    <header className={styles.header}>
      <Logo />
      <details className={styles.menu} data-menu="">
        <summary>{menu}</summary>
        <Links />
      </details>
      <div className={styles.row}>
        <Links />
      </div>
    </header>
  )
}
