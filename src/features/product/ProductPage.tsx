import { localizedProducts, otherProducts } from '#facts/catalogue.ts'
import { projects } from '#facts/projects.ts'
import { GuideLinks } from '#features/guides/GuideLinks.tsx'
import { ProjectStrip } from '#features/projects/ProjectStrip.tsx'
import { Breadcrumb } from '#features/shell/Breadcrumb.tsx'
import { Notices } from '#features/shell/Notices.tsx'
import { Page } from '#features/shell/Page.tsx'
import type { Words } from '#i18n/words.ts'
import type { SitePictures } from '#media/pictures/site-pictures.ts'
import { pathsIn } from '#site/paths.ts'
import { SectionEdge } from '#ui/SectionEdge.tsx'
import { Measurements } from './Measurements.tsx'
import { OrderBar } from './OrderBar.tsx'
import { OrderStrip } from './OrderStrip.tsx'
import { OtherProducts } from './OtherProducts.tsx'
import { ProductSummary } from './ProductSummary.tsx'

interface ProductPageProps {
  readonly words: Words
  readonly slug: string
  readonly pictures: Pick<SitePictures, 'galleryOf' | 'cardOf' | 'projectOf'>
}

export function ProductPage({ words, slug, pictures }: ProductPageProps) {
  const all = localizedProducts(words)
  const product = all.find(each => each.slug === slug)
  if (!product) throw new Error(`There is no product ${slug} in the price list.`)
  const others = otherProducts(all, product)
  return (
    <Page
      notices={<Notices />}
      words={words}
      path={paths => paths.product(slug)}
      bottomBar={<OrderBar product={product} />}
      hasChatBar
    >
      <Breadcrumb name={product.name} parent={{ name: words.shell.nav.products, href: pathsIn(words.key).products }} />
      <ProductSummary product={product} pictures={pictures.galleryOf(slug)} />
      <SectionEdge profile={product.profile} background="chalk" />
      <Measurements product={product} />
      <SectionEdge profile={product.profile} background="ink" backgroundAbove="chalk" />
      <OrderStrip product={product} />
      <ProjectStrip projects={projects.filter(({ product }) => product === slug)} pictureOf={pictures.projectOf} />
      <OtherProducts products={others} pictureOf={pictures.cardOf} />
      <GuideLinks />
    </Page>
  )
}
