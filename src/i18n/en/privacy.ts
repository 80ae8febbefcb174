import { business } from '#facts/business.ts'
import { formatInternationalNumber } from '#site/contact-links.ts'

/** The privacy policy. */
export const privacy = {
  title: `Privacy Policy | ${business.brand}`,
  metaDescription: `What ${business.brand} learns about you on this website: nothing. What happens when you call or write, and your rights under Kenya’s Data Protection Act.`,
  heading: 'Privacy Policy',
  lead: 'In short: this website collects nothing about you. We learn about you only when you call or write.',
  changed: 'Last changed',
  sections: [
    {
      heading: 'Who runs this site',
      paragraphs: [
        `${business.legalName}, ${business.place}. For anything about your data, write to ${business.email} or call ${formatInternationalNumber(business.phone)}.`,
      ],
    },
    {
      heading: 'What this site collects',
      paragraphs: [
        'Nothing. You need no account, and no form is sent to us. There are no cookies, no tracking and no advertising. Every picture, letter and script comes from this site, not from another company.',
      ],
    },
    {
      heading: 'What stays on your own device',
      paragraphs: [
        'Your browser may keep pages and pictures, so that they open faster, even without a network. Until you close the tab it notes that it has downloaded the font. The sizes and lists you type in the roof estimate stay in your browser too, with the names you give them, so that you find them again. Each estimate has a button that deletes it. None of this is sent to us.',
        'You can delete all of it at any time: in your browser’s settings, clear the data or history of this site.',
      ],
    },
    {
      heading: 'What a shared link holds',
      paragraphs: [
        'A link to an estimate holds the sizes and choices you typed, and nothing about you. They come after the # sign, and browsers send that part to no server. Anyone who has the link can read them.',
      ],
    },
    {
      heading: 'When you call or write to us',
      paragraphs: [
        'When you call, email or send a WhatsApp message, we know your number or address. We also know your name if you give it, what you want to order and where it should go. We use this to answer you, give you a price, deliver your order and keep the accounts that the law asks for. We use it for nothing else. We do not sell it. Only the people who deliver to you get it.',
        'Calls go through your phone company. Messages go through WhatsApp, whose servers may be outside Kenya. Each has its own terms for your data. If you would rather not use WhatsApp, call us.',
      ],
    },
    {
      heading: 'The host’s technical logs',
      paragraphs: [
        'This site is on another company’s computers. For a short time that company records the network address, time and page of each request, to keep the service running and safe. We do not use these logs to learn who you are.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'Under the Data Protection Act, 2019, you have the right to know how your data is used, to get a copy of it and to object to its use. You can have it corrected when it is wrong or misleading, or have it deleted. Write or call; we answer free of charge.',
        'If you are not happy with our answer, you can complain to the Office of the Data Protection Commissioner (ODPC).',
      ],
    },
  ],
}
