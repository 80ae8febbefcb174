import { describe, expect, test } from 'vitest'
import { type Point, projectRoof, START_DEG } from '#features/quote/drawing/project-roof.ts'
import { templateInput, templateNames } from '#roofing/quote/templates.ts'
import { buildRoof } from '#roofing/roof/build-roof.ts'
import { buildingWalls } from './building-walls.ts'

/** Whether a point is on the inner side of every edge of a wall, whose corners run against the clock on the drawing. */
function isWithin([x, y]: Point, outline: readonly Point[]): boolean {
  return outline.every(([fromX, fromY], index) => {
    const [toX, toY] = outline[(index + 1) % outline.length] as Point
    return (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX) < 1e-6
  })
}

describe.each(templateNames)('the walls of the drawing of %s', name => {
  const building = buildingWalls[name]
  const roof = buildRoof(templateInput(name))
  const { sides } = projectRoof(roof, [], START_DEG, undefined, building)
  const walls = sides.filter(side => side.kind === 'wall')

  test('show each part once', () => {
    const kinds = walls.flatMap(({ parts }) => parts.map(({ kind }) => kind))
    const all = [...building.front, ...(building.left ?? [])].map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual(all.toSorted())
  })

  test('have their parts within them, except an awning', () => {
    for (const { outline, parts } of walls)
      for (const part of parts)
        if (part.kind !== 'awning') for (const point of part.outline) expect(isWithin(point, outline)).toBe(true)
  })
})

test('a house has one door, and a window more than it has bedrooms', () => {
  const houses = ['bedsitter', 'oneBedroom', 'twoBedrooms', 'threeBedrooms', 'fourBedrooms'] as const
  for (const [bedrooms, name] of houses.entries()) {
    const kinds = buildingWalls[name].front.map(({ kind }) => kind)
    expect(kinds.filter(kind => kind === 'window')).toHaveLength(bedrooms + 1)
    expect(kinds.filter(kind => kind === 'door')).toHaveLength(1)
  }
})
