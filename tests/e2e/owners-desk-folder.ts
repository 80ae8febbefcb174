import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { DESK } from '../../src/site/host.ts'

/** The text of every file below a folder, by path. */
function filesIn(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = paths.filter(path => statSync(join(folder, path)).isFile())
  return Object.fromEntries(files.map(path => [path.replaceAll('\\', '/'), readFileSync(join(folder, path), 'utf8')]))
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** The owner's files with fixed test values, so the tests do not depend on the owner's values. */
export function createOwnersFiles(): Record<string, string> {
  const files = filesIn('content')
  const read = (file: string) => JSON.parse(files[file] ?? '')
  const products = Object.keys(files).flatMap(file => /^products\/(.+)\.json$/.exec(file)?.[1] ?? [])
  const priceLines = products.map((product, index) => ({ product, price: 400 + index, isFreeDelivery: true }))
  const { notice: _, ...business } = read('business.json')
  const productFiles = products.map(product => {
    const file = `products/${product}.json`
    // Back to the defaults: every colour, all in stock, rendered pictures.
    const { colours: _, coloursOutOfStock: __, photographs: ___, ...facts } = read(file)
    return [file, json(facts)] as const
  })
  return {
    ...files,
    ...Object.fromEntries(productFiles),
    'prices.json': json({ asOf: '2026-11-21', products: priceLines }),
    'business.json': json({ ...business, brand: 'Jenga Roofs', phone: '+254711222333' }),
    'delivery.json': json({ counties: [{ county: 'Kwale' }, { county: 'Lamu' }] }),
  }
}

/** Opens the desk on a local folder with these files. Replaces the folder picker with the origin private file system (OPFS). */
export async function openDesk(page: Page, files: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() })
  })
  await page.goto(DESK)
  await page.evaluate(async content => {
    const root = await navigator.storage.getDirectory()
    // Sveltia looks for `.git` in the folder that is picked.
    await root.getDirectoryHandle('.git', { create: true })
    for (const [path, text] of Object.entries(content)) {
      const [name = '', ...folders] = `content/${path}`.split('/').reverse()
      let folder = root
      for (const each of folders.reverse()) folder = await folder.getDirectoryHandle(each, { create: true })
      const file = await (await folder.getFileHandle(name, { create: true })).createWritable()
      await file.write(text)
      await file.close()
    }
  }, files)
  await page.getByRole('button', { name: 'Work with Local Repository' }).click()
  await page.getByRole('treeitem', { name: /^Prices/ }).waitFor()
}

/**
 * All files in the folder of the desk, saved by it or not, by path below `content`. As latin1: photographs are binary, and
 * `page.evaluate` returns strings.
 */
function savedFiles(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const files: Record<string, string> = {}
    const walk = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
      for await (const [name, entry] of folder.entries()) {
        if (entry.kind === 'directory') await walk(entry as FileSystemDirectoryHandle, `${path}${name}/`)
        else {
          const bytes = new Uint8Array(await (await (entry as FileSystemFileHandle).getFile()).arrayBuffer())
          files[path + name] = Array.from(bytes, byte => String.fromCharCode(byte)).join('')
        }
      }
    }
    await walk(await (await navigator.storage.getDirectory()).getDirectoryHandle('content'), '')
    return files
  })
}

/** The paths of all files in the folder of the desk, below `content`. */
export async function savedNames(page: Page): Promise<string[]> {
  return Object.keys(await savedFiles(page))
}

/** The parsed JSON of a file in the folder of the desk. */
export async function readSaved(page: Page, file: string) {
  const { [`${file}.json`]: text = '' } = await savedFiles(page)
  return JSON.parse(Buffer.from(text, 'latin1').toString('utf8'))
}

/** Copies all files in the folder of the desk to a folder for a build. */
export async function copySaved(page: Page, folder: string): Promise<void> {
  for (const [path, text] of Object.entries(await savedFiles(page))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), Buffer.from(text, 'latin1'))
  }
}
