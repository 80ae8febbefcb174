/** Common buildings with usual measures. */
export const templates = {
  heading: 'No tape at hand? Pick a building',
  /** Each building has its price in the chosen product. */
  hint: (product: string) => `Common sizes, priced in ${product}: measure yours before you order.`,
  showAll: (count: number) => `Show all ${count} buildings`,
  names: {
    bedsitter: 'Bedsitter',
    oneBedroom: '1 bedroom',
    twoBedrooms: '2 bedrooms',
    threeBedrooms: '3 bedrooms',
    fourBedrooms: '4 bedrooms',
    shop: 'Shop',
    churchHall: 'Church hall',
    store: 'Store',
  },
}

export type TemplateWords = typeof templates
