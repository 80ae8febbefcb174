import { renderToStaticMarkup } from 'react-dom/server'
import type { Profile } from '#roofing/profiles/profile.ts'
import { sheetPath } from '#roofing/profiles/section-path.ts'

const WIDTH_MM = 1280
const HEIGHT_MM = 800

/** A sheet's cross-section with the aspect ratio and background colour of photographs. Offline, it replaces a picture that is not stored. */
function SectionPicture({ profile }: { readonly profile: Profile }) {
  const left = (profile.overallWidthMm - WIDTH_MM) / 2
  return (
    <svg
      aria-hidden="true"
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`${left} ${-HEIGHT_MM / 2} ${WIDTH_MM} ${HEIGHT_MM}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
    >
      <path
        fill="#e4ddcf"
        d={`M${left - WIDTH_MM} ${-HEIGHT_MM}h${3 * WIDTH_MM}v${2 * HEIGHT_MM}H${left - WIDTH_MM}z`}
      />
      <path stroke="#1d2225" strokeWidth="6" strokeLinejoin="round" d={sheetPath(profile, 20)} />
    </svg>
  )
}

export function renderSectionPicture(profile: Profile): string {
  return renderToStaticMarkup(<SectionPicture profile={profile} />)
}
