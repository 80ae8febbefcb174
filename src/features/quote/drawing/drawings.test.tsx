import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { exampleCalculation } from '../../../../tests/example-calculation.ts'
import { FaceDrawing } from './FaceDrawing.tsx'
import { projectRoof } from './project-roof.ts'

const house = exampleCalculation('#shape=hip&length=10&width=7&pitch=25&eave=0.5&product=box-profile&round=0.01')

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
    expect(one.faces.map(face => face.name).toSorted()).toEqual(['back', 'front', 'left', 'right'])
    expect(round.box.width).toBeCloseTo(one.box.width, 9)
    expect(round.box.height).toBeCloseTo(one.box.height, 9)
    const lines = one.faces.reduce((sum, face) => sum + face.lines.length, 0)
    const columns = pieces.flat().filter(piece => piece.yM === 0 && piece.xM > 0).length
    expect(lines).toBe(columns)
  })

  test('the eave has its true length when seen from the front', () => {
    const { faces } = projectRoof(roof.roof, [], 0)
    const front = faces.find(face => face.name === 'front')
    expect((front?.outline[1]?.[0] ?? 0) - (front?.outline[0]?.[0] ?? 0)).toBeCloseTo(11, 9)
  })
})
