import type { ProfileId } from '#roofing/profiles/profile.ts'
import { profiles } from '#roofing/profiles/profiles.ts'
import { sheetPath } from '#roofing/profiles/section-path.ts'

/** Size that Facebook, WhatsApp and X ask for. */
export const PREVIEW = { width: 1200, height: 630 } as const

/** Some chats show the square in the middle only: name and price stand within it, with a margin. */
const SQUARE = { left: 300, width: 600 } as const
/** The picture above the words. */
export const PICTURE_HEIGHT = 402

interface PreviewDrawingProps {
  /** The picture as a data: address, already cut to the width and its height. */
  readonly picture: string
  readonly brand: string
  readonly title: string
  readonly small?: string | undefined
  readonly price?: string | undefined
  readonly profile: ProfileId
  readonly coverWidth: string
}

/** Widest letters of the face, in parts of their size: what is set by this never runs over. */
const LETTER = 0.76
const sizeFor = (text: string, width: number, most: number) =>
  Math.min(most, Math.floor(width / (text.length * LETTER)))

/** What a chat shows of a shared link: a roof, and below it name and price, legible at the size of a thumb. */
export function PreviewDrawing({ picture, brand, title, small, price, profile, coverWidth }: PreviewDrawingProps) {
  const { coverWidthMm } = profiles[profile]
  const scale = 224 / 1090
  const base = 54 * scale
  const end = coverWidthMm * scale
  const middle = SQUARE.left + SQUARE.width / 2
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
      <image width={PREVIEW.width} height={PICTURE_HEIGHT} href={picture} />
      <g fill="none" stroke="#1d2225" transform="translate(40 470)">
        <path d="M2 24 32 4l30 20" stroke="#9c3a22" strokeWidth="6" />
        <path d="M5 36h8l3-9h7l3 9h5l3-9h7l3 9h5l3-9h7l3 9" strokeWidth="3" />
      </g>
      <text x="40" y="560" fontSize={sizeFor(brand, 224, 26)} fill="#1d2225">
        {brand}
      </text>
      <g textAnchor="middle">
        <text x={middle} y="466" fontSize={sizeFor(title, SQUARE.width, 60)} fill="#1d2225" letterSpacing="-1">
          {title}
        </text>
        {price && (
          <>
            <text x={middle} y="505" fontSize="23" fill="#5b666c">
              {small}
            </text>
            <text x={middle} y="584" fontSize="76" fill="#9c3a22" letterSpacing="-1">
              {price}
            </text>
          </>
        )}
        {!price && small && (
          <text x={middle} y="556" fontSize={sizeFor(small, SQUARE.width, 52)} fill="#9c3a22">
            {small}
          </text>
        )}
      </g>
      <g transform="translate(936 500)" fill="none" stroke="#1d2225">
        <path
          d={sheetPath(profiles[profile], 54)}
          transform={`scale(${scale})`}
          strokeWidth={3 / scale}
          strokeLinejoin="round"
        />
        <path d={`M1 ${base + 12}v26M${end} ${base + 12}v26M1 ${base + 25}H${end}`} stroke="#5b666c" strokeWidth="2" />
        <text x={end / 2} y={base + 66} textAnchor="middle" fontSize="22" fill="#1d2225" stroke="none">
          {coverWidth}
        </text>
      </g>
    </svg>
  )
}
