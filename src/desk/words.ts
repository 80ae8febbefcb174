import type { Language } from '../languages.ts'

/** What the desk calls one field of the owner's files. The rules are not here: they stand in the schemas. */
export interface FieldWords {
  readonly label: string
  /** One sentence below the field. */
  readonly hint?: string
  /** One of a list, as on its button. */
  readonly one?: string
  /** What a folded entry of a list shows. */
  readonly summary?: string
  /** A text of more than a few words. */
  readonly isLong?: boolean
  /** Stands in the form although it may be left out: for groups of fields that may all be left out. */
  readonly isShown?: boolean
  /** What the choices are called. */
  readonly options?: Readonly<Record<string, string>>
  /** A kind of field that follows from no rule. */
  readonly as?: Readonly<Record<string, unknown>>
  readonly fields?: Readonly<Record<string, FieldWords>>
}

/** What each language is called in the desk. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', sw: 'Kiswahili' }

const price = (unit: string): FieldWords => ({ label: `Price of ${unit}, KSh` })

const piece = (label: string, where: string): FieldWords => ({
  label,
  hint: where,
  fields: {
    lengthM: { label: 'Length of a piece, metres' },
    lapM: { label: 'Lap over the next piece, metres' },
    price: { ...price('a piece'), hint: 'Leave it empty and estimates say that it is not in the price.' },
  },
})

const photograph = (label: string): FieldWords => ({
  label,
  fields: {
    file: {
      label: 'Photograph',
      hint: 'Yours, upright or across, 1280 pixels wide and 1080 high at least. It takes the place of the drawn picture.',
      as: { widget: 'image', accept: 'image/jpeg,image/png,image/webp,image/heic', choose_url: false },
    },
    focus: {
      label: 'Where the main thing is',
      hint: 'Pages cut pictures to their shape, and keep what is there.',
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
  fields: {
    asOf: { label: 'Prices confirmed on', hint: 'The day of this price list. Visitors see it.' },
    products: {
      label: 'Products',
      one: 'product',
      hint: 'The pages show them in this order. A product that is not here is not sold.',
      summary: '{{fields.product}}: KSh {{fields.price}}',
      fields: {
        product: {
          label: 'Product',
          as: { widget: 'relation', collection: 'products', value_field: '{{slug}}', display_fields: ['name'] },
        },
        price: {
          ...price('a metre'),
          hint: 'Leave it empty where thicknesses below have their own prices.',
        },
        thicknesses: {
          label: 'Prices by thickness',
          one: 'thickness',
          hint: 'Pages say “Starting from” the lowest of them.',
          summary: '{{fields.thicknessMm}} mm: KSh {{fields.price}}',
          fields: {
            thicknessMm: { label: 'Thickness of the steel, mm', hint: 'Without zinc and paint, such as 0.3.' },
            gauge: { label: 'Gauge number', hint: 'Only a word beside the millimetres, such as 30.' },
            price: price('a metre'),
          },
        },
        isOnSale: { label: 'On sale' },
        isLimitedOffer: { label: 'Limited offer' },
        isFreeDelivery: { label: 'Free delivery' },
        isOutOfStock: { label: 'Out of stock', hint: 'All of it, in every colour.' },
      },
    },
  },
}

/** `colours` are what the colours are called, by id; `profiles` what the profiles are. */
export function productWords(colours: Readonly<Record<string, string>>): FieldWords {
  return {
    label: 'Products',
    fields: {
      name: { label: 'Name', hint: 'In capitals, as on the price list.' },
      profile: { label: 'Profile', hint: 'The cross-section that it is rolled to. Ask a programmer for a new one.' },
      finish: { label: 'Finish', options: { painted: 'Painted', bare: 'Bare metal' } },
      picturedColour: { label: 'Colour in the picture', hint: 'For painted sheets only.', options: colours },
      colours: {
        label: 'Colours it is offered in',
        hint: 'Leave all of them out and it is offered in every colour.',
        options: colours,
      },
      coloursOutOfStock: {
        label: 'Colours out of stock',
        hint: 'Visitors see them, and cannot choose them.',
        options: colours,
      },
      pictures: {
        label: 'Drawn pictures',
        hint: 'They come with the site. A photograph takes their place.',
        fields: {
          roof: { label: 'On a roof' },
          closeup: { label: 'Close up' },
          stack: { label: 'Sheets in a stack' },
        },
      },
      photographs: {
        label: 'Photographs',
        isShown: true,
        fields: {
          roof: photograph('On a roof'),
          closeup: photograph('Close up'),
          stack: photograph('Sheets in a stack'),
        },
      },
      words: {
        label: 'What is said of it',
        fields: {
          category: { label: 'Kind', hint: 'Above the name, such as Profile Sheets.' },
          description: { label: 'Description', hint: 'Two lines on a card.', isLong: true },
          roofAlt: {
            label: 'What the picture on a roof shows',
            hint: 'For people who hear the page instead of seeing it.',
            isLong: true,
          },
          closeupAlt: { label: 'What the close picture shows', isLong: true },
          stackAlt: { label: 'What the picture of the sheets shows', isLong: true },
          features: { label: 'Features', one: 'Feature', hint: 'Exactly five.' },
        },
      },
    },
  }
}

export const business: FieldWords = {
  label: 'Business',
  fields: {
    brand: { label: 'Name on the sign' },
    legalName: { label: 'Registered name', hint: 'For the privacy policy and the terms.' },
    phone: { label: 'Phone', hint: '+254, then nine digits, no spaces: +254712345678.' },
    chatNumber: { label: 'WhatsApp number', hint: 'Often the same number. No spaces.' },
    email: { label: 'E-mail' },
    place: { label: 'Place', hint: 'Town and country.' },
    siteAddress: { label: 'Address of the site', hint: 'Without a slash at its end.' },
    social: {
      label: 'Social pages',
      hint: 'The whole address, or # while there is none.',
      fields: {
        facebook: { label: 'Facebook' },
        twitter: { label: 'Twitter' },
        instagram: { label: 'Instagram' },
        linkedin: { label: 'LinkedIn' },
      },
    },
    copyrightYear: { label: 'Year in the footer' },
    policiesChangedOn: { label: 'Privacy policy and terms last changed on' },
    securityContactUntil: {
      label: 'Security contact valid until',
      hint: 'At most a year ahead. Publishing stops when the day has passed.',
    },
    statistics: {
      label: 'Figures you claim',
      hint: 'Only what you can show.',
      fields: {
        happyCustomers: { label: 'Happy customers' },
        yearsExperience: { label: 'Years of experience' },
        countiesServed: { label: 'Counties served' },
        qualityCertifications: { label: 'Quality certifications' },
        reviews: { label: 'Reviews' },
      },
    },
    notice: {
      label: 'Notice',
      hint: 'A line at the top of every page on the days you say.',
      fields: {
        from: { label: 'First day' },
        until: { label: 'Last day' },
        text: { label: 'What it says' },
      },
    },
  },
}

export const accessories: FieldWords = {
  label: 'Accessories',
  fields: {
    cap: piece('Ridge and hip caps', 'Over ridges and hips.'),
    valley: piece('Valley gutters', 'Below the valleys of a roof with wings.'),
    flashing: piece('Flashings', 'Along verges and walls.'),
    gutter: piece('Gutters', 'Along eaves.'),
    fasteners: {
      label: 'Nails and screws',
      fields: {
        pricePerKg: {
          ...price('a kilogram'),
          hint: 'Leave it empty and estimates say that they are not in the price.',
        },
      },
    },
  },
}

export const delivery: FieldWords = {
  label: 'Delivery',
  fields: {
    counties: {
      label: 'Counties',
      one: 'county',
      summary: '{{fields.county}}',
      fields: {
        county: { label: 'County' },
        condition: {
          label: 'Condition',
          hint: 'What a buyer there must know before ordering. Leave it out where there is none.',
          isLong: true,
        },
      },
    },
  },
}

export const colours: FieldWords = {
  label: 'Colours',
  fields: {
    colours: {
      label: 'Colours',
      one: 'colour',
      hint: 'In the order in which they are offered.',
      summary: '{{fields.id}}',
      fields: {
        id: { label: 'Short name', hint: 'Small letters and hyphens. Do not change it once it is in use.' },
        screen: { label: 'On the screen', as: { widget: 'color' } },
        name: { label: 'Name' },
      },
    },
  },
}
