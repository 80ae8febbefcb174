import { productFacts } from '#facts/products.ts'
import type { notFound as english } from '#i18n/en/not-found.ts'
import { inWords } from './numbers.ts'

/** The number of products, in words. */
const sold = inWords(productFacts.length)

/** The page for addresses that do not exist. */
export const notFound: typeof english = {
  products: `Mapaa yetu ya aina\u00a0${sold}`,
  page: {
    title: 'Ukurasa haupo',
    heading: 'Samahani! Ukurasa huu haupo',
    text: 'Hakuna kitu kwenye anwani hii. Huenda iliandikwa vibaya, au ukurasa umehamishwa.',
    action: 'Rudi Mwanzo',
  },
  product: {
    title: 'Bidhaa haipo',
    heading: 'Bidhaa Hii Haipo',
    text: 'Hatuuzi bidhaa yenye jina hili.',
    action: 'Rudi Mwanzo',
  },
}
