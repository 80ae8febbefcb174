import { EXAMPLE_HOUSE } from '#roofing/quote/usual-houses.ts'
import { countParts, formatMetres } from '#roofing/take-off/rounding.ts'
import { purlinSpacingM } from '#roofing/take-off/settings.ts'
import { classes } from '#ui/classes.ts'
import { costOfRoof, roofOf } from '../roof-costs.ts'
import type { BlockProps } from './block-props.ts'
import notes from './Notes.module.css'
import styles from './RoofSection.module.css'

/**
 * In pixels, as on a narrow phone, where its texts can be read. Wide screens show it twice as large, with letters of the same size.
 * Each text is placed by the end that is beside its line.
 */
const WIDTH = 320
const SIDE = 12
const RIDGE = 52
const MIDDLE = WIDTH / 2
/** How far below the sheets a rafter begins and ends, straight down. */
const [RAFTER_TOP, RAFTER_BOTTOM] = [8, 15]
const PURLIN = 5
/** From the eave to the ground, and from there to the dimension line and to the top of the texts below it. */
const [WALL, DIMENSION, TEXTS] = [48, 14, 20]
/** From the top of a text to its baseline, about the height of a capital letter. */
const BELOW = '0.8em'
const WALL_THICKNESS_M = 0.15
/** The arc of the pitch, around the ridge. */
const ARC = 64

type Point = readonly [x: number, y: number]
const at = (...[x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`
const line = (...points: readonly Point[]) => `M${points.map(point => at(...point)).join('L')}`

/** The gable roof of the example house in cross-section, to scale, with the assumptions that its timber is counted by. */
export function RoofSectionBlock({ context: { facts, words } }: BlockProps) {
  const product = facts.products[0] as (typeof facts.products)[number]
  const { takeOff, settings } = costOfRoof(EXAMPLE_HOUSE, product, facts)
  const { widthM, eaveM, vergeM, pitchDeg } = roofOf(EXAMPLE_HOUSE)
  const spacingM = purlinSpacingM(settings)
  const texts = words.guides.drawings.section
  const metres = (lengthM: number) => `${formatMetres(lengthM)}\u00a0m`
  const labels = {
    house: texts.house(metres(widthM)),
    pitch: texts.pitch(`${pitchDeg}°`),
    eave: texts.eave(metres(eaveM)),
    purlins: (settings.step > 0 ? texts.battens : texts.purlins)(metres(spacingM)),
    rafters: texts.rafters(metres(settings.rafter)),
  }

  const pxPerM = (MIDDLE - SIDE) / (widthM / 2 + eaveM)
  const pitch = (pitchDeg * Math.PI) / 180
  const [sin, cos, tan] = [Math.sin(pitch), Math.cos(pitch), Math.tan(pitch)]
  const eave = RIDGE + (MIDDLE - SIDE) * tan
  const ground = eave + WALL
  const dimension = ground + DIMENSION
  /** A point of the left side, so many metres up from its eave and pixels above its sheets. */
  const onSlope = (upM: number, above = 0): Point => [
    SIDE + upM * pxPerM * cos - above * sin,
    eave - upM * pxPerM * sin - above * cos,
  ]
  /** A point so far below the sheets of the left side. */
  const under = (x: number, below: number): Point => [x, eave - (x - SIDE) * tan + below]

  const bays = countParts(takeOff.slopeLengthM, spacingM)
  const purlinsM = Array.from({ length: bays + 1 }, (_, bay) => Math.min(takeOff.slopeLengthM, bay * spacingM))
  const wall = SIDE + eaveM * pxPerM
  const inside = wall + WALL_THICKNESS_M * pxPerM
  const side = (
    <>
      <path
        className={styles.wall}
        d={`${line(under(wall, RAFTER_BOTTOM), [wall, ground], [inside, ground], under(inside, RAFTER_BOTTOM))}Z`}
      />
      <path
        className={styles.rafter}
        d={`${line(under(SIDE, RAFTER_TOP), under(MIDDLE, RAFTER_TOP), under(MIDDLE, RAFTER_BOTTOM), under(SIDE, RAFTER_BOTTOM))}Z`}
      />
      {purlinsM.map(upM => {
        // The first and the last are within the roof.
        const [x, y] = onSlope(Math.min(Math.max(upM, PURLIN / 2 / pxPerM), takeOff.slopeLengthM - PURLIN / 2 / pxPerM))
        return (
          <rect
            key={upM}
            className={styles.purlin}
            x={(x - PURLIN / 2).toFixed(1)}
            y={(y + 1).toFixed(1)}
            width={PURLIN}
            height={PURLIN}
            transform={`rotate(${-pitchDeg} ${at(x, y)})`}
          />
        )
      })}
    </>
  )

  // The two purlins in the middle of the left side.
  const measured = Math.floor(bays / 2) * spacingM
  const [from, to] = [measured, measured + spacingM]
  const half = (from + to) / 2
  const right = WIDTH - SIDE
  const dimensions = [
    line(onSlope(from, 5), onSlope(from, 17)),
    line(onSlope(to, 5), onSlope(to, 17)),
    line(onSlope(from, 13), onSlope(to, 13)),
    line([MIDDLE + 2, RIDGE], [MIDDLE + ARC + 12, RIDGE]),
    `M${at(MIDDLE + ARC, RIDGE)}A${ARC} ${ARC} 0 0 1 ${at(MIDDLE + ARC * cos, RIDGE + ARC * sin)}`,
    line([wall, ground + 3], [wall, dimension + 4]),
    line([WIDTH - wall, ground + 3], [WIDTH - wall, dimension + 4]),
    line([right, eave + RAFTER_BOTTOM + 3], [right, dimension + 4]),
    line([wall, dimension], [right, dimension]),
  ]
  const leaders = [
    line([onSlope(half)[0] - 8, 34], onSlope(half, 13)),
    line([MIDDLE - 40, eave + 12], under(MIDDLE - 52, (RAFTER_TOP + RAFTER_BOTTOM) / 2)),
  ]
  return (
    <figure className={classes(notes.figure, notes.wide)}>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${WIDTH} ${Math.ceil(ground + TEXTS + 20)}`}
        role="img"
        aria-label={texts.label(Object.values(labels).join(', '))}
      >
        <path className={styles.ground} d={line([0, ground], [WIDTH, ground])} />
        {side}
        <g transform={`translate(${WIDTH}) scale(-1 1)`}>{side}</g>
        <path className={styles.sheets} d={line([SIDE, eave], [MIDDLE, RIDGE], [right, eave])} />
        <path className={styles.dimension} d={[...dimensions, ...leaders].join('')} />
        <g className={styles.labels}>
          <text x={onSlope(half)[0].toFixed(1)} y="28" textAnchor="middle">
            {labels.purlins}
          </text>
          <text x={MIDDLE + ARC + 6} y={(RIDGE + 8).toFixed(1)} dy={BELOW}>
            {labels.pitch}
          </text>
          <text x={MIDDLE - 40} y={(eave + 15).toFixed(1)} dy={BELOW} textAnchor="middle">
            {labels.rafters}
          </text>
          <text x={MIDDLE} y={(ground + TEXTS).toFixed(1)} dy={BELOW} textAnchor="middle">
            {labels.house}
          </text>
          <text x={WIDTH - 6} y={(ground + TEXTS).toFixed(1)} dy={BELOW} textAnchor="end">
            {labels.eave}
          </text>
        </g>
      </svg>
      <figcaption>{texts.caption(metres(vergeM))}</figcaption>
    </figure>
  )
}
