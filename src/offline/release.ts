/** The SHA-256 (base64) of each file, under its address. */
export type Files = Readonly<Record<string, string>>

/** What one release of the site keeps on a visitor's device, and how it keeps what the visitor sees. */
export interface Release {
  /** Made from the files: the same site has the same name. */
  readonly name: string
  /** What pages of every language need: estimator, tooltips, font, drawings. */
  readonly shared: Files
  /** The pages of each language, under the address of its home: a device keeps those of the languages it has visited. */
  readonly pages: Readonly<Record<string, Files>>
  /** Addresses of pages beyond the limit of a release: each is kept when it is visited. */
  readonly left: readonly string[]
  /** The cross-section that stands in for a picture, by what the picture shows. */
  readonly sections: Readonly<Record<string, string>>
  /** The most that is kept of what was seen, the newest first. */
  readonly seen: { readonly files: number; readonly bytes: number }
}

const PICTURES = '/pictures/'
/** `roof-versatile-640.avif`: what it shows, how many pixels wide, and its format. */
const PICTURE = /(?<shows>[a-z0-9-]+)-\d+\.(?<format>\w+)$/

/** Whether the address is one of a picture that pages show. */
export const isPicture = (pathname: string) => pathname.startsWith(PICTURES)

function viewOf(pathname: string): { shows?: string; format?: string } {
  return PICTURE.exec(pathname)?.groups ?? {}
}

/** Among pictures that were seen, one of the same view, in a format that the browser has just asked for. */
export function sameView(pathname: string, seen: readonly string[]): string | undefined {
  const { shows, format } = viewOf(pathname)
  return seen.find(other => shows && viewOf(other).shows === shows && viewOf(other).format === format)
}

/** The address of the drawing of what a picture shows (`src/pages/drawings`); undefined when nothing is known of it. */
export function drawingOf(pathname: string, sections: Release['sections']): string | undefined {
  const section = sections[viewOf(pathname).shows ?? '']
  return section && `/drawings/${section}.svg`
}

/** How many of the oldest must go, so that the rest keeps to the limits. Bytes of each, oldest first. */
export function tooMany(bytes: readonly number[], most: Release['seen']): number {
  let gone = 0
  let total = bytes.reduce((sum, each) => sum + each, 0)
  while (bytes.length - gone > most.files || total > most.bytes) total -= bytes[gone++] ?? total
  return gone
}
