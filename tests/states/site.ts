import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Page, Route } from '@playwright/test'
import sharp from 'sharp'
import { factsFolder } from '../../src/facts/read/read-facts.ts'
import { fileAt } from '../../src/site/host.ts'
import { notFoundFiles } from '../../src/site/nearest-page.ts'

/** The owner's files of the example shop, from which screenshots are taken whatever the owner changes. */
export const FACTS = 'tests/states/facts'
/** The folder for a site with these facts, if the owner's differ. */
export const SCREENSHOT_SITE = '.cache/states'
/** The origin of the site in the browser. Requests are answered from files, without a server. */
export const ORIGIN = 'https://states.example'

function readFacts(folder: string): unknown {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    file => /\.(json|md)$/.test(file) && !file.startsWith('schema'),
  )
  return Object.fromEntries(
    files.map(file => {
      const text = readFileSync(join(folder, file), 'utf8')
      return [file, file.endsWith('.json') ? JSON.parse(text) : text]
    }),
  )
}

/** Whether the built site has the facts of the screenshots. */
export const hasSameFacts = isDeepStrictEqual(readFacts(factsFolder), readFacts(FACTS))
const site = hasSameFacts ? 'dist' : SCREENSHOT_SITE

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

const BODY_FONT = '/body-font.woff2'
const bodyFont = createRequire(import.meta.url).resolve(
  '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
)

/** Styles that use bundled fonts for all text, because body text has another font on each system. */
function fontStyles(displayFont: string): string {
  const face = (name: string, address: string, weights: string) =>
    `@font-face{font-family:${name};src:url(${address});font-weight:${weights};font-display:block}`
  return `<style>${face('States', BODY_FONT, '100 900')}${face('StatesDisplay', `/fonts/${displayFont}`, '600 750')}
:root{--body:States!important;--display:StatesDisplay!important}</style>`
}

/** A grey picture of the same size, so that new renders change no screenshot. */
async function greyPicture(file: string): Promise<string> {
  const { width, height } = await sharp(file).metadata()
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#8a979e"/></svg>`
}

async function answer(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url())
  if (pathname === BODY_FONT) return route.fulfill({ path: bodyFont, contentType: 'font/woff2' })
  const exists = (name: string) => existsSync(join(site, name))
  const requested = fileAt(pathname)
  const isFound = exists(requested)
  const file = join(site, isFound ? requested : (notFoundFiles(pathname).find(exists) ?? ''))
  const kind = extname(file)
  if (PICTURES.includes(kind)) return route.fulfill({ body: await greyPicture(file), contentType: 'image/svg+xml' })
  const contentType = TYPES[kind] ?? 'text/plain'
  if (kind !== '.html') return route.fulfill({ path: file, contentType })
  const [displayFont = ''] = readdirSync(join(site, 'fonts'))
  const body = readFileSync(file, 'utf8').replace('</head>', `${fontStyles(displayFont)}$&`)
  return route.fulfill({ status: isFound ? 200 : 404, body, contentType })
}

/** Answers all requests of a page from the built files, the same on every machine. */
export async function answerFromFiles(page: Page): Promise<void> {
  await page.route(`${ORIGIN}/**`, answer)
}
