import { business } from '#facts/business.ts'

/** The page of the roof estimate, around its form. */
export const quotePage = {
  title: `Roofing calculator: mabati sheets, lengths and price | ${business.brand}`,
  metaDescription:
    'Type the length and width of your walls. See how many roofing sheets you need, how long, and what they cost in Kenya shillings. Check a fundi’s list.',
  heading: 'Your roof estimate',
  lead: 'How many sheets, how long, how much.',
  previewSubtitle: 'How many sheets? What do they cost?',
  withoutScript: 'This calculator needs JavaScript, which is off or not supported here. Send us your measures instead:',
  notLoaded: 'The calculator has not arrived. What you typed is not lost while this page is open.',
  loadAgain: 'Load again',
}
