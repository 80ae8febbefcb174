import { business } from '#facts/business.ts'
import { formatInternationalNumber } from '#site/contact-links.ts'

/** The privacy policy. */
export const privacy = {
  title: `Privacy Policy | ${business.brand}`,
  metaDescription: `What ${business.brand} learns about you on this website (nothing), what happens when you call or write, and your rights under Kenya’s Data Protection Act.`,
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
        'Nothing. There is no account and no form that is sent to us. The site sets no cookie, runs no analytics and no advertising, and asks no other company’s server for anything: every picture, letter and script comes from this site itself.',
      ],
    },
    {
      heading: 'What stays on your own device',
      paragraphs: [
        'Your browser may keep copies of pages and pictures so that they open faster or without a connection, and until you close the tab it notes that it has downloaded the font. If you use the roof estimate, the sizes and lists you typed are kept in your browser, with the names you give your estimates, so that you find them again; each estimate has a button that deletes it. None of this is sent to us.',
        'You can remove all of it at any time: in your browser’s settings, clear the site data or history of this site.',
      ],
    },
    {
      heading: 'What a shared link holds',
      paragraphs: [
        'A link to an estimate carries the sizes and choices you typed, and nothing about you. They stand after the # sign, which browsers do not send to any server. Whoever you send the link to can read them.',
      ],
    },
    {
      heading: 'When you call or write to us',
      paragraphs: [
        'Our relationship begins when you call, email or send the WhatsApp message. We then know your number or address, your name if you give it, what you want to order and where it should go. We use that to answer you, to quote, to supply and deliver, to keep the accounts the law asks for, and for nothing else. We do not sell it and we do not pass it on, except to those who must have it to deliver to you.',
        'Calls pass through your phone company. Messages pass through WhatsApp, whose servers may stand outside Kenya. Both handle your data under their own terms, which we do not control. If you would rather not use WhatsApp, call us.',
      ],
    },
    {
      heading: 'The host’s technical logs',
      paragraphs: [
        'The company whose computers deliver this site notes technical facts of each request for a short time (address on the network, time, page asked for) to keep the service running and safe. We do not use these logs to learn who you are.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'Under the Data Protection Act, 2019 you may ask to be informed about how your data is used, ask us for a copy of the data we hold about you, object to its use, have it corrected when it is wrong or misleading, and have it deleted. Write or call; we answer free of charge.',
        'If you are not content with our answer, you can complain to the Office of the Data Protection Commissioner (ODPC).',
      ],
    },
  ],
}
