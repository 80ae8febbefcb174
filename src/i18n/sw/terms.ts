import { business } from '#facts/business.ts'
import { priceList } from '#facts/price-list.ts'
import type { terms as english } from '#i18n/en/terms.ts'
import { formatInternationalNumber } from '#site/contact-links.ts'
import { formatDay } from '#text/format-day.ts'
import { deliverySummary } from './delivery.ts'

/** The terms of sale and use. */
export const terms: typeof english = {
  title: `Masharti ya Huduma | ${business.brand}`,
  metaDescription: `Jinsi ya kuagiza kutoka ${business.brand}: bei, makadirio, mambo ya kuandikiwa kabla ya kulipa, usafirishaji, na haki zako kama mteja.`,
  heading: 'Masharti ya Huduma',
  lead: 'Kwa ufupi: tovuti hii inaonyesha na kueleza. Unanunua kutoka kwa mtu, kwa simu au maandishi. Oda iliyoandikwa ndiyo halisi.',
  changed: 'Ilibadilishwa mwisho',
  sections: [
    {
      heading: 'Hili si duka la mtandaoni',
      paragraphs: [
        `Tovuti hii ni orodha ya bidhaa za ${business.legalName}, ${business.place}. Huwezi kununua, kulipa wala kufanya mkataba hapa. Mkataba huwepo tukithibitisha oda yako nawe ukikubali.`,
      ],
    },
    {
      heading: 'Bei',
      paragraphs: [
        `Bei ni za “kuanzia”, kwa shilingi za Kenya, kwa mita moja ya bati, kufikia ${formatDay(priceList.asOf, 'sw')}. Bei ya mwisho hutegemea kiasi na aina, kama geji (gauge), rangi na umaliziaji. Bei inayotumika ni ile tuliyothibitisha kwa maandishi.`,
      ],
    },
    {
      heading: 'Vipimo na makadirio',
      paragraphs: [
        'Upana unaofunika (cover width) na vipimo vingine ni vya kawaida; viwanda hutofautiana. Hesabu ya paa lako ni ya kukusaidia kupanga, si bei rasmi (quotation). Inategemea vipimo vyako na makisio yaliyo kando yake.',
        'Mkataba ukiwa na makadirio, Sheria ya Kulinda Watumiaji (Consumer Protection Act) huweka kikomo cha kutoza juu yake. Tunakifuata.',
      ],
    },
    {
      heading: 'Andikiwa kabla ya kulipa',
      paragraphs: ['Tuombe tuandike haya kwenye WhatsApp, barua pepe au karatasi:'],
      list: [
        'bidhaa na geji (gauge) yake kwa milimita',
        'rangi na umaliziaji',
        'upana unaofunika (cover width)',
        'orodha ya vipimo (cut list): mabati mangapi ya urefu gani',
        'bei yote na kilichomo ndani yake',
        'mahali na tarehe ya kuleta mzigo',
      ],
    },
    {
      heading: 'Usafirishaji',
      paragraphs: [
        `${deliverySummary} Thibitisha mahali hasa, tarehe, na jinsi lori litakavyofika. Mzigo ukifika: hesabu mabati, pima upana unaofunika kwa tepu, na unene kwenye ukingo tambarare. Tafuta maandishi yaliyochapwa, yapige picha, na uombe risiti.`,
      ],
    },
    {
      heading: 'Rangi na picha',
      paragraphs: [
        'Skrini huonyesha rangi tofauti. Omba sampuli kabla ya kuagiza. Picha na michoro hufuata vipimo vya kawaida; bati lako litafuata oda yako ya maandishi.',
      ],
    },
    {
      heading: 'Madai na dhamana',
      paragraphs: [
        `Tunataja vyeti ${business.statistics.qualityCertifications} vya ubora na cheti cha ISO: omba kuviona kabla ya kuagiza. Idadi ya maoni ni hesabu yetu wenyewe; tovuti hii haikusanyi maoni. Kwa dhamana ya kuridhika, tuombe turekebishe mzigo usiolingana na maandishi. Tuambie mara tu unapoona kosa, kwa picha ukiweza.`,
      ],
    },
    {
      heading: 'Haki zako kama mteja',
      paragraphs: [
        'Hakuna hapa kinachopunguza haki zako chini ya Katiba na sheria za Kenya, ikiwemo Sheria ya Kulinda Watumiaji (Consumer Protection Act). Sheria ya Kenya hutumika.',
      ],
    },
    {
      heading: 'Maswali',
      paragraphs: [`Piga simu ${formatInternationalNumber(business.phone)} au andika kwa ${business.email}.`],
    },
  ],
}
