import type { notFound as english } from '#i18n/en/not-found.ts'

/** The page for addresses that do not exist. */
export const notFound: typeof english = {
  products: 'Hizi ndizo bidhaa tunazouza',
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
