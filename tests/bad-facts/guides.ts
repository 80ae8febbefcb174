import { badValues, TEXT } from './bad-value.ts'

export const goodGuide = {
  title: 'What a roof costs in Kenya',
  description: 'The cost of a whole roof in Kenya: sheets, nails, timber and labour.',
  name: 'What a roof costs',
  heading: 'What does a roof cost?',
  lead: 'The whole roof, line by line.',
  place: 1,
  changedOn: '2026-11-23',
  body: 'A roof is more than its sheets. '.repeat(8).trim(),
}

export const badGuides = badValues(
  ['title', '', TEXT],
  ['title', 'x'.repeat(76), TEXT],
  ['description', '<b>Cost</b>', TEXT],
  ['name', undefined, TEXT],
  ['heading', 7, TEXT],
  ['lead', 'x'.repeat(301), TEXT],
  ['summary', 'x'.repeat(91), TEXT],
  ['answer', 'x'.repeat(201), TEXT],
  ['place', 0, 'a whole number from 1 to 99'],
  ['place', '1', 'a whole number from 1 to 99'],
  ['changedOn', 'yesterday', 'a date such as'],
  ['body', 'Short.', 'a text of 200 to 30000 characters'],
)
