import { usePaths } from '#i18n/use-paths.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import styles from './Breadcrumb.module.css'

export function Breadcrumb({ name }: { readonly name: string }) {
  const paths = usePaths()
  const words = useWords().product
  return (
    <div className={styles.row}>
      <nav aria-label={words.breadcrumb}>
        <ol className={styles.steps}>
          <li>
            <a href={paths.home}>{words.breadcrumbHome}</a>
          </li>
          <li>
            <a href={paths.products}>{words.breadcrumbProducts}</a>
          </li>
          <li aria-current="page">{name}</li>
        </ol>
      </nav>
      <a className={styles.back} href={paths.products}>
        {words.backToProducts}
      </a>
    </div>
  )
}
