import type { Profile } from '#roofing/profiles/profile.ts'
import { buildRoofCorner } from './roof-corner.ts'

/** Whole sheets are laid until the roof has this width. */
const MIN_ROOF_WIDTH_MM = 3000
const ROOF_LENGTH_MM = 2800
/** The width of the picture on the scale of the roof: less than the roof, which extends past its right edge. */
const VISIBLE_WIDTH_MM = 2300
/** The place of the eave's corner, as a share of the width and height of the picture. */
const EAVE_CORNER = { x: 0.04, y: 0.72 }
const SEAM_BRIGHTNESS = 0.35

type Point = readonly [x: number, y: number]

function pathData(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`
}

/** Applies a brightness to a colour: below 1 darkens it, above 1 mixes it with white. */
function applyBrightness(colour: string, brightness: number): string {
  const channels = [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))
  const changed = channels.map(channel => {
    const value = brightness <= 1 ? channel * brightness : channel + (255 - channel) * (brightness - 1) * 1.6
    return Math.round(Math.min(255, value)).toString(16).padStart(2, '0')
  })
  return `#${changed.join('')}`
}

interface RoofCornerDrawingProps {
  readonly profile: Profile
  /** Sheet colour, `#rrggbb`. */
  readonly colour: string
  readonly background: string
  readonly width: number
  readonly height: number
}

/** A shaded drawing of one corner of a roof, from above its eave. It extends past the top and right edges of the picture. */
export function RoofCornerDrawing({ profile, colour, background, width, height }: RoofCornerDrawingProps) {
  const sheets = Math.ceil(MIN_ROOF_WIDTH_MM / profile.coverWidthMm)
  const { facets, edges, seams } = buildRoofCorner(profile, sheets, ROOF_LENGTH_MM)
  const scale = width / VISIBLE_WIDTH_MM
  return (
    <svg
      aria-hidden="true"
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <rect width={width} height={height} fill={background} />
      <g
        transform={`translate(${width * EAVE_CORNER.x} ${height * EAVE_CORNER.y}) scale(${scale})`}
        strokeLinejoin="round"
      >
        {facets.map((facet, index) => {
          const fill = applyBrightness(colour, facet.brightness)
          return <path key={index} d={`${pathData(facet.outline)}Z`} fill={fill} stroke={fill} strokeWidth="2" />
        })}
        {seams.map(seam => (
          <path
            key={pathData(seam)}
            d={pathData(seam)}
            stroke={applyBrightness(colour, SEAM_BRIGHTNESS)}
            strokeWidth="4"
            fill="none"
          />
        ))}
        {edges.map(edge => (
          <path
            key={pathData(edge)}
            d={pathData(edge)}
            stroke="#1d2225"
            strokeWidth="9"
            fill="none"
            strokeLinecap="round"
          />
        ))}
      </g>
    </svg>
  )
}
