import { files, name } from 'virtual:release'
import { notFoundFiles } from '../host.ts'
import { isPicture, standIn } from './release.ts'

// Runs beside the pages on a visitor's device and answers for the network. It keeps one whole release: pages come from
// it at once, and a newer release is used only when every file of it has arrived and is what it should be.

const worker = self as unknown as ServiceWorkerGlobalScope
const PREFIX = 'release-'
const NAME = PREFIX + name
const AT_ONCE = 3

/** A file is kept under its address and its content: releases share what did not change. */
const key = (pathname: string) => `${pathname}?${files[pathname]}`
/** These say in their address what they contain, so a copy in the browser's own cache will do. */
const isNamedByContent = (pathname: string) => /^\/(_assets|fonts|pictures)\//.test(pathname)

async function keep(cache: Cache, pathname: string): Promise<void> {
  const known = await caches.match(key(pathname))
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

async function install(): Promise<void> {
  const cache = await caches.open(NAME)
  const waiting = Object.keys(files)
  const takeTurns = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await keep(cache, next)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns))
  await worker.skipWaiting()
}

/** The release before stays: a page of it may still be open and ask for its own estimator. */
async function clearOlder(): Promise<void> {
  const older = (await caches.keys()).filter(name => name.startsWith(PREFIX) && name !== NAME)
  await Promise.all(older.slice(0, -1).map(name => caches.delete(name)))
}

const kept = (pathname: string) => caches.match(key(pathname))

async function nearestNotFound(pathname: string): Promise<Response> {
  const nearest = notFoundFiles(pathname).find(file => `/${file}` in files)
  const page = nearest && (await kept(`/${nearest}`))
  return page ? new Response(page.body, { status: 404, headers: page.headers }) : Response.error()
}

async function pictureOrStandIn(request: Request, pathname: string): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    const other = standIn(pathname, files)
    return (other && (await kept(other))) || Response.error()
  }
}

function answer(request: Request, pathname: string): Promise<Response> | undefined {
  if (pathname in files) return kept(pathname).then(copy => copy ?? fetch(request))
  if (request.mode === 'navigate') return fetch(request).catch(() => nearestNotFound(pathname))
  if (isPicture(pathname)) return pictureOrStandIn(request, pathname)
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
  const response = answer(event.request, pathname)
  if (response) event.respondWith(response)
})
