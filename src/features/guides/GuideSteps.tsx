import breadcrumb from '#features/product/Breadcrumb.module.css'
import { usePaths } from '#i18n/use-paths.ts'
import { useWords } from '#i18n/WordsContext.tsx'

/** The way from the home page to a guide, or to the list of guides without a name. */
export function GuideSteps({ name }: { readonly name?: string }) {
  const paths = usePaths()
  const { guides, product } = useWords()
  return (
    <div className={breadcrumb.row}>
      <nav aria-label={product.breadcrumb}>
        <ol className={breadcrumb.steps}>
          <li>
            <a href={paths.home}>{product.breadcrumbHome}</a>
          </li>
          {name === undefined ? (
            <li aria-current="page">{guides.name}</li>
          ) : (
            <>
              <li>
                <a href={paths.guides}>{guides.name}</a>
              </li>
              <li aria-current="page">{name}</li>
            </>
          )}
        </ol>
      </nav>
    </div>
  )
}
