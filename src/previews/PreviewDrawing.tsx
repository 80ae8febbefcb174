import type { ProfileId } from '../roofing/profiles/profile.ts'
import { profiles } from '../roofing/profiles/profiles.ts'
import { sheetPath } from '../roofing/profiles/section-path.ts'

/** Size that Facebook, WhatsApp and X ask for. */
export const PREVIEW = { width: 1200, height: 630 } as const

const PANEL = 470

interface PreviewDrawingProps {
  /** The picture as a data: address, already cut to the space right of the panel. */
  readonly picture: string
  readonly brand: string
  readonly lines: readonly string[]
  readonly small?: string | undefined
  readonly price?: string | undefined
  readonly profile: ProfileId
  readonly coverWidth: string
}

/** What a chat shows of a shared link: the name and the price first, legible at the size of a thumb. */
export function PreviewDrawing({ picture, brand, lines, small, price, profile, coverWidth }: PreviewDrawingProps) {
  const { coverWidthMm } = profiles[profile]
  const longest = Math.max(...lines.map(line => line.length))
  const size = Math.min(66, Math.floor((PANEL - 80) / (longest * 0.84)))
  const scale = (PANEL - 80) / 1090
  const base = 54 * scale
  const end = coverWidthMm * scale
  return (
    <svg
      aria-hidden="true"
      xmlns="http://www.w3.org/2000/svg"
      width={PREVIEW.width}
      height={PREVIEW.height}
      fontFamily="Archivo"
      fontWeight="750"
    >
      <rect width={PREVIEW.width} height={PREVIEW.height} fill="#f7f4ee" />
      <image x={PANEL} width={PREVIEW.width - PANEL} height={PREVIEW.height} href={picture} />
      <g fill="none" stroke="#1d2225" transform="translate(40 40)">
        <path d="M2 24 32 4l30 20" stroke="#9c3a22" strokeWidth="6" />
        <path d="M5 36h8l3-9h7l3 9h5l3-9h7l3 9h5l3-9h7l3 9" strokeWidth="3" />
      </g>
      <text x="120" y="72" fontSize="25" fill="#1d2225">
        {brand}
      </text>
      {lines.map((line, index) => (
        <text key={line} x="40" y={200 + index * size * 1.1} fontSize={size} fill="#1d2225" letterSpacing="-1">
          {line}
        </text>
      ))}
      {price && (
        <>
          <text x="40" y="392" fontSize="24" fill="#5b666c">
            {small}
          </text>
          <text x="40" y="456" fontSize="66" fill="#9c3a22" letterSpacing="-1">
            {price}
          </text>
        </>
      )}
      {!price && small && (
        <text x="40" y="456" fontSize="30" fill="#9c3a22">
          {small}
        </text>
      )}
      <g transform="translate(40 500)" fill="none" stroke="#1d2225">
        <path
          d={sheetPath(profiles[profile], 54)}
          transform={`scale(${scale})`}
          strokeWidth={4 / scale}
          strokeLinejoin="round"
        />
        <path d={`M1 ${base + 12}v26M${end} ${base + 12}v26M1 ${base + 25}H${end}`} stroke="#5b666c" strokeWidth="2" />
        <rect x={end / 2 - 68} y={base + 10} width="136" height="30" fill="#f7f4ee" stroke="none" />
        <text x={end / 2} y={base + 34} textAnchor="middle" fontSize="25" fill="#1d2225" stroke="none">
          {coverWidth}
        </text>
      </g>
    </svg>
  )
}
