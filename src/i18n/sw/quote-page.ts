import { business } from '#facts/business.ts'
import type { quotePage as english } from '#i18n/en/quote-page.ts'

/** The page of the roof estimate, around its form. */
export const quotePage: typeof english = {
  title: `Kikokotoo cha paa: idadi ya mabati, urefu na bei | ${business.brand}`,
  metaDescription:
    'Andika urefu na upana wa kuta. Ona unahitaji mabati mangapi, urefu wake, na bei yake kwa shilingi za Kenya. Linganisha na orodha ya fundi.',
  heading: 'Makadirio ya paa',
  lead: 'Mabati mangapi, urefu gani, bei gani.',
  previewSubtitle: 'Mabati mangapi? Bei gani?',
  withoutScript: 'Kikokotoo hiki kinahitaji JavaScript, ambayo hapa haifanyi kazi. Tutumie vipimo vyako:',
  notLoaded: 'Kikokotoo hakijafika. Ulichoandika hakipotei ukurasa huu ukiwa wazi.',
  loadAgain: 'Fungua upya',
}
