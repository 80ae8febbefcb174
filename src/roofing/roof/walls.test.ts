import { expect, test } from 'vitest'
import { buildRoof } from './build-roof.ts'
import type { RoofInput } from './roof.ts'

/** A rise of 3 in 4: at a wall 0.5 m behind the eave, the roof is 0.375 m above the eave. */
const pitchDeg = (Math.atan(0.75) * 180) / Math.PI
const house: RoofInput = { shape: 'gable', lengthM: 12, widthM: 6, pitchDeg, eaveM: 0.5, vergeM: 0.3 }

const metres = (value: number) => Math.round(value * 1000) / 1000

// Each wall from its left end seen from outside: coordinates along and across, and height.
test.each<[string, RoofInput, string[]]>([
  [
    'a gable reach its two slopes, in a point at its ends',
    house,
    [
      'front -6 -3 0.375, 6 -3 0.375',
      'right 6 -3 0.375, 6 0 2.625, 6 3 0.375',
      'back 6 3 0.375, -6 3 0.375',
      'left -6 3 0.375, -6 0 2.625, -6 -3 0.375',
    ],
  ],
  [
    'a gable without overhangs end where the roof begins',
    { ...house, eaveM: 0, vergeM: 0 },
    ['front -6 -3 0, 6 -3 0', 'right 6 -3 0, 6 0 2.25, 6 3 0', 'back 6 3 0, -6 3 0', 'left -6 3 0, -6 0 2.25, -6 -3 0'],
  ],
  [
    'a lean-to rise with it',
    { ...house, shape: 'lean-to', lengthM: 9, widthM: 3 },
    [
      'front -4.5 -1.5 0.375, 4.5 -1.5 0.375',
      'right 4.5 -1.5 0.375, 4.5 1.5 2.625',
      'back 4.5 1.5 2.625, -4.5 1.5 2.625',
      'left -4.5 1.5 2.625, -4.5 -1.5 0.375',
    ],
  ],
  [
    'a hidden roof stand 0.3 m above it',
    { ...house, shape: 'hidden', lengthM: 9, pitchDeg: 5 },
    [
      'front -4.5 -3 0.825, 4.5 -3 0.825',
      'right 4.5 -3 0.825, 4.5 3 0.825',
      'back 4.5 3 0.825, -4.5 3 0.825',
      'left -4.5 3 0.825, -4.5 -3 0.825',
    ],
  ],
  [
    'a hidden roof that falls to two are as level',
    { ...house, shape: 'hidden', falls: 'two', lengthM: 9, pitchDeg: 5 },
    [
      'front -4.5 -3 0.562, 4.5 -3 0.562',
      'right 4.5 -3 0.562, 4.5 3 0.562',
      'back 4.5 3 0.562, -4.5 3 0.562',
      'left -4.5 3 0.562, -4.5 -3 0.562',
    ],
  ],
  [
    'two wings whose eaves meet rise between them, and bend under the hips',
    {
      ...house,
      shape: 'hip',
      wings: [
        { side: 'front', atM: 1, outM: 6, widthM: 4 },
        { side: 'front', atM: 5.8, outM: 6, widthM: 4 },
      ],
    },
    [
      'front -5 -6 0.375, -1 -6 0.375',
      'front -0.2 -6 0.375, 3.8 -6 0.375',
      'front -6 0 0.375, -5 0 0.375',
      'front -1 0 3.375, -0.6 0 3.675, -0.2 0 3.375',
      'front 3.8 0 0.375, 6 0 0.375',
      'right -1 -6 0.375, -1 -2 3.375, -1 0 3.375',
      'right 3.8 -6 0.375, 3.8 0 0.375',
      'right 6 0 0.375, 6 6 0.375',
      'back 6 6 0.375, -6 6 0.375',
      'left -6 6 0.375, -6 0 0.375',
      'left -5 0 0.375, -5 -6 0.375',
      'left -0.2 0 3.375, -0.2 -2 3.375, -0.2 -6 0.375',
    ],
  ],
  [
    'a Dutch gable are level, as of a hip',
    { ...house, shape: 'dutch-gable', widthM: 7, gabletM: 0.75 },
    [
      'front -6 -3.5 0.375, 6 -3.5 0.375',
      'right 6 -3.5 0.375, 6 3.5 0.375',
      'back 6 3.5 0.375, -6 3.5 0.375',
      'left -6 3.5 0.375, -6 -3.5 0.375',
    ],
  ],
  [
    'a gable with a wing go round it',
    { ...house, wings: [{ side: 'front', atM: 4, outM: 4, widthM: 4 }] },
    [
      'front -2 -5 0.375, 0 -5 1.875, 2 -5 0.375',
      'front -6 -1 0.375, -2 -1 0.375',
      'front 2 -1 0.375, 6 -1 0.375',
      'right 2 -5 0.375, 2 -1 0.375',
      'right 6 -1 0.375, 6 2 2.625, 6 5 0.375',
      'back 6 5 0.375, -6 5 0.375',
      'left -6 5 0.375, -6 2 2.625, -6 -1 0.375',
      'left -2 -1 0.375, -2 -5 0.375',
    ],
  ],
  [
    'a wing wider than the block is deep are level where it is hipped',
    { ...house, widthM: 2, wings: [{ side: 'front', atM: 2, outM: 1, widthM: 8 }] },
    [
      'front -4 -1.5 0.375, 4 -1.5 0.375',
      'front -6 -0.5 0.375, -4 -0.5 0.375',
      'front 4 -0.5 0.375, 6 -0.5 0.375',
      'right 4 -1.5 0.375, 4 -0.5 0.375',
      'right 6 -0.5 0.375, 6 0.5 1.125, 6 1.5 0.375',
      'back 6 1.5 0.375, -6 1.5 0.375',
      'left -6 1.5 0.375, -6 0.5 1.125, -6 -0.5 0.375',
      'left -4 -0.5 0.375, -4 -1.5 0.375',
    ],
  ],
  [
    'a wing higher than the block end in a higher point',
    { ...house, wings: [{ side: 'front', atM: 1, outM: 2, widthM: 8 }] },
    [
      'front -5 -4 0.375, -1 -4 3.375, 3 -4 0.375',
      'front -6 -2 0.375, -5 -2 0.375',
      'front 3 -2 0.375, 6 -2 0.375',
      'right 3 -4 0.375, 3 -2 0.375',
      'right 6 -2 0.375, 6 1 2.625, 6 4 0.375',
      'back 6 4 0.375, -6 4 0.375',
      'left -6 4 0.375, -6 1 2.625, -6 -2 0.375',
      'left -5 -2 0.375, -5 -4 0.375',
    ],
  ],
])('the walls of %s', (_, input, walls) => {
  const found = buildRoof(input).walls.map(
    ({ facing, top }) => `${facing} ${top.map(point => point.map(metres).join(' ')).join(', ')}`,
  )
  expect(found).toEqual(walls)
})
