import type { ProfileId } from '#roofing/profiles/profile.ts'
import { profiles } from '#roofing/profiles/profiles.ts'
import { pitchMm, repeatSection } from '#roofing/profiles/section.ts'
import { sectionPath } from '#roofing/profiles/section-path.ts'
import { classes } from './classes.ts'
import styles from './SectionEdge.module.css'

/** An endless cross-section, and the colour of the block whose upper edge it is. */
export interface Edge {
  readonly profile: ProfileId
  readonly ground: 'chalk' | 'ink' | 'laterite'
}

const HEIGHT = 44
const BASE = 42

/** One repeat of each edge that a page has, once; the edges refer to them. */
export function EdgePatterns({ edges }: { readonly edges: readonly Edge[] }) {
  return edges.map(({ profile, ground }) => {
    const line = sectionPath(repeatSection(profiles[profile]), BASE)
    return (
      <pattern
        key={profile}
        id={`p-${profile}`}
        width={pitchMm(profiles[profile])}
        height={HEIGHT}
        patternUnits="userSpaceOnUse"
      >
        <path fill={`var(--${ground})`} d={`${line}V${HEIGHT}H0z`} />
        {ground === 'chalk' && <path fill="none" stroke="var(--ink)" strokeWidth={1.5} d={line} />}
      </pattern>
    )
  })
}

interface SectionEdgeProps {
  readonly profile: ProfileId
  /** The ground of the block above, where it is another than the page's. */
  readonly over?: 'chalk' | 'laterite' | undefined
}

/** The upper edge of a coloured block: it is roofed with one of the profiles, a millimetre to a pixel. */
export function SectionEdge({ profile, over }: SectionEdgeProps) {
  return (
    <svg
      className={classes(styles.edge, over === 'chalk' && styles.overChalk, over === 'laterite' && styles.overLaterite)}
      aria-hidden="true"
    >
      <rect width="100%" height={HEIGHT} fill={`url(#p-${profile})`} />
    </svg>
  )
}
