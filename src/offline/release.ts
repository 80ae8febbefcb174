/** What one release of the site keeps on a visitor's device: the SHA-256 (base64) of each file, under its address. */
export type ReleaseFiles = Readonly<Record<string, string>>

const PICTURES = '/pictures/'
/** `/pictures/Ab12/roof-versatile-640.AbC123.avif`: what it shows, how many pixels wide, and its format. */
const PICTURE = /^\/pictures\/\w+\/(?<shows>[a-z0-9-]+)-\d+\.\w+\.(?<format>\w+)$/

/** Where the small drawing of what a picture shows is kept: `src/pages/drawings/[shows].svg.ts`. */
const drawingPath = (shows: string) => `/drawings/${shows}.svg`

/** Whether the address is one of a picture that pages show. */
export const isPicture = (pathname: string) => pathname.startsWith(PICTURES)

/**
 * What is shown for a picture that cannot be had: the small one of the same view, in a format that the browser has
 * just asked for; else the drawing of what it shows.
 */
export function standIn(pathname: string, files: ReleaseFiles): string | undefined {
  const { shows = '', format } = PICTURE.exec(pathname)?.groups ?? {}
  const drawing = drawingPath(shows.replace(/^hero-.*/, 'hero'))
  const isSmall = (address: string) => {
    const small = PICTURE.exec(address)?.groups
    return small?.shows === shows && small?.format === format
  }
  return Object.keys(files).find(isSmall) ?? (drawing in files ? drawing : undefined)
}
