import type { ProfileId } from '#roofing/profiles/profile.ts'
import { profiles } from '#roofing/profiles/profiles.ts'
import { depthMm, repeatSection, ribSpacingMm } from '#roofing/profiles/section.ts'
import { sectionPath } from '#roofing/profiles/section-path.ts'
import { classes } from '#ui/classes.ts'
import styles from './EnlargedRib.module.css'

/** Above and below the section, for half of its line. */
const MARGIN_MM = 2
/** From the rib to the line that dimensions its height, and from there to the right edge. */
const BESIDE_MM = 8
/** Of an arrow, as a share of the drawing's width, so that arrows of all profiles are of one size. */
const ARROW_LENGTH = 1 / 56

interface EnlargedRibProps {
  readonly profile: ProfileId
  readonly caption: string
  readonly heightName: string
  readonly height: string
  readonly className: string | undefined
}

/**
 * One rib or wave of a section, to scale and as wide as the name beside it leaves, between two lines whose distance is the height
 * of the profile.
 */
export function EnlargedRib({ profile: id, caption, heightName, height, className }: EnlargedRibProps) {
  const profile = profiles[id]
  const crest = MARGIN_MM
  const base = crest + depthMm(profile)
  const dimension = ribSpacingMm(profile) + BESIDE_MM
  const width = dimension + BESIDE_MM
  const arrowMm = Math.round(width * ARROW_LENGTH)
  const arrow = (y: number, intoRib: number) =>
    `M${dimension - arrowMm / 2} ${y + intoRib}l${arrowMm / 2} ${-intoRib} ${arrowMm / 2} ${intoRib}`
  return (
    <figure className={classes(styles.enlarged, className)}>
      <figcaption>{caption}</figcaption>
      <svg viewBox={`0 0 ${width} ${base + MARGIN_MM}`} aria-hidden="true">
        <path
          className={styles.dimension}
          d={`M0 ${crest}H${width}M0 ${base}H${width}M${dimension} ${crest}V${base}${arrow(crest, arrowMm)}${arrow(base, -arrowMm)}`}
        />
        <path className={styles.section} d={sectionPath(repeatSection(profile), base)} />
      </svg>
      <p>
        <span>{heightName}</span> <span>{height}</span>
      </p>
    </figure>
  )
}
