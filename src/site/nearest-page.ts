/** Which page of a folder answers: the rules that the host and the service worker share. It imports nothing, for the worker is one file. */

const NOT_FOUND = '404.html'

/** The files that may say that an address does not exist, nearest first: the host takes the first that is there. */
export function notFoundFiles(pathname: string): string[] {
  const found: string[] = []
  for (let folder = pathname; folder; ) {
    folder = folder.slice(0, folder.lastIndexOf('/'))
    found.push(`${folder}/${NOT_FOUND}`.slice(1))
  }
  return found
}

/** Where the language of an address begins, among the home pages of all languages. */
export function nearestHome(pathname: string, homes: readonly string[]): string {
  return homes.reduce((nearest, home) => (home.length > nearest.length && pathname.startsWith(home) ? home : nearest))
}
