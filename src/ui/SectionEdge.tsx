import type { ProfileId } from '#roofing/profiles/profile.ts'
import { profiles } from '#roofing/profiles/profiles.ts'
import { pitchMm, repeatSection } from '#roofing/profiles/section.ts'
import { sectionPath } from '#roofing/profiles/section-path.ts'
import { classes } from './classes.ts'
import styles from './SectionEdge.module.css'

const HEIGHT = 44
const BASE = 42

interface SectionEdgeProps {
  readonly profile: ProfileId
  /** The colour of the block whose upper edge it is. */
  readonly ground: 'chalk' | 'ink' | 'laterite'
  /** The ground of the block above, where it is another than the page's. */
  readonly over?: 'chalk' | 'laterite' | undefined
}

/** The upper edge of a coloured block: it is roofed with one of the profiles, a millimetre to a pixel. */
export function SectionEdge({ profile, ground, over }: SectionEdgeProps) {
  const id = `edge-${profile}`
  const line = sectionPath(repeatSection(profiles[profile]), BASE)
  return (
    <svg
      className={classes(styles.edge, over === 'chalk' && styles.overChalk, over === 'laterite' && styles.overLaterite)}
      aria-hidden="true"
    >
      <pattern id={id} width={pitchMm(profiles[profile])} height={HEIGHT} patternUnits="userSpaceOnUse">
        <path fill={`var(--${ground})`} d={`${line}V${HEIGHT}H0z`} />
        {ground === 'chalk' && <path fill="none" stroke="var(--ink)" strokeWidth={1.5} d={line} />}
      </pattern>
      <rect width="100%" height={HEIGHT} fill={`url(#${id})`} />
    </svg>
  )
}
