/** The SHA-256 (base64) of each file, by address. */
export type FileHashes = Readonly<Record<string, string>>

/** The files of one release that the service worker stores, and the limits for other files it caches. */
export interface Release {
  /** A hash of all files: two builds of the same site have the same name. */
  readonly name: string
  /** Files that every language needs: scripts, font, drawings. */
  readonly shared: FileHashes
  /** The files of each language, by the address of its home page. A device stores the languages it has visited. */
  readonly pages: Readonly<Record<string, FileHashes>>
  /** Addresses of pages beyond the size limit. Each is cached when it is visited. */
  readonly cachedOnVisit: readonly string[]
  /** The cross-section that replaces a missing picture, by the picture's name. */
  readonly crossSections: Readonly<Record<string, string>>
  /** The limits for pictures and pages cached on visit. */
  readonly visitedLimits: { readonly files: number; readonly bytes: number }
}

const PICTURES = '/pictures/'
/** A picture file such as `roof-versatile-640.avif`: name, width in pixels and format. */
const PICTURE = /(?<name>[a-z0-9-]+)-\d+\.(?<format>\w+)$/

export const isPicture = (pathname: string) => pathname.startsWith(PICTURES)

function parsePictureName(pathname: string): { name?: string; format?: string } {
  return PICTURE.exec(pathname)?.groups ?? {}
}

/** Finds a cached file of the same picture in another size. The format must match, because the browser supports the requested one. */
export function findSameView(pathname: string, cached: readonly string[]): string | undefined {
  const { name, format } = parsePictureName(pathname)
  return cached.find(
    other => name && parsePictureName(other).name === name && parsePictureName(other).format === format,
  )
}

/** The address of the drawing that can replace a picture (`src/pages/drawings`); undefined if there is none. */
export function drawingAddressOf(pathname: string, crossSections: Release['crossSections']): string | undefined {
  const section = crossSections[parsePictureName(pathname).name ?? '']
  return section && `/drawings/${section}.svg`
}

/** Counts the oldest files to delete to stay within the limits. `sizes` are in bytes, oldest first. */
export function countExcess(sizes: readonly number[], limits: Release['visitedLimits']): number {
  let excess = 0
  let total = sizes.reduce((sum, bytes) => sum + bytes, 0)
  while (sizes.length - excess > limits.files || total > limits.bytes) total -= sizes[excess++] ?? total
  return excess
}
