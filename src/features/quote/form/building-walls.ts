import { type BuildingWalls, DOOR, type WallPart, WINDOW } from '#features/quote/drawing/project-roof.ts'
import type { TemplateName } from '#roofing/quote/templates.ts'

const door = (atM: number): WallPart => ({ ...DOOR, widthM: 1.1, atM })
const windows = (...placesM: readonly number[]) => placesM.map((atM): WallPart => ({ ...WINDOW, widthM: 1.3, atM }))
/** Two leaves, with a gap between them. */
const doubleDoor = (atM: number, leafM: number): WallPart[] =>
  [-0.54, 0.54].map(side => ({ ...DOOR, topM: 2.3, widthM: leafM, atM: atM + side * leafM }))

/** The walls of the template drawings. A house has a window more than it has bedrooms. */
export const buildingWalls: Readonly<Record<TemplateName, BuildingWalls>> = {
  bedsitter: { front: [door(1.5), ...windows(3.5)] },
  oneBedroom: { front: [...windows(1.3), door(3.5), ...windows(5.6)] },
  twoBedrooms: { front: [...windows(1.3, 3.5), door(5.5), ...windows(7.6)] },
  threeBedrooms: { front: [...windows(1.5, 4), door(6), ...windows(8, 10.5)] },
  fourBedrooms: { front: [...windows(1.2, 3, 4.8), door(9.3), ...windows(11, 12.9)] },
  shop: {
    front: [
      { kind: 'shutter', atM: 2.1, widthM: 2.8, sillM: 0.5, topM: 2 },
      door(5),
      { kind: 'awning', atM: 2.1, widthM: 3.4, sillM: 1.5, topM: 2, outM: 1 },
    ],
  },
  churchHall: {
    heightM: 3.8,
    front: [2, 5.5, 9, 12.5, 16].map(atM => ({ kind: 'window', atM, widthM: 1.2, sillM: 0.8, topM: 3 })),
    left: [
      ...doubleDoor(4.5, 1.4),
      // A cross.
      { kind: 'window', atM: 4.5, widthM: 0.5, sillM: 2.9, topM: 5.3 },
      { kind: 'window', atM: 4.5, widthM: 1.7, sillM: 4.1, topM: 4.6 },
    ],
  },
  store: { front: doubleDoor(2, 1.2) },
}
