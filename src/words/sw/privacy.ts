import { business } from '../../business.ts'
import { writtenNumber } from '../../contact/links.ts'
import type { privacy as english } from '../en/privacy.ts'

export const privacy: typeof english = {
  title: `Sera ya Faragha | ${business.brand}`,
  metaDescription: `Tovuti ya ${business.brand} haikusanyi chochote kukuhusu. Ona kinachofanyika ukipiga simu, na haki zako chini ya Sheria ya Ulinzi wa Data ya Kenya.`,
  heading: 'Sera ya Faragha',
  lead: 'Kwa ufupi: tovuti hii haikusanyi chochote kukuhusu. Tunaanza kukujua ukitupigia simu au ukituandikia.',
  changed: 'Ilibadilishwa mwisho',
  sections: [
    {
      heading: 'Nani anaendesha tovuti hii',
      paragraphs: [
        `${business.legalName}, ${business.place}. Kuhusu data yako, andika kwa ${business.email} au piga simu ${writtenNumber(business.phone)}.`,
      ],
    },
    {
      heading: 'Tovuti hii inakusanya nini',
      paragraphs: [
        'Hakuna. Hakuna akaunti wala fomu inayotumwa kwetu. Tovuti haiweki vidakuzi (cookies), haifuatilii wageni na haina matangazo. Kila picha, herufi na programu hutoka hapa, si kwa kampuni nyingine.',
      ],
    },
    {
      heading: 'Kinachobaki kwenye simu yako',
      paragraphs: [
        'Kivinjari chako (browser) kinaweza kuweka nakala za kurasa na picha ili zifunguke haraka, hata bila mtandao. Hadi ufunge dirisha, hukumbuka kwamba kimepokea herufi za tovuti. Ukitumia makadirio ya paa, vipimo ulivyoandika hubaki kwenye kivinjari ili uvipate tena. Makadirio yana kitufe cha kuvifuta. Hakuna kinachotumwa kwetu.',
        'Unaweza kufuta yote wakati wowote: kwenye kivinjari, futa data au historia ya tovuti hii.',
      ],
    },
    {
      heading: 'Kiungo unachoshiriki kina nini',
      paragraphs: [
        'Kiungo cha makadirio kina vipimo na mengine uliyochagua, bila chochote kukuhusu. Hivyo vyote viko baada ya alama ya #, ambayo kivinjari hakitumi kwa seva yoyote. Yeyote utakayemtumia kiungo anaweza kuvisoma.',
      ],
    },
    {
      heading: 'Ukitupigia simu au kutuandikia',
      paragraphs: [
        'Uhusiano wetu huanza unapopiga simu, unapotuma barua pepe au ujumbe wa WhatsApp. Hapo tunajua nambari au anwani yako, jina lako ukitupa, unachonunua na kinapoenda. Tunatumia hayo kukujibu, kukupa bei, kukuletea mzigo na kuweka hesabu zinazotakiwa na sheria, basi. Hatuyauzi, na tunawapa tu wale wanaokufikishia mzigo.',
        'Simu hupitia kampuni yako ya simu. Ujumbe hupitia WhatsApp, ambayo seva zake zinaweza kuwa nje ya Kenya. Kampuni hizo hutumia data yako kwa masharti yao wenyewe. Kama hutaki kutumia WhatsApp, tupigie simu.',
      ],
    },
    {
      heading: 'Rekodi za kiufundi za mwenyeji (host)',
      paragraphs: [
        'Kompyuta za kampuni nyingine hukuletea tovuti hii. Kampuni hiyo huandika mambo ya kiufundi ya kila ombi kwa muda mfupi: anwani ya mtandao, saa na ukurasa. Hivyo huduma huendelea na huwa salama. Hatutumii rekodi hizo kujua wewe ni nani.',
      ],
    },
    {
      heading: 'Haki zako',
      paragraphs: [
        'Chini ya Sheria ya Ulinzi wa Data (Data Protection Act, 2019), una haki ya kujua jinsi data yako inavyotumika. Una haki ya kupata nakala ya data tuliyo nayo kukuhusu, na kupinga matumizi yake. Unaweza kutaka irekebishwe ikiwa si sahihi au inapotosha, au ifutwe. Andika au piga simu; tunajibu bila malipo.',
        'Usiporidhika na jibu letu, unaweza kulalamika kwa Ofisi ya Kamishna wa Ulinzi wa Data (ODPC).',
      ],
    },
  ],
}
