import type { TemplateWords } from '#i18n/en/templates.ts'

/** Common buildings with usual measures. */
export const templates: TemplateWords = {
  heading: 'Huna tepu? Chagua jengo la kawaida',
  hint: product => `Vyumba ni vya kulala; bei ni za ${product}. Pima kabla ya kuagiza.`,
  showAll: count => `Onyesha majengo yote ${count}`,
  names: {
    bedsitter: 'Bedsitter',
    oneBedroom: 'Chumba 1',
    twoBedrooms: 'Vyumba 2',
    threeBedrooms: 'Vyumba 3',
    fourBedrooms: 'Vyumba 4',
    shop: 'Duka',
    churchHall: 'Kanisa',
    store: 'Ghala',
  },
}
