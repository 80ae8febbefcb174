import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Page, Route } from '@playwright/test'
import sharp from 'sharp'
import { factsFolder } from '../../src/facts/read/read-facts.ts'
import { fileAt } from '../../src/site/host.ts'
import { notFoundFiles } from '../../src/site/nearest-page.ts'

/** The facts that the pictures were taken with: the owner may change every one of theirs. */
export const FACTS = 'tests/states/facts'
/** Where the site of these facts is built when the owner's are others. */
export const BUILT = '.cache/states'
/** The address of the site in the browser. Nothing listens there: every request is answered from its files. */
export const ORIGIN = 'https://states.example'

function factsIn(folder: string): unknown {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.json'))
  return Object.fromEntries(files.map(file => [file, JSON.parse(readFileSync(join(folder, file), 'utf8'))]))
}

/** Whether the site that is built already says what the pictures say. */
export const isUsualSite = isDeepStrictEqual(factsIn(factsFolder), factsIn(FACTS))
const site = isUsualSite ? 'dist' : BUILT

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
const PICTURES = ['.avif', '.webp', '.jpg', '.png']

const BODY_FACE = '/body-face.woff2'
const bodyFace = createRequire(import.meta.url).resolve(
  '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
)

/**
 * The site's own face for headings, and its package's for what each machine sets in a face of its own; both before anything
 * is shown.
 */
function styleOf(displayFace: string): string {
  const face = (name: string, address: string, weights: string) =>
    `@font-face{font-family:${name};src:url(${address});font-weight:${weights};font-display:block}`
  return `<style>${face('States', BODY_FACE, '100 900')}${face('StatesDisplay', `/fonts/${displayFace}`, '600 750')}
:root{--body:States!important;--display:StatesDisplay!important}</style>`
}

/** One flat colour of the size of the picture it stands for: pictures are taken and encoded anew now and then. */
async function flat(file: string): Promise<string> {
  const { width, height } = await sharp(file).metadata()
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#8a979e"/></svg>`
}

async function answer(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url())
  if (pathname === BODY_FACE) return route.fulfill({ path: bodyFace, contentType: 'font/woff2' })
  const isHere = (name: string) => existsSync(join(site, name))
  const asked = fileAt(pathname)
  const isFound = isHere(asked)
  const file = join(site, isFound ? asked : (notFoundFiles(pathname).find(isHere) ?? ''))
  const kind = extname(file)
  if (PICTURES.includes(kind)) return route.fulfill({ body: await flat(file), contentType: 'image/svg+xml' })
  const contentType = TYPES[kind] ?? 'text/plain'
  if (kind !== '.html') return route.fulfill({ path: file, contentType })
  const [displayFace = ''] = readdirSync(join(site, 'fonts'))
  const body = readFileSync(file, 'utf8').replace('</head>', `${styleOf(displayFace)}$&`)
  return route.fulfill({ status: isFound ? 200 : 404, body, contentType })
}

/** Answers every request of a page from the built files, with what differs from machine to machine made the same. */
export async function answerFromFiles(page: Page): Promise<void> {
  await page.route(`${ORIGIN}/**`, answer)
}
