import { build, type Plugin, type UserConfig } from 'vite'
import { oldestBrowsers, scriptEdition } from './browsers.ts'
import { scopedName } from './scoped-name.ts'

/** A script that pages fetch only when it is asked for. */
interface Apart {
  /** The module through which pages learn its addresses: `script`, and `style`, which is empty where there is none. */
  readonly id: string
  /** What its files are called. */
  readonly name: string
  /** A file, or a module that one of the plugins makes. */
  readonly entry: string
  readonly define?: UserConfig['define']
  readonly plugins?: Plugin[]
}

interface File {
  readonly file: string
  readonly content: string | Uint8Array
}

async function built({ name, entry, define, plugins }: Apart): Promise<{ script: File; style?: File }> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    plugins: plugins ?? [],
    css: { modules: { generateScopedName: scopedName } },
    build: {
      write: false,
      modulePreload: false,
      copyPublicDir: false,
      target: scriptEdition,
      cssTarget: oldestBrowsers,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        // Six signs tell releases apart; every page names these files in its first bytes, and nothing compresses them.
        output: { entryFileNames: `_assets/${name}.[hash:6].js`, assetFileNames: `_assets/${name}.[hash:6][extname]` },
      },
    },
  })
  if (!('output' in result)) throw new Error(`${entry} must be built once, into one script.`)
  const files = result.output.map(part =>
    part.type === 'chunk' ? { file: part.fileName, content: part.code } : { file: part.fileName, content: part.source },
  )
  const [script, ...others] = files.filter(({ file }) => file.endsWith('.js'))
  const [style, ...rest] = files.filter(({ file }) => file.endsWith('.css'))
  if (!script || others.length > 0 || rest.length > 0 || files.length > 2)
    throw new Error(`${entry} must come out as one script and at most one style sheet.`)
  return style ? { script, style } : { script }
}

/**
 * Builds a script apart from the pages, so that neither it nor its styles reach a page that was not asked for it: pages
 * learn only the addresses. They are written from the root, for the lines that fetch them stand in pages of any folder.
 */
export function apart(part: Apart): Plugin {
  let files: ReturnType<typeof built> | undefined
  let development = false
  return {
    name: `apart-${part.name}`,
    configResolved(config) {
      development = config.command === 'serve'
    },
    resolveId: id => (id === part.id ? `\0${part.id}` : null),
    async load(id) {
      if (id !== `\0${part.id}`) return null
      const virtual = part.entry.startsWith('virtual:') ? '@id/' : ''
      if (development) return `export const script = '/${virtual}${part.entry}', style = ''`
      files ??= built(part)
      const { script, style } = await files
      return `export const script = '/${script.file}', style = '${style ? `/${style.file}` : ''}'`
    },
    async generateBundle() {
      if (!files || this.environment.name !== 'client') return
      const { script, style } = await files
      for (const { file, content } of style ? [script, style] : [script])
        this.emitFile({ type: 'asset', fileName: file, source: content })
    },
  }
}

/** For a script that is itself built apart: it learns the addresses of another one, whose files the pages' build writes. */
export function addressesOf({ name, resolveId, load }: Plugin): Plugin {
  return { name, ...(resolveId && { resolveId }), ...(load && { load }) }
}
