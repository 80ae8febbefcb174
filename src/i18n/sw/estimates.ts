import type { EstimateWords } from '#i18n/en/estimates.ts'

/** The estimates that a device keeps. */
export const estimates: EstimateWords = {
  heading: 'Makadirio yako kwenye kifaa hiki',
  name: 'Jina la makadirio haya',
  newName: 'Jina jipya',
  save: 'Hifadhi',
  hint: 'Nyumba, mteja, kanisa: kila moja kwa jina lake. Hakuna kinachotumwa kwetu. Yasiyo na jina, kumi ya mwisho hubaki.',
  saved: name => `Yamehifadhiwa: ${name}. Kila badiliko huhifadhiwa.`,
  notKept:
    'Kifaa hiki hakihifadhi makadirio yako: nafasi imejaa au imezuiwa. Shiriki kiungo au tuma agizo kabla ya kuondoka kwenye ukurasa huu.',
  unnamed: 'Hayana jina',
  openNow: 'Yako wazi sasa',
  open: 'Fungua',
  rename: 'Badilisha jina',
  delete: 'Futa',
  openNamed: name => `Fungua ${name}`,
  renameNamed: name => `Badilisha jina la ${name}`,
  deleteNamed: name => `Futa ${name}`,
}
