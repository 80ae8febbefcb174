import { nearestHomePath, notFoundFiles } from '../site/nearest-page.ts'
import { drawingOf, type Files, isPicture, type Release, sameView, tooMany } from './release.ts'

// Runs beside the pages on a visitor's device and answers for the network. It keeps one release: pages come from it at
// once, and a newer release is used only when every file of it has arrived and is what it should be. Beside the release
// it keeps what was seen, within limits: pictures, and pages that the release has no room for.

const worker = self as unknown as ServiceWorkerGlobalScope & { readonly release: Release }
const { release } = worker
const PREFIX = 'release-'
const NAME = PREFIX + release.name
const SEEN = 'seen'
const AT_ONCE = 3
const homes = Object.keys(release.pages)
const files: Files = Object.assign({}, release.shared, ...Object.values(release.pages))

/** A file is kept under its address and its content: releases share what did not change. */
const key = (pathname: string) => `${pathname}?${files[pathname]}`
const kept = (pathname: string) => caches.match(key(pathname))
/** These say in their address what they contain, so a copy in the browser's own cache will do. */
const isNamedByContent = (pathname: string) => /^\/(_assets|fonts)\//.test(pathname)

async function keep(cache: Cache, pathname: string): Promise<void> {
  const known = await kept(pathname)
  if (known) return cache.put(key(pathname), known)
  const answer = await fetch(pathname, {
    // A file of another release, half of one or an error in its place is refused by the browser; what comes through is
    // right whatever its status, which is 404 for one of the pages that say so.
    integrity: `sha256-${files[pathname]}`,
    cache: isNamedByContent(pathname) ? 'default' : 'no-cache',
    priority: 'low',
  })
  return cache.put(key(pathname), answer)
}

async function keepAll(list: Files): Promise<void> {
  const cache = await caches.open(NAME)
  const waiting = Object.keys(list)
  const takeTurns = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await keep(cache, next)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns))
}

/** Whether pages of this language are open, or were kept of a release before this one. */
async function isWanted(home: string): Promise<boolean> {
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (open.some(({ url }) => nearestHomePath(new URL(url).pathname, homes) === home)) return true
  return Boolean(await caches.match(home, { ignoreSearch: true }))
}

async function install(): Promise<void> {
  await keepAll(release.shared)
  const wanted = await Promise.all(homes.map(isWanted))
  const languages = homes.filter((_, index) => wanted[index] || (index === 0 && !wanted.includes(true)))
  for (const home of languages) await keepAll(release.pages[home] as Files)
  await worker.skipWaiting()
}

/** Another language is kept from its first visit on. */
async function keepLanguage(home: string): Promise<void> {
  if (!(await kept(home))) await keepAll(release.pages[home] as Files)
}

/** The release before stays: a page of it may still be open and ask for its own estimator. Pages seen are of its day. */
async function clearOlder(): Promise<void> {
  const older = (await caches.keys()).filter(name => name.startsWith(PREFIX) && name !== NAME)
  await Promise.all(older.slice(0, -1).map(name => caches.delete(name)))
  const seen = await caches.open(SEEN)
  const pages = (await seen.keys()).filter(({ url }) => !isPicture(new URL(url).pathname))
  await Promise.all(pages.map(page => seen.delete(page)))
  await worker.clients.claim()
}

/** Keeps what was seen under its address and its bytes, in the place of the oldest where there is no more room. */
async function remember(pathname: string, answer: Response): Promise<void> {
  const seen = await caches.open(SEEN)
  const body = await answer.blob()
  await seen.delete(pathname, { ignoreSearch: true })
  await seen.put(`${pathname}?${body.size}`, new Response(body, answer))
  const all = await seen.keys()
  const bytes = all.map(({ url }) => Number(new URL(url).search.slice(1)))
  await Promise.all(all.slice(0, tooMany(bytes, release.seen)).map(oldest => seen.delete(oldest)))
}

async function remembered(pathname: string): Promise<Response | undefined> {
  const seen = await caches.open(SEEN)
  return seen.match(pathname, { ignoreSearch: true })
}

/** What says that there is no such page, or that there is one which is not on the device: the nearest that is kept. */
async function instead(pathname: string): Promise<Response> {
  const exists = pathname in files || release.left.includes(pathname)
  const pages = exists
    ? [nearestHomePath(pathname, homes), ...homes].map(home => `${home}offline.html`)
    : notFoundFiles(pathname).map(file => `/${file}`)
  for (const page of pages) {
    const copy = await kept(page)
    if (copy) return new Response(copy.body, { status: exists ? 503 : 404, headers: copy.headers })
  }
  return Response.error()
}

async function page(event: FetchEvent, pathname: string): Promise<Response> {
  const copy = await kept(pathname)
  if (copy) return copy
  try {
    const answer = await fetch(event.request)
    if (answer.ok && release.left.includes(pathname)) event.waitUntil(remember(pathname, answer.clone()))
    event.waitUntil(keepLanguage(nearestHomePath(pathname, homes)).catch(() => undefined))
    return answer
  } catch {
    return (await remembered(pathname)) ?? instead(pathname)
  }
}

async function picture(event: FetchEvent, pathname: string): Promise<Response> {
  const copy = await remembered(pathname)
  if (copy) return copy
  const answer = await fetch(event.request).catch(() => undefined)
  if (answer?.ok) {
    event.waitUntil(remember(pathname, answer.clone()))
    return answer
  }
  const seen = await (await caches.open(SEEN)).keys()
  const other = sameView(
    pathname,
    seen.map(({ url }) => new URL(url).pathname),
  )
  const drawing = drawingOf(pathname, release.sections)
  // Nothing at all is no picture, and no fault that a page would have to hear of either.
  return (other && (await remembered(other))) || (drawing && (await kept(drawing))) || answer || new Response()
}

function answer(event: FetchEvent, pathname: string): Promise<Response> | undefined {
  const { request } = event
  if (request.mode === 'navigate') return page(event, pathname)
  if (pathname in files) return kept(pathname).then(copy => copy ?? fetch(request))
  if (isPicture(pathname)) return picture(event, pathname)
  // Scripts of the release before.
  if (isNamedByContent(pathname))
    return caches.match(request, { ignoreSearch: true }).then(copy => copy ?? fetch(request))
  return undefined
}

worker.addEventListener('install', event => event.waitUntil(install()))
worker.addEventListener('activate', event => event.waitUntil(clearOlder()))
worker.addEventListener('fetch', event => {
  const { origin, pathname } = new URL(event.request.url)
  if (event.request.method !== 'GET' || origin !== location.origin) return
  const response = answer(event, pathname)
  if (response) event.respondWith(response)
})
