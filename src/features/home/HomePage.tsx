import { featuredProducts, fitsOnHomePage, localizedProducts } from '#facts/catalogue.ts'
import { projects, testimonials } from '#facts/projects.ts'
import { GuideLinks } from '#features/guides/GuideLinks.tsx'
import { ProjectStrip } from '#features/projects/ProjectStrip.tsx'
import { Testimonials } from '#features/projects/Testimonials.tsx'
import { Notices } from '#features/shell/Notices.tsx'
import { Page } from '#features/shell/Page.tsx'
import type { Words } from '#i18n/words.ts'
import { HERO_PROFILE } from '#media/pictures/picture-profiles.ts'
import type { SitePictures } from '#media/pictures/site-pictures.ts'
import { SectionEdge } from '#ui/SectionEdge.tsx'
import { About } from './About.tsx'
import { CallToAction } from './CallToAction.tsx'
import { Hero } from './Hero.tsx'
import { ProductComparison } from './ProductComparison.tsx'
import { ProductGrid } from './ProductGrid.tsx'
import { Reasons } from './Reasons.tsx'

interface HomePageProps {
  readonly words: Words
  readonly pictures: Pick<SitePictures, 'hero' | 'houses' | 'cardOf' | 'projectOf'>
}

export function HomePage({ words, pictures }: HomePageProps) {
  const all = localizedProducts(words)
  const hasComparison = fitsOnHomePage(all)
  return (
    <Page notices={<Notices />} words={words} path={({ home }) => home} endsWithBand>
      <Hero picture={pictures.hero} product={all.find(({ profile }) => profile === HERO_PROFILE)} />
      <ProductGrid products={featuredProducts(all)} hasMore={!hasComparison} pictureOf={pictures.cardOf} />
      {hasComparison && (
        <>
          <SectionEdge profile="romantile" background="chalk" />
          <ProductComparison products={all} />
        </>
      )}
      <ProjectStrip projects={projects} pictureOf={pictures.projectOf} />
      <SectionEdge
        profile="box"
        background="ink"
        backgroundAbove={hasComparison && projects.length === 0 ? 'chalk' : undefined}
      />
      <About house={pictures.houses.farm} />
      <SectionEdge profile="corrugated" background="paper" backgroundAbove="ink" />
      <Reasons house={pictures.houses.town} />
      <Testimonials testimonials={testimonials} />
      <GuideLinks isLarge />
      <SectionEdge profile="maisha-tile" background="laterite" />
      <CallToAction />
    </Page>
  )
}
