import { languages } from '../../src/text/languages.ts'
import { exampleWords } from '../example-products.ts'
import { badValues, TEXT } from './bad-value.ts'

/** The colours on sale in these tests. */
export const knownColours = [{ id: 'charcoal-grey' }, { id: 'maroon' }]

export const goodProduct = {
  name: 'BOX PROFILE',
  profile: 'box',
  finish: 'painted',
  picturedColour: 'maroon',
  words: exampleWords,
}

export const goodBareProduct = { name: 'ALU 2', profile: 'corrugated', finish: 'bare', words: exampleWords }

const KNOWN_COLOUR = 'one of charcoal-grey, maroon'
const RENDER = 'the name of a .jpg in src/assets/renders'
const PHOTOGRAPH = 'a photograph in content/photographs'
const WORDS = 'category, description, roofAlt, stackAlt and five features'
const OFFERED_COLOUR = 'one of the colours that the product is offered in'
const { features } = exampleWords.en

export const badProduct = badValues(
  ['name', '', TEXT],
  ['name', '=HYPERLINK(1)', TEXT],
  ['name', ' @BOX', TEXT],
  ['name', 'BOX\u202ePROFILE', TEXT],
  ['profile', 'square', 'one of box, corrugated'],
  ['finish', 'shiny', 'painted or bare'],
  ['shortestSheetM', 0, 'a length from 0.2 to 1 m'],
  ['shortestSheetM', 60, 'a length from 0.2 to 1 m'],
  ['shortestSheetM', '0.6', 'a length from 0.2 to 1 m'],
  ['picturedColour', 'pink', KNOWN_COLOUR],
  ['pictures', { roof: 'roof-box.jpg' }, RENDER, 'pictures.roof is "roof-box.jpg"'],
  ['pictures', { roof: 'roof-bx' }, `${RENDER} (roof-`, 'pictures.roof is "roof-bx"'],
  ['pictures', { stack: '../x' }, `${RENDER} (stack-`, 'pictures.stack is "../x"'],
  ['pictures', { roof: '' }, RENDER, 'pictures.roof is ""'],
  ['pictures', { roof: null }, RENDER, 'pictures.roof is null'],
  ['colours', [], 'at least one colour, or none at all'],
  ['colours', ['pink', 'maroon'], KNOWN_COLOUR, 'colours.0 is "pink"'],
  ['colours', ['maroon', 'maroon'], 'what is not in the list already', 'colours.1 is "maroon"'],
  ['coloursOutOfStock', 'maroon', 'a list of colours'],
  ['coloursOutOfStock', ['pink'], KNOWN_COLOUR, 'coloursOutOfStock.0 is "pink"'],
  ['photographs', { roof: '/photographs/x.jpg' }, 'file and, where it has', 'photographs.roof is "/photographs/x.jpg"'],
  ['photographs', { roof: { file: 'x.jpg' } }, PHOTOGRAPH, 'photographs.roof.file is "x.jpg"'],
  [
    'photographs',
    { stack: { file: '/photographs/../x.jpg' } },
    PHOTOGRAPH,
    'photographs.stack.file is "/photographs/../x.jpg"',
  ],
  [
    'photographs',
    { roof: { file: '/photographs/x.svg' } },
    PHOTOGRAPH,
    'photographs.roof.file is "/photographs/x.svg"',
  ],
  [
    'photographs',
    { roof: { file: '/photographs/x.jpg', focus: 'up' } },
    'one of centre, north',
    'photographs.roof.focus is "up"',
  ],
  ['words', undefined, `${WORDS}, under each of en`],
  ['words.en', undefined, WORDS],
  ['words.en.category', '', TEXT],
  ['words.en.description', undefined, TEXT],
  ['words.en.description', 'Strong <b>sheets</b>', TEXT],
  ['words.en.description', 'Strong\u0007 sheets', TEXT],
  ['words.en.roofAlt', 'A roof\u2028of sheets', TEXT],
  ['words.en.roofAlt', ' ', TEXT],
  ['words.en.features', undefined, 'exactly five features'],
  ['words.en.features', features.slice(1), 'exactly five features, and there are 4', 'words.en.features is '],
  ['words.en.features.0', '', TEXT],
  ['words.en.features.0', 'First:\u00ad one', TEXT],
)

/** Values that are valid alone but not together with another value. */
export const badCombinations = badValues(
  ['picturedColour', undefined, 'a colour for a painted product, and none for a bare one'],
  ['finish', 'bare', 'a colour for a painted product, and none for a bare one', 'picturedColour is "maroon"'],
  ['colours', ['charcoal-grey'], OFFERED_COLOUR, 'picturedColour is "maroon"'],
  [
    `words.${languages.at(-1)}.description`,
    'An example sheet of 3 m.',
    `a text with the figures that it has under ${languages[0]}`,
  ],
)

/** The same for a product without colours. */
export const badBareCombinations = badValues(
  ['colours', ['maroon'], 'colours for a painted product, and none for a bare one'],
  ['coloursOutOfStock', ['maroon'], OFFERED_COLOUR, 'coloursOutOfStock.0 is "maroon"'],
)
