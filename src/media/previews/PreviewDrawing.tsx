import type { ProfileId } from '#roofing/profiles/profile.ts'
import { profiles } from '#roofing/profiles/profiles.ts'
import { sheetPath } from '#roofing/profiles/section-path.ts'

/** The size that Facebook, WhatsApp and X recommend, in pixels. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const

/** Name and price are inside the middle square, with a margin, because some chats show only that square. */
const MIDDLE_SQUARE = { left: 300, width: 600 } as const
/** Height of the picture above the text, in pixels. */
export const PICTURE_HEIGHT = 402

interface PreviewDrawingProps {
  /** A `data:` address of the picture, cropped to the width and `PICTURE_HEIGHT`. */
  readonly picture: string
  readonly brand: string
  readonly title: string
  readonly subtitle?: string | undefined
  readonly price?: string | undefined
  readonly profile: ProfileId
  readonly coverWidth: string
}

/** Width of the widest letter, in em. A font size calculated with it lets any text fit its width. */
const MAX_LETTER_WIDTH_EM = 0.76
const fitFontSize = (text: string, width: number, maxSize: number) =>
  Math.min(maxSize, Math.floor(width / (text.length * MAX_LETTER_WIDTH_EM)))

/** The preview of a shared link: a roof, with name and price below it, large enough to read in a chat. */
export function PreviewDrawing({ picture, brand, title, subtitle, price, profile, coverWidth }: PreviewDrawingProps) {
  const { coverWidthMm } = profiles[profile]
  const scale = 224 / 1090
  const base = 54 * scale
  const end = coverWidthMm * scale
  const middle = MIDDLE_SQUARE.left + MIDDLE_SQUARE.width / 2
  return (
    <svg
      aria-hidden="true"
      xmlns="http://www.w3.org/2000/svg"
      width={PREVIEW_SIZE.width}
      height={PREVIEW_SIZE.height}
      fontFamily="Archivo"
      fontWeight="750"
    >
      <rect width={PREVIEW_SIZE.width} height={PREVIEW_SIZE.height} fill="#f7f4ee" />
      <image width={PREVIEW_SIZE.width} height={PICTURE_HEIGHT} href={picture} />
      <g fill="none" stroke="#1d2225" transform="translate(40 470)">
        <path d="M2 24 32 4l30 20" stroke="#9c3a22" strokeWidth="6" />
        <path d="M5 36h8l3-9h7l3 9h5l3-9h7l3 9h5l3-9h7l3 9" strokeWidth="3" />
      </g>
      <text x="40" y="560" fontSize={fitFontSize(brand, 224, 26)} fill="#1d2225">
        {brand}
      </text>
      <g textAnchor="middle">
        <text
          x={middle}
          y="466"
          fontSize={fitFontSize(title, MIDDLE_SQUARE.width, 60)}
          fill="#1d2225"
          letterSpacing="-1"
        >
          {title}
        </text>
        {price && (
          <>
            <text x={middle} y="505" fontSize="23" fill="#5b666c">
              {subtitle}
            </text>
            <text x={middle} y="584" fontSize="76" fill="#9c3a22" letterSpacing="-1">
              {price}
            </text>
          </>
        )}
        {!price && subtitle && (
          <text x={middle} y="556" fontSize={fitFontSize(subtitle, MIDDLE_SQUARE.width, 52)} fill="#9c3a22">
            {subtitle}
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
