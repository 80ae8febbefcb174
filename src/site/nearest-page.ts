/** Lookups shared by the host and the service worker. This module has no imports, because the worker is a single file. */

const NOT_FOUND = '404.html'

/** The possible "not found" pages for an address, nearest first. The host serves the first one that exists. */
export function notFoundFiles(pathname: string): string[] {
  const files: string[] = []
  for (let folder = pathname; folder; ) {
    folder = folder.slice(0, folder.lastIndexOf('/'))
    files.push(`${folder}/${NOT_FOUND}`.slice(1))
  }
  return files
}

/** The home page in the language of an address, among the home pages of all languages. */
export function nearestHomePath(pathname: string, homePaths: readonly string[]): string {
  return homePaths.reduce((nearest, home) =>
    home.length > nearest.length && pathname.startsWith(home) ? home : nearest,
  )
}
