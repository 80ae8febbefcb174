import type { ProfileId } from '#roofing/profiles/profile.ts'
import { profiles } from '#roofing/profiles/profiles.ts'
import { repeatSection, ribSpacingMm } from '#roofing/profiles/section.ts'
import { sectionPath } from '#roofing/profiles/section-path.ts'
import { classes } from './classes.ts'
import styles from './SectionEdge.module.css'

const HEIGHT_PX = 44
const BASELINE_PX = 42

interface SectionEdgeProps {
  readonly profile: ProfileId
  /** Background colour of the block below the edge. */
  readonly background: 'chalk' | 'ink' | 'laterite' | 'paper'
  /** Background colour of the block above, where it differs from the page. */
  readonly backgroundAbove?: 'chalk' | 'ink' | undefined
}

/** The upper edge of a coloured block of a page, in the shape of a sheet's profile, 1 px per mm. */
export function SectionEdge({ profile, background, backgroundAbove }: SectionEdgeProps) {
  const id = `edge-${profile}-${background}-below-${backgroundAbove ?? 'paper'}`
  const line = sectionPath(repeatSection(profiles[profile]), BASELINE_PX)
  return (
    <svg
      className={classes(
        styles.edge,
        backgroundAbove === 'chalk' && styles.belowChalk,
        backgroundAbove === 'ink' && styles.belowInk,
      )}
      aria-hidden="true"
    >
      <pattern id={id} width={ribSpacingMm(profiles[profile])} height={HEIGHT_PX} patternUnits="userSpaceOnUse">
        <path fill={`var(--${background})`} d={`${line}V${HEIGHT_PX}H0z`} />
        {background === 'chalk' && <path fill="none" stroke="var(--ink)" strokeWidth={1.5} d={line} />}
      </pattern>
      <rect width="100%" height={HEIGHT_PX} fill={`url(#${id})`} />
    </svg>
  )
}
