import type { projects as english } from '#i18n/en/projects.ts'

/** Roofs that the shop has supplied, and what customers say. */
export const projects: typeof english = {
  title: 'Mapaa tuliyouzia mabati, kwa picha, kaunti na mwezi',
  metaDescription:
    'Mapaa halisi Kenya yenye mabati yetu: picha ya kila moja, bidhaa, rangi, kaunti na mwezi, na wanachosema wateja.',
  heading: 'Mapaa tuliyouzia mabati',
  lead: 'Picha za nyumba halisi, kwa ruhusa ya wenyewe.',
  all: 'Mapaa yote tuliyouzia mabati',
  facts: (colour, county, month) => [...(colour === undefined ? [] : [colour]), county, month].join(', '),
  testimonials: 'Wanachosema wateja',
  by: (name, county, month) => `${name}, ${county}, ${month}`,
}
