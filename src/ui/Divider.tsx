import type { ProfileId } from '#roofing/profiles/profile.ts'
import styles from './Divider.module.css'

/** The line between two parts of a page: an endless cross-section. */
export function Divider({ profile }: { readonly profile: ProfileId }) {
  return (
    <svg className={styles.divider} aria-hidden="true">
      <rect width="100%" height="44" fill={`url(#p-${profile})`} />
    </svg>
  )
}
