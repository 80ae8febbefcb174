import { nearestHomePath, notFoundFiles } from '../site/nearest-page.ts'
import { countExcess, drawingAddressOf, type FileHashes, findSameView, isPicture, type Release } from './release.ts'

// The service worker. It precaches one release and serves pages from it. A newer release replaces it once the shared files
// and those of the languages in use are downloaded and match their hashes. Pages beyond the size limit of the precache, and
// pictures, are cached when they are visited, up to `visitedLimits`.

const worker = self as unknown as ServiceWorkerGlobalScope & { readonly release: Release }
const { release } = worker
const PREFIX = 'release-'
const RELEASE_CACHE = PREFIX + release.name
const VISITED_CACHE = 'seen'
const MAX_PARALLEL = 3
const homePaths = Object.keys(release.pages)
const hashes: FileHashes = Object.assign({}, release.shared, ...Object.values(release.pages))

/** The cache key has the hash of the file, so that a new release copies unchanged files instead of fetching them. */
const cacheKey = (pathname: string) => `${pathname}?${hashes[pathname]}`
const matchPrecached = (pathname: string) => caches.match(cacheKey(pathname))
/** The file name has a hash, so a copy in the browser's HTTP cache is valid. */
const hasHashedName = (pathname: string) => /^\/(_assets|fonts)\//.test(pathname)

async function precacheFile(cache: Cache, pathname: string): Promise<void> {
  const existing = await matchPrecached(pathname)
  if (existing) return cache.put(cacheKey(pathname), existing)
  const response = await fetch(pathname, {
    // The browser rejects files of another release, incomplete files and errors. The status is not checked, because
    // "not found" pages arrive with 404.
    integrity: `sha256-${hashes[pathname]}`,
    cache: hasHashedName(pathname) ? 'default' : 'no-cache',
    priority: 'low',
  })
  return cache.put(cacheKey(pathname), response)
}

async function precacheFiles(list: FileHashes): Promise<void> {
  const cache = await caches.open(RELEASE_CACHE)
  const queue = Object.keys(list)
  const processQueue = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) await precacheFile(cache, next)
  }
  await Promise.all(Array.from({ length: MAX_PARALLEL }, processQueue))
}

/** Whether pages of this language are open, or cached from an earlier release. */
async function isLanguageUsed(home: string): Promise<boolean> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (windows.some(({ url }) => nearestHomePath(new URL(url).pathname, homePaths) === home)) return true
  return Boolean(await caches.match(home, { ignoreSearch: true }))
}

async function install(): Promise<void> {
  await precacheFiles(release.shared)
  const used = await Promise.all(homePaths.map(isLanguageUsed))
  // If no language is used yet, precache the first one.
  const languages = homePaths.filter((_, index) => used[index] || (index === 0 && !used.includes(true)))
  for (const home of languages) await precacheFiles(release.pages[home] as FileHashes)
  await worker.skipWaiting()
}

/** Precaches a language on its first visit. */
async function precacheLanguage(home: string): Promise<void> {
  if (!(await matchPrecached(home))) await precacheFiles(release.pages[home] as FileHashes)
}

/**
 * Deletes outdated caches and takes over the open pages. The previous release stays, because one of its pages may still be
 * open. Visited pages are outdated; visited pictures are not.
 */
async function activate(): Promise<void> {
  const older = (await caches.keys()).filter(name => name.startsWith(PREFIX) && name !== RELEASE_CACHE)
  await Promise.all(older.slice(0, -1).map(name => caches.delete(name)))
  const visited = await caches.open(VISITED_CACHE)
  const pages = (await visited.keys()).filter(({ url }) => !isPicture(new URL(url).pathname))
  await Promise.all(pages.map(page => visited.delete(page)))
  await worker.clients.claim()
}

/** Caches a visited file under its address and size, and deletes the oldest files beyond the limits. */
async function cacheVisited(pathname: string, response: Response): Promise<void> {
  const visited = await caches.open(VISITED_CACHE)
  const body = await response.blob()
  await visited.delete(pathname, { ignoreSearch: true })
  await visited.put(`${pathname}?${body.size}`, new Response(body, response))
  const all = await visited.keys()
  const sizes = all.map(({ url }) => Number(new URL(url).search.slice(1)))
  await Promise.all(all.slice(0, countExcess(sizes, release.visitedLimits)).map(oldest => visited.delete(oldest)))
}

async function matchVisited(pathname: string): Promise<Response | undefined> {
  const visited = await caches.open(VISITED_CACHE)
  return visited.match(pathname, { ignoreSearch: true })
}

/** Responds with the nearest "not found" page, or with the offline page if the address exists but is not cached. */
async function respondWithErrorPage(pathname: string): Promise<Response> {
  const exists = pathname in hashes || release.cachedOnVisit.includes(pathname)
  const pages = exists
    ? [nearestHomePath(pathname, homePaths), ...homePaths].map(home => `${home}offline.html`)
    : notFoundFiles(pathname).map(file => `/${file}`)
  for (const page of pages) {
    const copy = await matchPrecached(page)
    if (copy) return new Response(copy.body, { status: exists ? 503 : 404, headers: copy.headers })
  }
  return Response.error()
}

async function respondWithPage(event: FetchEvent, pathname: string): Promise<Response> {
  const copy = await matchPrecached(pathname)
  if (copy) return copy
  try {
    const response = await fetch(event.request)
    if (response.ok && release.cachedOnVisit.includes(pathname))
      event.waitUntil(cacheVisited(pathname, response.clone()))
    event.waitUntil(precacheLanguage(nearestHomePath(pathname, homePaths)).catch(() => undefined))
    return response
  } catch {
    return (await matchVisited(pathname)) ?? respondWithErrorPage(pathname)
  }
}

async function respondWithPicture(event: FetchEvent, pathname: string): Promise<Response> {
  const copy = await matchVisited(pathname)
  if (copy) return copy
  const response = await fetch(event.request).catch(() => undefined)
  if (response?.ok) {
    event.waitUntil(cacheVisited(pathname, response.clone()))
    return response
  }
  const visited = await (await caches.open(VISITED_CACHE)).keys()
  const sameView = findSameView(
    pathname,
    visited.map(({ url }) => new URL(url).pathname),
  )
  const drawing = drawingAddressOf(pathname, release.crossSections)
  // An empty response avoids a network error in the console.
  return (
    (sameView && (await matchVisited(sameView))) ||
    (drawing && (await matchPrecached(drawing))) ||
    response ||
    new Response()
  )
}

/** Returns undefined for requests that the browser should handle itself. */
function respond(event: FetchEvent, pathname: string): Promise<Response> | undefined {
  const { request } = event
  if (request.mode === 'navigate') return respondWithPage(event, pathname)
  if (pathname in hashes) return matchPrecached(pathname).then(copy => copy ?? fetch(request))
  if (isPicture(pathname)) return respondWithPicture(event, pathname)
  // Hashed files of the previous release, for pages still open.
  if (hasHashedName(pathname)) return caches.match(request, { ignoreSearch: true }).then(copy => copy ?? fetch(request))
  return undefined
}

worker.addEventListener('install', event => event.waitUntil(install()))
worker.addEventListener('activate', event => event.waitUntil(activate()))
worker.addEventListener('fetch', event => {
  const { origin, pathname } = new URL(event.request.url)
  if (event.request.method !== 'GET' || origin !== location.origin) return
  const response = respond(event, pathname)
  if (response) event.respondWith(response)
})
