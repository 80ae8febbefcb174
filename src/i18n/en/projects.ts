/** Roofs that the shop has supplied, and what customers say. */
export const projects = {
  title: 'Roofs we supplied, with photographs, county and month',
  metaDescription:
    'Real roofs in Kenya with our sheets: a photograph of each, its product, colour, county and month, and what customers say.',
  heading: 'Roofs we supplied',
  lead: 'Photographs of real houses, shown with the consent of their owners.',
  all: 'All roofs we supplied',
  /** `colour` is undefined for bare metal. */
  facts: (colour: string | undefined, county: string, month: string) =>
    [...(colour === undefined ? [] : [colour]), county, month].join(', '),
  testimonials: 'What customers say',
  by: (name: string, county: string, month: string) => `${name}, ${county}, ${month}`,
}
