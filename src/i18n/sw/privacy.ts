import { business } from '#facts/business.ts'
import type { privacy as english } from '#i18n/en/privacy.ts'
import { formatInternationalNumber } from '#site/contact-links.ts'

/** The privacy policy. */
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
        `${business.legalName}, ${business.place}. Kuhusu data yako, andika kwa ${business.email} au piga simu ${formatInternationalNumber(business.phone)}.`,
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
        'Kivinjari (browser) kinaweza kuweka nakala za kurasa na picha ili zifunguke haraka, hata bila mtandao. Hadi ufunge dirisha, hukumbuka kwamba kimepokea herufi za tovuti. Vipimo na orodha ulizoandika kwenye makadirio hubaki hapo, pamoja na majina uliyoyapa, ili uzipate tena; kila makadirio yana kitufe cha kuyafuta. Hakuna kinachotumwa kwetu.',
        'Unaweza kufuta yote wakati wowote: kwenye kivinjari, futa data au historia ya tovuti hii.',
      ],
    },
    {
      heading: 'Kiungo unachoshiriki kina nini',
      paragraphs: [
        'Kiungo cha makadirio kina vipimo na mengine uliyochagua, bila chochote kukuhusu. Vyote viko baada ya alama ya #, ambayo kivinjari hakitumi kwa seva. Yeyote mwenye kiungo anaweza kuvisoma.',
      ],
    },
    {
      heading: 'Ukitupigia simu au kutuandikia',
      paragraphs: [
        'Ukipiga simu, ukituma barua pepe au ujumbe wa WhatsApp, tunajua nambari au anwani yako. Tunajua pia jina ukitupa, unachonunua na kinapoenda. Tunatumia hayo kukujibu, kukupa bei, kukuletea mzigo na kuweka hesabu zinazotakiwa na sheria, basi. Hatuyauzi; tunawapa tu wanaokufikishia mzigo.',
        'Simu hupitia kampuni yako ya simu. Ujumbe hupitia WhatsApp, ambayo seva zake zinaweza kuwa nje ya Kenya. Kampuni hizo hutumia data kwa masharti yao. Kama hutaki WhatsApp, tupigie simu.',
      ],
    },
    {
      heading: 'Rekodi za kiufundi za mwenyeji (host)',
      paragraphs: [
        'Tovuti hii iko kwenye kompyuta za kampuni nyingine. Kwa muda mfupi, kampuni hiyo huandika anwani ya mtandao, saa na ukurasa wa kila ombi, ili huduma iwe salama. Hatutumii rekodi hizo kujua wewe ni nani.',
      ],
    },
    {
      heading: 'Haki zako',
      paragraphs: [
        'Chini ya Sheria ya Ulinzi wa Data (Data Protection Act, 2019), una haki ya kujua jinsi data yako inavyotumika, kupata nakala yake na kupinga matumizi yake. Unaweza kutaka irekebishwe ikiwa si sahihi au inapotosha, au ifutwe. Andika au piga simu; tunajibu bila malipo.',
        'Usiporidhika na jibu letu, unaweza kulalamika kwa Ofisi ya Kamishna wa Ulinzi wa Data (ODPC).',
      ],
    },
  ],
}
