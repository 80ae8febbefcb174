import type { ProfileId } from '#roofing/profiles/profile.ts'
import { profiles } from '#roofing/profiles/profiles.ts'
import { sheetPath } from '#roofing/profiles/section-path.ts'
import styles from './SectionOutlines.module.css'

/** Where the lowest line of an outline lies. */
export const SECTION_BASE_MM = 44

/** The outlines of the named sections, once a page; `SectionDrawing` refers to them. */
export function SectionOutlines({ ids }: { readonly ids: readonly ProfileId[] }) {
  return ids.map(id => (
    <path key={id} id={`s-${id}`} className={styles.section} d={sheetPath(profiles[id], SECTION_BASE_MM)} />
  ))
}
