import { buildProjects } from './build-projects.ts'
import { colours } from './colours.ts'
import { readFacts, readFactsFolder } from './read/read-facts.ts'
import { type Testimonial, testimonialsSchema } from './schema/testimonials.schema.ts'

/** The roofs that the shop has supplied, newest first: `content/projects`. */
export const projects = buildProjects(readFactsFolder('projects'), {
  products: Object.keys(readFactsFolder('products')),
  colours,
})

/** What customers have said: `content/testimonials.json`. */
export const testimonials: readonly Testimonial[] = readFacts(testimonialsSchema, 'testimonials.json').testimonials

/** Whether the site has a page of supplied roofs and testimonials. It has none while there is nothing to show. */
export const hasProjectsPage = projects.length + testimonials.length > 0
