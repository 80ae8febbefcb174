import type { Roof } from '#roofing/roof/roof.ts'
import { GROUND_LINE_PX } from './frame-roof.ts'
import styles from './GroundMeasures.module.css'
import { type Point, projectGroundLines } from './project-roof.ts'

interface GroundMeasuresProps {
  readonly roof: Roof
  readonly turnDeg: number
  readonly metresPerPx: number
  readonly texts: Readonly<Record<'length' | 'width', string>>
}

/** In pixels. */
const TEXT_SIZE = 13
/** How far a figure is below its line: seen from low, the line is close to the foot of the wall. */
const TEXT_DROP = 11

const draw = ([from, to]: readonly [Point, Point]) =>
  `M${from.map(value => value.toFixed(2)).join(' ')}L${to.map(value => value.toFixed(2)).join(' ')}`

/** Length and width of the walls on dimension lines beside the house, each with its figure below the middle of the line. */
export function GroundMeasures({ roof, turnDeg, metresPerPx, texts }: GroundMeasuresProps) {
  const lines = projectGroundLines(roof, turnDeg, GROUND_LINE_PX * metresPerPx)
  return (['length', 'width'] as const).map(key => {
    const { line, corners } = lines[key]
    const [from, to] = line
    return (
      <g key={key} className={styles.measure}>
        <path d={[line, [corners[0], from] as const, [corners[1], to] as const].map(draw).join('')} />
        <text
          x={((from[0] + to[0]) / 2).toFixed(2)}
          y={((from[1] + to[1]) / 2 + TEXT_DROP * metresPerPx).toFixed(2)}
          fontSize={(TEXT_SIZE * metresPerPx).toFixed(3)}
          strokeWidth={(5 * metresPerPx).toFixed(3)}
        >
          {texts[key]}
        </text>
      </g>
    )
  })
}
