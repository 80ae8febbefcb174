import type { ProfileId } from '#roofing/profiles/profile.ts'

/** The section that the footer begins with, as on the home page. */
export const EDGE: ProfileId = 'corrugated'
