import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { sampleRoof } from '#features/quote/form/roof-kinds.ts'
import { buildRoof } from '#roofing/roof/build-roof.ts'
import type { Roof } from '#roofing/roof/roof.ts'
import { exampleCalculation } from '../../../../tests/example-calculation.ts'
import { FaceDrawing } from './FaceDrawing.tsx'
import { fitMeasuredRoof, GROUND_LINE_PX, sharedSize } from './frame-roof.ts'
import { projectGroundLines, projectRoof, type RoofProjection, START_DEG } from './project-roof.ts'
import { RoofSketch } from './RoofSketch.tsx'

const house = exampleCalculation('#shape=hip&length=10&width=7&pitch=25&eave=0.5&product=box-profile&round=0.01')

const facesOf = ({ sides }: RoofProjection) => sides.flatMap(side => (side.kind === 'face' ? [side] : []))

describe('the drawings', () => {
  const [roof] = house.takeOff?.roofs ?? []
  if (!roof) throw new Error('There is no roof.')

  test('a flat side shows the number and the length of each sheet, and is as large as all sheets', () => {
    for (const face of roof.faces) {
      const markup = renderToStaticMarkup(<FaceDrawing face={face.face} pieces={face.pieces} unit="m" label="A side" />)
      expect(markup.match(/<text/g)).toHaveLength(face.pieces.length)
      for (const { number, lengthM } of face.pieces) expect(markup).toContain(`>${number}: ${lengthM.toFixed(2)}<`)
      const [width, height] = (/viewBox="-0\.050 -0\.05 ([\d.]+) ([\d.]+)"/.exec(markup) ?? []).slice(1).map(Number)
      expect(width).toBeCloseTo(Math.max(...face.pieces.map(({ xM, widthM }) => xM + widthM)) + 0.1, 2)
      expect(height).toBeCloseTo(Math.max(...face.pieces.map(({ yM, lengthM }) => yM + lengthM)) + 0.1, 2)
    }
  })

  test('a flat side in feet has feet and inches, never shorter than the sheet', () => {
    const [face] = roof.faces
    const markup = renderToStaticMarkup(
      <FaceDrawing face={face?.face as never} pieces={face?.pieces as never} unit="ft" label="A side" />,
    )
    // 4.42 m is 14 ft 6.02 in.
    expect(markup).toContain(': 14′ 7″<')
    expect(markup).not.toContain(': 4.42<')
  })

  test('a flat side marks pieces that are cut from off-cuts', () => {
    const { takeOff } = exampleCalculation('#shape=hip&length=12&width=6.2&pitch=25&product=box-profile')
    const sides = takeOff?.roofs[0]?.faces ?? []
    const markup = sides.map(({ face, pieces }) =>
      renderToStaticMarkup(<FaceDrawing face={face} pieces={pieces} unit="m" label="A side" />),
    )
    expect(takeOff?.offcutCorners).toBeGreaterThan(0)
    expect(markup.join('').match(/\*<\/text>/g)).toHaveLength(takeOff?.offcutCorners ?? 0)
  })

  test('a turned roof has four sides, and a full turn changes nothing', () => {
    const pieces = roof.faces.map(face => face.pieces)
    const one = projectRoof(roof.roof, pieces, 32)
    const round = projectRoof(roof.roof, pieces, 392)
    const faces = facesOf(one)
    expect(faces.map(face => face.name).toSorted()).toEqual(['back', 'front', 'left', 'right'])
    expect(round.box.width).toBeCloseTo(one.box.width, 9)
    expect(round.box.height).toBeCloseTo(one.box.height, 9)
    const lines = faces.reduce((sum, face) => sum + face.sideLaps.length, 0)
    const columns = pieces.flat().filter(piece => piece.yM === 0 && piece.xM > 0).length
    expect(lines).toBe(columns)
  })

  test('at no turn does a house reach the arrows in the upper corners of a drawing on a phone', () => {
    const drawingPx = { width: 358, height: 166 }
    const arrowPx = { width: 18, height: 24 }
    for (const shape of ['gable', 'hip', 'lean-to', 'dutch-gable', 'hidden'] as const)
      for (const [lengthM, widthM] of [
        [5, 4],
        [12, 9],
        [9, 12],
        [18, 9],
        [30, 8],
      ] as const) {
        const built = buildRoof({ ...sampleRoof(shape), lengthM, widthM })
        for (let turnDeg = 0; turnDeg < 360; turnDeg += 10) {
          const { sides, box } = projectRoof(built, [], turnDeg)
          const { viewBox, metresPerPx } = fitMeasuredRoof(built, turnDeg, box, sharedSize([built]), drawingPx)
          const [left = 0, top = 0] = viewBox.split(' ').map(Number)
          for (const [x, y] of sides.flatMap(({ outline }) => outline)) {
            const xPx = (x - left) / metresPerPx
            const isBeside = Math.min(xPx, drawingPx.width - xPx) < arrowPx.width
            expect(
              isBeside && (y - top) / metresPerPx < arrowPx.height,
              `${shape} ${lengthM} x ${widthM}, ${turnDeg}°`,
            ).toBe(false)
          }
        }
      }
  })

  test('sheets are drawn with every rib of their product, and step tiles with every step', () => {
    const pattern = { ribSpacingM: 0.2, stepM: 0.35 }
    const gable = buildRoof({ ...sampleRoof('gable'), lengthM: 10, widthM: 7, pitchDeg: 25, eaveM: 0.5, vergeM: 0.3 })
    const [front] = facesOf(projectRoof(gable, [], START_DEG, pattern)).filter(({ name }) => name === 'front')
    expect(front?.ribs).toHaveLength(Math.ceil(10.6 / 0.2) - 1)
    expect(front?.steps).toHaveLength(Math.floor(gable.slopeLengthM / 0.35))
    const plain = facesOf(projectRoof(gable, [], START_DEG, { ribSpacingM: 0.2 }))
    for (const { steps } of plain) expect(steps).toEqual([])
  })

  test('the ribs and the steps of a hip end at its edges, and its ridge and hips have caps', () => {
    const pieces = roof.faces.map(face => face.pieces)
    for (const face of facesOf(projectRoof(roof.roof, pieces, START_DEG, { ribSpacingM: 0.2, stepM: 0.35 }))) {
      const corners = face.outline
      const isOnEdge = ([x, y]: readonly [number, number]) =>
        corners.some(([ax, ay], index) => {
          const [bx, by] = corners[(index + 1) % corners.length] ?? [0, 0]
          return Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) < 1e-6
        })
      expect(face.ribs.length + face.steps.length).toBeGreaterThan(10)
      for (const line of [...face.ribs, ...face.steps]) for (const end of line) expect(isOnEdge(end)).toBe(true)
      expect(face.caps).toHaveLength(face.name === 'front' || face.name === 'back' ? 3 : 2)
    }
  })

  const detailed = (built: Roof, turnDeg: number) =>
    projectRoof(
      built,
      built.faces.map(() => []),
      turnDeg,
    ).sides

  test('boards hang from the eaves and verges that are seen, and a hidden roof has none', () => {
    const boardsOf = (kind: 'gable' | 'hip' | 'hidden') =>
      detailed(buildRoof(sampleRoof(kind)), START_DEG).filter(side => side.kind === 'board')
    expect(boardsOf('gable')).toHaveLength(3)
    expect(boardsOf('hip')).toHaveLength(2)
    expect(boardsOf('hidden')).toEqual([])
  })

  test.each(['gable', 'dutch-gable'] as const)('a board in the plane of a wall of a %s is in front of it', kind => {
    const built = buildRoof({ ...sampleRoof(kind), vergeM: 0, eaveM: 0 })
    let pairs = 0
    for (let turnDeg = 5; turnDeg < 360; turnDeg += 10) {
      const sides = detailed(built, turnDeg)
      for (const [place, board] of sides.entries()) {
        if (board.kind !== 'board') continue
        const [start, end] = board.outline
        const isOnWall = (wall: (typeof sides)[number]) =>
          wall.kind === 'wall' &&
          [start, end].every(point => wall.outline.some(corner => corner.join() === point?.join()))
        for (const [at, side] of sides.entries()) {
          if (!isOnWall(side)) continue
          expect(at, `${turnDeg}°`).toBeLessThan(place)
          pairs += 1
        }
      }
    }
    expect(pairs).toBeGreaterThan(20)
  })

  test('a house throws a shadow that reaches past its walls, and a small drawing has none', () => {
    const built = buildRoof(sampleRoof('gable'))
    const pieces = built.faces.map(() => [])
    const { sides, shadow } = projectRoof(built, pieces, START_DEG)
    const leftOf = (points: readonly (readonly [number, number])[]) => Math.min(...points.map(([x]) => x))
    const walls = sides.filter(({ kind }) => kind === 'wall').flatMap(({ outline }) => outline)
    expect(leftOf(shadow.flat())).toBeLessThan(leftOf(walls) - 0.5)
    expect(projectRoof(built, [], START_DEG).shadow).toEqual([])
  })

  test('a wall is in shade right below its overhang, further down below a wider one', () => {
    const shadedDepth = (eaveM: number) => {
      const built = buildRoof({ ...sampleRoof('hip'), eaveM })
      const walls = detailed(built, START_DEG).flatMap(side => (side.kind === 'wall' ? [side.shaded] : []))
      return walls.map(([top, , , foot]) => (foot?.[1] ?? 0) - (top?.[1] ?? 0))
    }
    const [narrow, wide] = [shadedDepth(0.2), shadedDepth(0.6)]
    expect(narrow).toHaveLength(2)
    for (const [index, depth] of narrow.entries()) {
      expect(depth).toBeGreaterThan(0.16)
      expect(wide[index]).toBeGreaterThan(depth)
    }
  })

  test('the eave has its true length when seen from the front', () => {
    const faces = facesOf(projectRoof(roof.roof, [], 0))
    const front = faces.find(face => face.name === 'front')
    expect((front?.outline[1]?.[0] ?? 0) - (front?.outline[0]?.[0] ?? 0)).toBeCloseTo(11, 9)
  })

  test.each([15, 25, 45])('both rakes of a gable of %i degrees fall from its ridge at first', pitchDeg => {
    const gable = buildRoof({ ...sampleRoof('gable'), pitchDeg })
    const [end] = projectRoof(gable, [], START_DEG).sides.filter(
      side => side.kind === 'wall' && side.outline.length > 4,
    )
    const [, , right, ridge, left] = end?.outline ?? []
    expect(ridge?.[1]).toBeLessThan(Math.min(left?.[1] ?? 0, right?.[1] ?? 0))
  })

  test.each(['gable', 'L', 'T', 'cross'] as const)(
    'the dimension lines of a %s stay within its drawing, however it is turned',
    kind => {
      const built = buildRoof(sampleRoof(kind))
      const shared = sharedSize([built])
      for (let turnDeg = 0; turnDeg < 360; turnDeg += 15) {
        const { box } = projectRoof(built, [], turnDeg)
        const frame = fitMeasuredRoof(built, turnDeg, box, shared, { width: 560, height: 280 })
        const [left = 0, , width = 0] = frame.viewBox.split(' ').map(Number)
        const lines = Object.values(projectGroundLines(built, turnDeg, GROUND_LINE_PX * frame.metresPerPx))
        for (const [x] of lines.flatMap(({ line }) => line)) {
          expect(x, `${turnDeg}°`).toBeGreaterThan(left)
          expect(x, `${turnDeg}°`).toBeLessThan(left + width)
        }
      }
    },
  )

  test('a small house stands at the bottom of its drawing, so that all in a row are on one line', () => {
    for (const kind of ['gable', 'U', 'lean-to'] as const)
      expect(
        renderToStaticMarkup(
          <RoofSketch roof={buildRoof(sampleRoof(kind))} pieces={[]} turnDeg={START_DEG} colour="#c8ced1" />,
        ),
      ).toContain('preserveAspectRatio="xMidYMax"')
  })

  test('a hidden roof is in front of the walls behind it, and behind the others', () => {
    const { sides } = projectRoof(buildRoof(sampleRoof('hidden')), [], START_DEG)
    expect(sides.map(({ kind }) => kind)).toEqual(['wall', 'wall', 'face', 'wall', 'wall'])
  })

  test('a gable covers the wing behind it', () => {
    const { sides } = projectRoof(buildRoof(sampleRoof('cross')), [], START_DEG)
    const wing = sides.findIndex(side => side.kind === 'face' && side.name === 'wing 2 left')
    const gable = sides.findLastIndex(side => side.kind === 'wall' && side.outline.length > 4)
    expect(gable).toBeGreaterThan(wing)
  })
})
