import type { ProfileId } from '#roofing/profiles/profile.ts'
import { profiles } from '#roofing/profiles/profiles.ts'
import { sheetPath } from '#roofing/profiles/section-path.ts'
import styles from './SectionLine.module.css'

/** Distance of the lowest line of a section from the top of its drawing. */
export const SECTION_BASELINE_MM = 44

/** The next sheet is drawn this much higher, so that both sheets of a lap are visible. */
export const LAP_LIFT_MM = 4

interface SectionLineProps {
  readonly profile: ProfileId
  /** Offset in the surrounding drawing, in mm. */
  readonly x?: number
  readonly y?: number
}

/** The cross-section of a sheet as a line, one unit per mm. */
export function SectionLine({ profile, x = 0, y = 0 }: SectionLineProps) {
  return (
    <path
      className={styles.line}
      transform={x || y ? `translate(${x} ${y})` : undefined}
      d={sheetPath(profiles[profile], SECTION_BASELINE_MM)}
    />
  )
}

/** The sheet that laps the one at the left edge, in grey: it begins where the cover width ends. */
export function NextSheetLine({ profile, y = 0 }: Pick<SectionLineProps, 'profile' | 'y'>) {
  return (
    <g className={styles.next}>
      <SectionLine profile={profile} x={profiles[profile].coverWidthMm} y={y - LAP_LIFT_MM} />
    </g>
  )
}
