import type { Profile } from '#roofing/profiles/profile.ts'
import { buildRoofPiece } from './roof-piece.ts'

type Point = readonly [x: number, y: number]

function pathData(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`
}

function shade(colour: string, light: number): string {
  const channels = [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))
  const lit = channels.map(channel => {
    const value = light <= 1 ? channel * light : channel + (255 - channel) * (light - 1) * 1.6
    return Math.round(Math.min(255, value)).toString(16).padStart(2, '0')
  })
  return `#${lit.join('')}`
}

interface RoofPieceDrawingProps {
  readonly profile: Profile
  /** Sheet colour, `#rrggbb`. */
  readonly colour: string
  readonly background: string
  readonly width: number
  readonly height: number
}

/** A shaded drawing of a corner of roof that fills its frame. */
export function RoofPieceDrawing({ profile, colour, background, width, height }: RoofPieceDrawingProps) {
  const sheets = Math.ceil(3000 / profile.coverWidthMm)
  const { facets, edges, seams } = buildRoofPiece(profile, sheets, 2800)
  const scale = width / 2300
  return (
    <svg
      aria-hidden="true"
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <rect width={width} height={height} fill={background} />
      <g transform={`translate(${width * 0.04} ${height * 0.72}) scale(${scale})`} strokeLinejoin="round">
        {facets.map((facet, index) => {
          const fill = shade(colour, facet.light)
          return <path key={index} d={`${pathData(facet.outline)}Z`} fill={fill} stroke={fill} strokeWidth="2" />
        })}
        {seams.map(seam => (
          <path key={pathData(seam)} d={pathData(seam)} stroke={shade(colour, 0.35)} strokeWidth="4" fill="none" />
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
