import type { ProfileId } from '#roofing/profiles/profile.ts'
import { profiles } from '#roofing/profiles/profiles.ts'
import { sheetPath } from '#roofing/profiles/section-path.ts'
import styles from './SectionLine.module.css'

/** Where the lowest line of a section lies, mm from the top of its drawing. */
export const SECTION_BASE_MM = 44

interface SectionLineProps {
  readonly profile: ProfileId
  /** Where its drawing begins in the drawing around it, mm. */
  readonly x?: number
  readonly y?: number
}

/** The cross-section of one sheet as a line to scale, a millimetre to a unit. */
export function SectionLine({ profile, x = 0, y = 0 }: SectionLineProps) {
  return (
    <path
      className={styles.section}
      transform={x || y ? `translate(${x} ${y})` : undefined}
      d={sheetPath(profiles[profile], SECTION_BASE_MM)}
    />
  )
}
