import { foremost, isShort, products } from '#catalogue/catalogue.ts'
import { News } from '#features/shell/News.tsx'
import { Page } from '#features/shell/Page.tsx'
import type { SitePictures } from '#pictures/site-pictures.ts'
import { Divider } from '#ui/Divider.tsx'
import type { Words } from '#words/words.ts'
import { About } from './About.tsx'
import { CallToAction } from './CallToAction.tsx'
import { ChatButton } from './ChatButton.tsx'
import { Compare } from './Compare.tsx'
import { Hero } from './Hero.tsx'
import { ProductGrid } from './ProductGrid.tsx'
import { Reasons } from './Reasons.tsx'

interface HomePageProps {
  readonly words: Words
  readonly pictures: Pick<SitePictures, 'hero' | 'cardOf'>
}

export function HomePage({ words, pictures }: HomePageProps) {
  const all = products(words)
  const shown = foremost(all)
  return (
    <Page
      news={<News />}
      words={words}
      icons={['phone', 'whatsapp']}
      sections={shown.map(product => product.profile)}
      patterns={['romantile', 'maisha-tile']}
      bar={<ChatButton />}
    >
      <Hero picture={pictures.hero} />
      <ProductGrid products={shown} all={!isShort(all)} pictureOf={pictures.cardOf} />
      <Divider profile="romantile" />
      {isShort(all) && <Compare products={all} />}
      <About />
      <Reasons />
      <Divider profile="maisha-tile" />
      <CallToAction />
    </Page>
  )
}
