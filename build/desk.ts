import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { known } from '../src/desk/collections.ts'
import { config } from '../src/desk/config.ts'
import { DESK } from '../src/site/host.ts'

const ID = 'virtual:desk'
/** Where it stands below the built site. */
const FOLDER = DESK.slice(1, -1)
/** Parts of the editor for kinds of fields that the desk has none of: code, maps, drawings. */
const UNUSED = [/^@shikijs\//, /^leaflet/, /^terra-draw/, 'svgo/browser']

const page = (script: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${config.app_title}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<script type="module" src="/${script}"></script>
</head>
<body></body>
</html>
`

/** Writes the owner's desk, a page apart from all others: no page leads there, and no visitor's browser fetches any of it. */
export async function writeDesk(dist: string): Promise<void> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    base: '/',
    plugins: [
      {
        name: 'desk',
        resolveId: id => (id === ID ? `\0${ID}` : null),
        load: id =>
          id === `\0${ID}` ? `export const config = ${JSON.stringify(config)}, known = ${JSON.stringify(known)}` : null,
      },
    ],
    build: {
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: 'src/desk/desk.ts',
        external: UNUSED,
        output: {
          entryFileNames: `${FOLDER}/desk.[hash].js`,
          chunkFileNames: `${FOLDER}/[name].[hash].js`,
          assetFileNames: `${FOLDER}/[name].[hash][extname]`,
        },
      },
    },
  })
  if (!('output' in result)) throw new Error('The desk must be built once.')
  const script = result.output.find(file => file.type === 'chunk' && file.isEntry)
  if (!script) throw new Error('The desk must come out with one script to begin with.')
  await mkdir(join(dist, FOLDER), { recursive: true })
  await writeFile(join(dist, FOLDER, 'index.html'), page(script.fileName))
}
