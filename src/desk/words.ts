import type { Language } from '#text/languages.ts'

/** The texts of one field in the desk. Its rules are in the schemas. */
export interface FieldWords {
  readonly label: string
  /** The Kiswahili label, shown beside the English one. Left out if both are the same. */
  readonly sw?: string
  /** A sentence below the field. */
  readonly hint?: string
  /** The label of one list entry, as on the button that adds it. */
  readonly entryLabel?: string
  /** The text of a collapsed list entry. */
  readonly summary?: string
  /** Whether the text needs several lines. */
  readonly isLong?: boolean
  /** Shows an optional group without asking: for groups whose fields are all optional. */
  readonly isAlwaysShown?: boolean
  /** The labels of the choices. */
  readonly options?: Readonly<Record<string, string>>
  /** The widget, if it cannot be derived from the schema. */
  readonly widget?: Readonly<Record<string, unknown>>
  readonly fields?: Readonly<Record<string, FieldWords>>
}

/** The name of each language in the desk. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', sw: 'Kiswahili' }

/** Shown above the editor's sign-in button. */
export const welcome: Readonly<
  Record<Language, { readonly what: (brand: string) => string; readonly how: string; readonly guide: string }>
> = {
  en: {
    what: brand => `This is the desk of ${brand}. Here you change prices, offers, pictures and the phone number.`,
    how: 'To sign in, press “Sign In Using Access Token” and paste your key from GitHub.',
    guide: 'How to get a key, and everything else',
  },
  sw: {
    what: brand => `Hii ni meza ya ${brand}. Hapa unabadilisha bei, ofa, picha na nambari ya simu.`,
    how: 'Kuingia, bonyeza “Sign In Using Access Token” na ubandike ufunguo wako wa GitHub.',
    guide: 'Jinsi ya kupata ufunguo, na mengine yote',
  },
}

/** Shown below the questions about unusual values. */
export const SAVE_ANYWAY = 'OK saves it as it is. Cancel goes back. · OK huhifadhi hivyo hivyo. Cancel hurudisha nyuma.'
/** Shown when the owner has pressed Cancel. */
export const NOT_SAVED = 'Nothing was saved. · Hakuna kilichohifadhiwa.'

/** The label of a field: English, with Kiswahili beside it. */
export const bilingualLabel = ({ label, sw }: Pick<FieldWords, 'label' | 'sw'>) => (sw ? `${label} · ${sw}` : label)

const createPriceWords = (unit: string, sw: string): FieldWords => ({
  label: `Price of ${unit}, KSh`,
  sw: `Bei ya ${sw}`,
})

const countyWords: FieldWords = { label: 'County', sw: 'Kaunti' }
const monthWords: FieldWords = { label: 'A day of its month', sw: 'Siku ya mwezi wake' }

const createPieceWords = (label: string, sw: string, hint: string): FieldWords => ({
  label,
  sw,
  hint,
  fields: {
    lengthM: { label: 'Length of a piece, metres', sw: 'Urefu wa kipande' },
    lapM: { label: 'Lap over the next piece, metres', sw: 'Kupandana' },
    price: {
      ...createPriceWords('a piece', 'kipande'),
      hint: 'Leave it empty and estimates say that it is not in the price.',
    },
  },
})

const createPhotographWords = (label: string, sw: string): FieldWords => ({
  label,
  sw,
  fields: {
    file: {
      label: 'Photograph',
      sw: 'Picha',
      hint: 'Your own, portrait or landscape, at least 1280 pixels wide and 1080 high. It replaces the drawn picture.',
      widget: { widget: 'image', accept: 'image/jpeg,image/png,image/webp,image/heic', choose_url: false },
    },
    focus: {
      label: 'Where the main thing is',
      sw: 'Kilicho muhimu kiko wapi',
      hint: 'Pages crop pictures, and keep this part.',
      options: {
        centre: 'In the middle',
        north: 'At the top',
        northeast: 'Top right',
        east: 'On the right',
        southeast: 'Bottom right',
        south: 'At the bottom',
        southwest: 'Bottom left',
        west: 'On the left',
        northwest: 'Top left',
      },
    },
  },
})

export const prices: FieldWords = {
  label: 'Prices',
  sw: 'Bei',
  fields: {
    asOf: {
      label: 'Prices confirmed on',
      sw: 'Bei zilithibitishwa tarehe',
      hint: 'The day of this price list. Visitors see it.',
    },
    products: {
      label: 'Products',
      sw: 'Bidhaa',
      entryLabel: 'price line',
      hint: 'The pages show them in this order. A product that is not here is on no page.',
      summary: '{{fields.product}}: KSh {{fields.price}}',
      fields: {
        product: {
          label: 'Product',
          sw: 'Bidhaa',
          widget: { widget: 'relation', collection: 'products', value_field: '{{slug}}', display_fields: ['name'] },
        },
        price: {
          ...createPriceWords('a metre', 'mita'),
          hint: 'Leave it empty where thicknesses below have their own prices.',
        },
        thicknesses: {
          label: 'Prices by thickness',
          sw: 'Bei kwa unene',
          entryLabel: 'thickness',
          hint: 'Pages say “Starting from” the lowest of them.',
          summary: '{{fields.thicknessMm}} mm: KSh {{fields.price}}',
          fields: {
            thicknessMm: {
              label: 'Thickness of the steel, mm',
              sw: 'Unene wa chuma',
              hint: 'Without zinc and paint, such as 0.3.',
            },
            gauge: { label: 'Gauge number', sw: 'Geji', hint: 'Only a word beside the millimetres, such as 30.' },
            price: createPriceWords('a metre', 'mita'),
          },
        },
        isOnSale: { label: 'On sale', sw: 'Punguzo' },
        isLimitedOffer: { label: 'Limited offer', sw: 'Ofa ya muda' },
        isFreeDelivery: { label: 'Free delivery', sw: 'Usafirishaji bure' },
        isOutOfStock: { label: 'Out of stock', sw: 'Imekwisha', hint: 'All of it, in every colour.' },
        isHidden: {
          label: 'Hidden',
          sw: 'Imefichwa',
          hint: 'No page shows it. Its price and its texts stay here until you show it again.',
        },
      },
    },
  },
}

/** @param colours the names of the colours, by id */
export function createProductWords(colours: Readonly<Record<string, string>>): FieldWords {
  return {
    label: 'Products',
    sw: 'Bidhaa',
    fields: {
      name: { label: 'Name', sw: 'Jina', hint: 'In capitals, such as BOX PROFILE.' },
      profile: {
        label: 'Profile',
        sw: 'Mkato',
        hint: 'The cross-section that it is rolled to. Ask a programmer for a new one.',
      },
      finish: { label: 'Finish', sw: 'Umaliziaji', options: { painted: 'Painted', bare: 'Bare metal' } },
      shortestSheetM: {
        label: 'Shortest sheet, metres',
        sw: 'Bati fupi zaidi',
        hint: 'The shortest that you cut, often 0.6. Estimates never ask for a shorter one.',
      },
      picturedColour: {
        label: 'Colour in the picture',
        sw: 'Rangi kwenye picha',
        hint: 'For painted sheets only.',
        options: colours,
      },
      colours: {
        label: 'Colours it is offered in',
        sw: 'Rangi zinazouzwa',
        hint: 'Leave all of them out and it is offered in every colour.',
        options: colours,
      },
      coloursOutOfStock: {
        label: 'Colours out of stock',
        sw: 'Rangi zilizokwisha',
        hint: 'Visitors see them, and cannot choose them.',
        options: colours,
      },
      pictures: {
        label: 'Drawn pictures',
        sw: 'Picha za kuchorwa',
        hint: 'They come with the site. A photograph replaces them.',
        fields: {
          roof: { label: 'On a roof', sw: 'Kwenye paa' },
          closeup: { label: 'Close up', sw: 'Kwa karibu' },
          stack: { label: 'Sheets in a stack', sw: 'Mabati yaliyopangwa' },
        },
      },
      photographs: {
        label: 'Photographs',
        sw: 'Picha ulizopiga',
        isAlwaysShown: true,
        fields: {
          roof: createPhotographWords('On a roof', 'Kwenye paa'),
          closeup: createPhotographWords('Close up', 'Kwa karibu'),
          stack: createPhotographWords('Sheets in a stack', 'Mabati yaliyopangwa'),
        },
      },
      words: {
        label: 'Texts about it',
        sw: 'Maelezo yake',
        fields: {
          category: { label: 'Kind', sw: 'Aina', hint: 'Above the name, such as Profile Sheets.' },
          description: { label: 'Description', sw: 'Maelezo', hint: 'Two lines on a card.', isLong: true },
          suits: {
            label: 'Who it suits',
            sw: 'Inamfaa nani',
            hint: 'First a short sentence: who should buy it. Then how it differs from another product, whose full name becomes a link.',
            isLong: true,
          },
          roofAlt: {
            label: 'What the picture on a roof shows',
            sw: 'Picha ya paa inaonyesha nini',
            hint: 'For people who hear the page instead of seeing it.',
            isLong: true,
          },
          closeupAlt: { label: 'What the close picture shows', sw: 'Picha ya karibu inaonyesha nini', isLong: true },
          stackAlt: {
            label: 'What the picture of the sheets shows',
            sw: 'Picha ya mabati inaonyesha nini',
            isLong: true,
          },
          features: {
            label: 'Features',
            sw: 'Sifa',
            entryLabel: 'Feature',
            hint: 'Exactly five. {price} becomes the price of a metre.',
          },
        },
      },
    },
  }
}

export const business: FieldWords = {
  label: 'Business',
  sw: 'Biashara',
  fields: {
    brand: { label: 'Name on the sign', sw: 'Jina la duka' },
    legalName: { label: 'Registered name', sw: 'Jina lililosajiliwa', hint: 'For the privacy policy and the terms.' },
    phone: { label: 'Phone', sw: 'Simu', hint: '+254, then nine digits, no spaces: +254712345678.' },
    chatNumber: { label: 'WhatsApp number', sw: 'Nambari ya WhatsApp', hint: 'Often the same number. No spaces.' },
    email: { label: 'E-mail', sw: 'Barua pepe' },
    place: { label: 'Place', sw: 'Mahali', hint: 'Town and country.' },
    siteAddress: { label: 'Address of the site', sw: 'Anwani ya tovuti', hint: 'Without a slash at its end.' },
    httpsOnly: {
      label: 'Opened by https only',
      sw: 'Kufunguliwa kwa https pekee',
      hint: 'Browsers remember “This address” for 30 days, the others for a year. Choose those only when every address below your domain has https.',
      options: {
        address: 'This address',
        subdomains: 'This address and all below it',
        preload: 'The whole domain, in the list of browsers',
      },
    },
    repository: {
      label: 'Repository on GitHub',
      sw: 'Hifadhi kwenye GitHub',
      hint: 'Its owner and its name, such as jenga-roofs/site. The desk writes to it.',
    },
    social: {
      label: 'Social pages',
      sw: 'Kurasa za mitandao',
      hint: 'The whole address, or # while there is none.',
      fields: {
        facebook: { label: 'Facebook' },
        twitter: { label: 'Twitter' },
        instagram: { label: 'Instagram' },
        linkedin: { label: 'LinkedIn' },
      },
    },
    copyrightYear: { label: 'Year in the footer', sw: 'Mwaka chini ya ukurasa' },
    policiesChangedOn: {
      label: 'Privacy policy and terms last changed on',
      sw: 'Sera na masharti zilibadilishwa',
    },
    securityContactUntil: {
      label: 'Security contact valid until',
      sw: 'Mwisho wa anwani ya usalama',
      hint: 'At most a year ahead. Publishing stops when the day has passed.',
    },
    statistics: {
      label: 'Figures you claim',
      sw: 'Takwimu unazotaja',
      hint: 'Only what you can show.',
      fields: {
        happyCustomers: { label: 'Happy customers', sw: 'Wateja walioridhika' },
        yearsExperience: { label: 'Years of experience', sw: 'Miaka ya kazi' },
        countiesServed: { label: 'Counties served', sw: 'Kaunti unazohudumia' },
        qualityCertifications: { label: 'Quality certifications', sw: 'Vyeti vya ubora' },
        reviews: { label: 'Reviews', sw: 'Maoni' },
      },
    },
    yard: {
      label: 'Yard',
      sw: 'Yadi',
      hint: 'The place that buyers can visit.',
      fields: {
        address: { label: 'Address', sw: 'Anwani' },
        hours: { label: 'Opening hours', sw: 'Saa za kufungua' },
        map: {
          label: 'Link to a map',
          sw: 'Kiungo cha ramani',
          hint: 'The link that your map app shares, with https://.',
        },
      },
    },
    guaranteeYears: {
      label: 'Years of guarantee',
      sw: 'Miaka ya dhamana',
      hint: 'Only what you give in writing.',
    },
    certificates: {
      label: 'Certificates',
      sw: 'Vyeti',
      entryLabel: 'certificate',
      summary: '{{fields.name}}, {{fields.number}}',
      fields: {
        name: { label: 'Name', sw: 'Jina' },
        number: { label: 'Number', sw: 'Nambari', hint: 'The number with which a buyer can look it up.' },
      },
    },
    notice: {
      label: 'Notice',
      sw: 'Tangazo',
      hint: 'A line at the top of every page, from the first day to the last.',
      fields: {
        from: { label: 'First day', sw: 'Siku ya kwanza' },
        until: { label: 'Last day', sw: 'Siku ya mwisho' },
        text: { label: 'What it says', sw: 'Linasema nini' },
      },
    },
  },
}

export const accessories: FieldWords = {
  label: 'Accessories',
  sw: 'Vifaa',
  fields: {
    cap: createPieceWords('Ridge caps', 'Kofia', 'Over ridges and hips.'),
    valley: createPieceWords('Valley gutters', 'Mifereji ya paa', 'Below the valleys of a roof with wings.'),
    flashing: createPieceWords('Flashings', 'Mabati ya ukingo', 'Along verges and walls.'),
    gutter: createPieceWords('Gutters', 'Mifereji ya maji', 'Along eaves.'),
    fasteners: {
      label: 'Nails and screws',
      sw: 'Misumari na skrubu',
      fields: {
        pricePerKg: {
          ...createPriceWords('a kilogram', 'kilo'),
          hint: 'Leave it empty and estimates say that they are not in the price.',
        },
      },
    },
  },
}

export const marketPrices: FieldWords = {
  label: 'Market prices',
  sw: 'Bei za soko',
  fields: {
    prices: {
      label: 'Typical prices',
      sw: 'Bei za kawaida',
      entryLabel: 'market price',
      hint: 'For what you do not sell, such as timber and labour. Visitors see them as typical, with month and source.',
      summary: '{{fields.item}}: KSh {{fields.low}} – {{fields.high}}',
      fields: {
        item: {
          label: 'What it is for',
          sw: 'Ni bei ya nini',
          options: {
            cap: 'Ridge cap · Kofia',
            valley: 'Valley gutter · Mfereji wa bonde',
            flashing: 'Barge board or flashing · Bati la ukingo',
            gutter: 'Eave gutter · Mfereji wa maji',
            nails: 'Roofing nails · Misumari ya mabati',
            purlins: 'Purlins and battens · Papi',
            rafters: 'Rafters · Kenchi',
            frame: 'Wall plates, ties and struts · Mbao nyingine za fremu',
            transport: 'Transport · Usafirishaji',
            labour: 'Labour · Ufundi',
          },
        },
        unit: {
          label: 'For one',
          sw: 'Kwa kila',
          hint: 'Labour is a percentage of all materials, or a price for each sheet.',
          options: {
            piece: 'Piece · Kipande',
            kg: 'Kilogram · Kilo',
            ft: 'Foot · Futi',
            sheet: 'Sheet · Bati',
            trip: 'Trip · Safari',
            percent: 'Percent of all materials · Asilimia ya vifaa vyote',
          },
        },
        low: { label: 'Lowest price, KSh', sw: 'Bei ya chini' },
        high: { label: 'Highest price, KSh', sw: 'Bei ya juu', hint: 'The same number where there is one price.' },
        date: {
          label: 'Found on',
          sw: 'Ilipatikana tarehe',
          hint: 'Pages show the month, and say so when it is older than a year.',
        },
        source: { label: 'Who says so', sw: 'Chanzo', hint: 'In words, such as: Three hardware shops in Nakuru.' },
      },
    },
  },
}

export const guides: FieldWords = {
  label: 'Guides',
  sw: 'Miongozo',
  fields: {
    title: { label: 'Title in search results', sw: 'Kichwa kwenye utafutaji', hint: 'What people click.' },
    description: { label: 'Text below it', sw: 'Maelezo chini yake', hint: 'One or two sentences.', isLong: true },
    name: { label: 'Name on links', sw: 'Jina kwenye viungo' },
    heading: { label: 'Heading', sw: 'Kichwa cha ukurasa' },
    lead: { label: 'First sentences', sw: 'Sentensi za kwanza', isLong: true },
    summary: {
      label: 'Sentence on its card',
      sw: 'Sentensi kwenye orodha',
      hint: 'Short; else the text of search results.',
    },
    answer: {
      label: 'Answer below the heading',
      sw: 'Jibu chini ya kichwa',
      hint: 'One line; ask for figures by name, such as {{budget two-bedroom}}.',
    },
    house: {
      label: 'House drawn beside the heading',
      sw: 'Nyumba iliyochorwa kando ya kichwa',
      hint: 'Without it stands a picture of a product.',
      options: {
        bedsitter: 'Bedsitter',
        'one-bedroom': 'One bedroom · Chumba kimoja',
        'two-bedroom': 'Two bedrooms · Vyumba viwili',
        'three-bedroom': 'Three bedrooms · Vyumba vitatu',
        'four-bedroom': 'Four bedrooms · Vyumba vinne',
      },
    },
    place: { label: 'Place among the guides', sw: 'Nafasi yake', hint: 'The first has 1.' },
    changedOn: { label: 'Last changed on', sw: 'Ilibadilishwa tarehe' },
    body: {
      label: 'Text',
      sw: 'Maandishi',
      hint: 'Ask for figures by name, such as {{price box-profile}} or {{table roof-cost}}: they follow your prices. All names: docs/guides.md.',
      widget: { widget: 'markdown', modes: ['raw'] },
    },
  },
}

const createConsentWords = (hint: string): FieldWords => ({ label: 'Consent', sw: 'Ruhusa', hint })

/** @param colours the names of the colours, by id */
export function createProjectWords(colours: Readonly<Record<string, string>>): FieldWords {
  return {
    label: 'Roofs we supplied',
    sw: 'Mapaa tuliyouzia',
    fields: {
      photograph: createPhotographWords('Photograph', 'Picha'),
      product: {
        label: 'Product',
        sw: 'Bidhaa',
        widget: { widget: 'relation', collection: 'products', value_field: '{{slug}}', display_fields: ['name'] },
      },
      colour: {
        label: 'Colour',
        sw: 'Rangi',
        hint: 'Leave it out for bare metal.',
        options: colours,
      },
      county: countyWords,
      month: { ...monthWords, hint: 'Pages show the month only.' },
      words: {
        label: 'Texts about it',
        sw: 'Maelezo yake',
        fields: {
          photographAlt: {
            label: 'What the photograph shows',
            sw: 'Picha inaonyesha nini',
            hint: 'For people who hear the page instead of seeing it.',
            isLong: true,
          },
          text: { label: 'About the roof', sw: 'Kuhusu paa', isLong: true },
        },
      },
      consent: createConsentWords('The owner of the house agrees that it is shown. Without consent nothing is saved.'),
    },
  }
}

export const testimonials: FieldWords = {
  label: 'Testimonials',
  sw: 'Maoni ya wateja',
  fields: {
    testimonials: {
      label: 'What customers said',
      sw: 'Waliyosema wateja',
      entryLabel: 'testimonial',
      hint: 'Only real words of real customers.',
      summary: '{{fields.name}}, {{fields.county}}',
      fields: {
        name: { label: 'Name', sw: 'Jina' },
        county: countyWords,
        month: monthWords,
        words: { label: 'Their words', sw: 'Maneno yao', isLong: true },
        consent: createConsentWords('The customer agrees to be named. Without consent nothing is saved.'),
      },
    },
  },
}

export const delivery: FieldWords = {
  label: 'Delivery',
  sw: 'Usafirishaji',
  fields: {
    counties: {
      label: 'Counties',
      sw: 'Kaunti',
      entryLabel: 'county',
      summary: '{{fields.county}}',
      fields: {
        county: countyWords,
        condition: {
          label: 'Condition',
          sw: 'Sharti',
          hint: 'What a buyer there must know before ordering. Leave it out where there is none.',
          isLong: true,
        },
      },
    },
  },
}

export const colours: FieldWords = {
  label: 'Colours',
  sw: 'Rangi',
  fields: {
    colours: {
      label: 'Colours',
      sw: 'Rangi',
      entryLabel: 'colour',
      hint: 'In the order in which they are offered.',
      summary: '{{fields.id}}',
      fields: {
        id: {
          label: 'Short name',
          sw: 'Jina fupi',
          hint: 'Small letters and hyphens. Do not change it once it is in use.',
        },
        screen: { label: 'On the screen', sw: 'Kwenye skrini', widget: { widget: 'color' } },
        name: { label: 'Name', sw: 'Jina' },
      },
    },
  },
}

export const languageReviews: FieldWords = {
  label: 'Languages',
  sw: 'Lugha',
  fields: {
    reviewedBy: {
      label: 'Who has read all texts',
      sw: 'Aliyesoma maneno yote',
      hint: 'A native speaker of the language. Leave it empty while nobody has read them all.',
      isAlwaysShown: true,
    },
  },
}
