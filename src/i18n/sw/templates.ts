import type { TemplateWords } from '#i18n/en/templates.ts'

/** Common buildings with usual measures. */
export const templates: TemplateWords = {
  heading: 'Huna tepu? Chagua jengo la kawaida',
  hint: 'Kila moja huweka vipimo vya kawaida nchini Kenya. Badilisha viwe vyako, na upime kabla ya kuagiza.',
  names: {
    bedsitter: 'Bedsitter, chumba kimoja',
    oneBedroom: 'Chumba 1 cha kulala',
    twoBedrooms: 'Vyumba 2 vya kulala',
    threeBedrooms: 'Vyumba 3 vya kulala',
    fourBedrooms: 'Vyumba 4 vya kulala',
    shop: 'Duka',
    churchHall: 'Ukumbi wa kanisa',
    store: 'Ghala',
  },
}
