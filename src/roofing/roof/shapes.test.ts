import { expect, test } from 'vitest'
import { buildRoof } from './build-roof.ts'
import { edgeKinds, edgeLengthM, type RoofInput, type Wing } from './roof.ts'

/** A rise of 3 in 4: five up the slope for every four of run. */
const pitchDeg = (Math.atan(0.75) * 180) / Math.PI

/** `front 4 3 5`: on that side, 4 m from its left corner, 3 m out, 5 m wide. */
const wingOf = (text: string): Wing => {
  const [side, ...lengths] = text.split(' ')
  const [atM = 0, outM = 0, widthM = 0] = lengths.map(Number)
  return { side: side as Wing['side'], atM, outM, widthM }
}

/** Eaves reach out 0.5 m and verges 0.3; the small gables of Dutch ones are 0.75 m high, hidden roofs nearly flat. */
function roof(block: string, wings: string) {
  const words = block.split(' ')
  const [lengthM = 0, widthM = 0] = words.slice(-2).map(Number)
  const shape = words[0] as RoofInput['shape']
  const falls = words[1] === 'two' ? 'two' : 'one'
  const measures = {
    lengthM,
    widthM,
    pitchDeg: shape === 'hidden' ? 5 : pitchDeg,
    eaveM: 0.5,
    vergeM: 0.3,
    gabletM: 0.75,
  }
  return buildRoof({ shape, ...measures, falls, wings: wings === '' ? [] : wings.split('; ').map(wingOf) })
}

test.each([
  ['a gable', 'gable 12 6', '', 'front, back', 'eave 25.2, verge 17.5, ridge 12.6', 0, false],
  [
    'with a wing at its left corner, as an L: the corner is hipped',
    'gable 12 6',
    'front 0 4 5',
    'front, wing 1 right, back, left',
    'eave 34.2, verge 16.25, ridge 16.1, hip 6.4, valley 4.8',
    2,
    false,
  ],
  [
    'with a wing in front, as a T',
    'gable 12 6',
    'front 4 4 4',
    'front, wing 1 right, back, wing 1 left',
    'eave 27.8, verge 23.75, ridge 18.9, valley 8',
    0,
    false,
  ],
  [
    'with a wing behind',
    'gable 12 6',
    'back 4 4 4',
    'front, wing 1 right, back, wing 1 left',
    'eave 27.8, verge 23.75, ridge 18.9, valley 8',
    0,
    false,
  ],
  [
    'whose wing stands out no farther than the eave: its sides have none of their own',
    'gable 12 6',
    'front 4 0.5 6',
    'front 1, front 2, right, back, left',
    'eave 18.8, verge 26.25, ridge 16.4, valley 11.21',
    1,
    false,
  ],
  [
    'a wing that stands out less than half its width, and has a ridge towards the other wall',
    'gable 12 6',
    'front 4 2 6',
    'front 1, front 2, wing 1 right, back, wing 1 left',
    'eave 21.8, verge 26.25, ridge 17.9, valley 11.21',
    1,
    false,
  ],
  [
    'a wing that stands out a little more than half its width',
    'gable 12 6',
    'front 3 3.2 6',
    'front 1, front 2, wing 1 right, back, wing 1 left',
    'eave 24.2, verge 26.25, ridge 19.1, valley 11.21',
    1,
    false,
  ],
  [
    'a wing half as deep as wide has no ridge, and is hipped',
    'gable 12 2',
    'front 3 0.7 6',
    'wing 1 front, front 1, front 2, wing 1 right, back, wing 1 left',
    'eave 26.6, verge 7.5, ridge 11.9, hip 7.04, valley 4.8',
    4,
    false,
  ],
  [
    'one that has a ridge of its own is not',
    'gable 12 2',
    'front 3 0.72 6',
    'front 1, front 2, wing 1 right, back, wing 1 left',
    'eave 19.24, verge 16.25, ridge 8.62, hip 6.4, valley 4.8',
    3,
    false,
  ],
  [
    'a wing wider than the block is deep',
    'gable 12 2',
    'front 2 1 8',
    'wing 1 front, front 1, front 2, wing 1 right, back, wing 1 left',
    'eave 27.2, verge 7.5, ridge 11.6, hip 8, valley 4.8',
    4,
    false,
  ],
  [
    'a hip with a wing on each side',
    'hip 14 6',
    'front 5 4 4; back 5 4 4',
    'wing 1 front, front, wing 1 right, wing 2 right, right, back, wing 2 back, left, wing 1 left, wing 2 left',
    'eave 60, ridge 16, hip 38.42, valley 16.01',
    4,
    false,
  ],
  [
    'a gable with a wing on each side',
    'gable 14 6',
    'front 5 4 4; back 5 4 4',
    'front, wing 1 right, wing 2 right, back, wing 1 left, wing 2 left',
    'eave 34.4, verge 30, ridge 27.2, valley 16.01',
    0,
    false,
  ],
  [
    'a U, hipped where its arms meet',
    'gable 14 6',
    'front 0 4 4; front 10 4 4',
    'front, wing 1 right, right, back, left, wing 2 left',
    'eave 49.2, verge 12.5, ridge 20.6, hip 14.41, valley 8',
    4,
    false,
  ],
  [
    'a hipped U whose right arm is named first',
    'hip 14 6',
    'front 10 4 4; front 0 4 4',
    'wing 2 front, wing 1 front, front, wing 2 right, right, back, left, wing 1 left',
    'eave 60, ridge 16, hip 30.41, valley 8',
    6,
    false,
  ],
  [
    'wings of no size are none, and the third stays the third',
    'hip 14 6',
    'front 1 4 0; front 5 0 4; front 5 4 4',
    'wing 3 front, front, wing 3 right, right, back, left, wing 3 left',
    'eave 52, ridge 12, hip 30.41, valley 8',
    3,
    false,
  ],
  [
    'nor do they close a gap to another',
    'hip 14 6',
    'front 1 0 4; front 5.5 4 4; front 10 4 0; front 14.5 4 4',
    'wing 2 front, front, wing 2 right, right, back, left, wing 2 left',
    'eave 52, ridge 12, hip 30.41, valley 8',
    3,
    false,
  ],
  [
    'nor does one beyond its wall',
    'hip 14 6',
    'front 9.5 4 4; front 14.3 4 4',
    'wing 1 front, front, wing 1 right, right, back, left, wing 1 left',
    'eave 52, ridge 12, hip 30.41, valley 8',
    3,
    false,
  ],
  [
    'two wings of one depth',
    'hip 18 6',
    'front 2 3 3; front 10 3 4',
    'wing 1 front, wing 2 front, front, wing 1 right, wing 2 right, right, back, left, wing 1 left, wing 2 left',
    'eave 64, ridge 18, hip 36.82, valley 14.41',
    4,
    false,
  ],
  [
    'two wings that touch and are of different depth',
    'hip 18 6',
    'front 2 3 4; front 6 5 4',
    'wing 2 front, wing 1 front, front 1, front 2, wing 2 right, right, back, left, wing 1 left, wing 2 left',
    'eave 62, ridge 13, hip 44.02, valley 15.21',
    8,
    false,
  ],
  [
    'two wings of one size',
    'hip 18 6',
    'front 2 3 4; front 8 3 4',
    'wing 1 front, wing 2 front, front, wing 1 right, wing 2 right, right, back, left, wing 1 left, wing 2 left',
    'eave 64, ridge 18, hip 38.42, valley 16.01',
    4,
    false,
  ],
  [
    'wings of one depth on both sides',
    'hip 18 6',
    'front 2 3 4; back 12 3 4',
    'wing 1 front, front, wing 1 right, wing 2 right, right, back, wing 2 back, left, wing 1 left, wing 2 left',
    'eave 64, ridge 18, hip 38.42, valley 16.01',
    4,
    false,
  ],
  [
    'a wing that reaches over the end of its wall is cut off there',
    'hip 12 6',
    'front 10 3 5',
    'wing 1 front, front, right, back, left, wing 1 left',
    'eave 46, ridge 9, hip 24.81, valley 2.4',
    4,
    false,
  ],
  [
    'a wing beyond its wall is none',
    'hip 12 6',
    'front 12 3 5',
    'front, right, back, left',
    'eave 40, ridge 6, hip 22.41',
    2,
    false,
  ],
  [
    'a Dutch gable over its shorter walls',
    'dutch-gable 12 7',
    '',
    'front, right, back, left',
    'eave 42, verge 5, ridge 7, hip 19.21, wall 4',
    0,
    false,
  ],
  [
    'whichever is called its length',
    'dutch-gable 7 12',
    '',
    'front, right, back, left',
    'eave 42, verge 5, ridge 7, hip 19.21, wall 4',
    0,
    false,
  ],
  [
    'a Dutch gable over a square',
    'dutch-gable 8 8',
    '',
    'front, right, back, left',
    'eave 36, verge 5, ridge 2, hip 22.41, wall 4',
    0,
    false,
  ],
  [
    'a Dutch gable with a wing',
    'dutch-gable 12 6',
    'front 4 5 4',
    'wing 1 front, front, wing 1 right, right, back, left, wing 1 left',
    'eave 50, verge 7.5, ridge 14, hip 20.81, valley 8, wall 6',
    0,
    false,
  ],
  [
    'a Dutch gable with a wing that stands out a metre',
    'dutch-gable 12 6',
    'front 4 1 4',
    'wing 1 front, front, wing 1 right, right, back, left, wing 1 left',
    'eave 42, verge 7.5, ridge 10, hip 20.81, valley 8, wall 6',
    0,
    false,
  ],
  [
    'a Dutch gable deeper than long, with a wing',
    'dutch-gable 6 12',
    'front 1 5 4',
    'wing 1 front, front, wing 1 right, right, back, left, wing 1 left',
    'eave 50, verge 2.5, ridge 12, hip 27.21, valley 8, wall 2',
    2,
    false,
  ],
  [
    'a wing as wide as its wall makes the longer block',
    'hip 8 6',
    'front 0 4 8',
    'front, right, back, left',
    'eave 40, ridge 2, hip 28.81',
    2,
    false,
  ],
  [
    'which for a Dutch gable is the deeper one',
    'dutch-gable 8 6',
    'front 0 4 8',
    'front, right, back, left',
    'eave 40, verge 5, ridge 4, hip 22.41, wall 4',
    0,
    false,
  ],
  ['a hidden roof that falls to one side', 'hidden 9 6', '', 'front', 'eave 9, head 9, wall 12.05', 0, false],
  ['a hidden roof that falls to two', 'hidden two 9 6', '', 'front, back', 'eave 18, ridge 9, wall 12.05', 0, false],
  ['a lean-to', 'lean-to 9 3', '', 'front', 'eave 9.6, verge 8.75, head 9.6', 0, false],
  [
    'two wings whose eaves meet: one roof over the gap',
    'hip 14 6',
    'front 1 3 4; front 5.8 3 4',
    'wing 1 front, front 1, front 2, wing 2 right, right, back, left, wing 1 left',
    'eave 50, ridge 5.4, hip 42.58, valley 11.21',
    6,
    true,
  ],
  [
    'two wings whose eaves do not',
    'hip 14 6',
    'front 1 3 4; front 6.1 3 4',
    'wing 1 front, wing 2 front, front, wing 1 right, wing 2 right, right, back, left, wing 1 left, wing 2 left',
    'eave 56, ridge 14, hip 38.42, valley 16.01',
    4,
    false,
  ],
  [
    'two wings whose eaves just meet',
    'hip 14 6',
    'front 1 3 4; front 6 3 4',
    'wing 1 front, front 1, front 2, wing 2 right, right, back, left, wing 1 left',
    'eave 50, ridge 5, hip 43.22, valley 11.21',
    5,
    true,
  ],
  [
    'two wings on either side, however near',
    'hip 14 6',
    'front 1 3 4; back 4.2 3 4',
    'wing 1 front, front, wing 1 right, wing 2 right, right, back, wing 2 back, left, wing 1 left, wing 2 left',
    'eave 56, ridge 14, hip 38.42, valley 16.01',
    4,
    false,
  ],
])('%s', (_, block, wings, faces, edges, junctions, closesGap) => {
  const built = roof(block, wings)
  expect(built.faces.map(({ name }) => name).join(', ')).toBe(faces)
  // A name says the wing, the way it looks, and which of several.
  const parts = built.faces.map(({ wing, facing, nth }) => [
    ...(wing === undefined ? [] : ['wing', wing]),
    facing,
    nth ?? [],
  ])
  expect(parts.map(words => words.flat().join(' ')).join(', ')).toBe(faces)
  const lengths = edgeKinds.map(kind => [kind, Math.round(edgeLengthM(built, kind) * 100) / 100] as const)
  expect(lengths.flatMap(([kind, lengthM]) => (lengthM > 0 ? `${kind} ${lengthM}` : [])).join(', ')).toBe(edges)
  expect(built).toMatchObject({ junctions, closesGap })
})
