import { build, type Plugin } from 'vite'
import { business } from '../src/business.ts'
import { colours } from '../src/catalogue/colours.ts'
import { priceList } from '../src/catalogue/price-list.ts'
import { productFacts } from '../src/catalogue/products.ts'
import { counties } from '../src/delivery/counties.ts'
import { languages } from '../src/languages.ts'
import { absolute, paths } from '../src/paths.ts'
import type { ProfileId, SheetMeasures } from '../src/roofing/profiles/profile.ts'
import { profiles } from '../src/roofing/profiles/profiles.ts'
import { oldestBrowsers } from './browsers.ts'
import { scopedName } from './scoped-name.ts'
import { stylesOnPage } from './styles-on-page.ts'

const ENTRY = 'src/features/estimator/estimator.island.tsx'
const FILES = 'virtual:estimator-files'
const FACTS = 'virtual:shop-facts'

/** A profile without its section: the estimator counts sheets, and draws none end-on. */
function measuresOf(id: ProfileId): SheetMeasures {
  const { period: _, edgeOffsetMm: __, certainty: ___, ...measures } = profiles[id]
  return measures
}

/**
 * What the estimator knows of the shop without asking: plain values, because the checks that produced them (a schema
 * library) have no business on a phone.
 */
function shopFacts(): string {
  const facts = {
    brand: business.brand,
    phone: business.phone,
    chatNumber: business.chatNumber,
    email: business.email,
    place: business.place,
    pricesAsOf: priceList.asOf,
    address: absolute(paths.home),
    pricesAddress: paths.prices,
    products: productFacts.map(({ slug, name, price, profile, finish }) => ({
      slug,
      name,
      price,
      finish,
      profile: measuresOf(profile),
    })),
    colours: colours.map(({ id, screen, name }) => ({ id, screen, name: name[languages[0]] })),
    counties,
  }
  return `export const shopFacts = ${JSON.stringify(facts)}`
}

/** Gives scripts the shop's facts as a module. */
export function factsModule(): Plugin {
  return {
    name: 'shop-facts',
    resolveId: id => (id === FACTS ? `\0${FACTS}` : null),
    load: id => (id === `\0${FACTS}` ? shopFacts() : null),
  }
}

interface Built {
  readonly script: { readonly file: string; readonly code: string }
  readonly style: { readonly file: string; readonly source: string }
}

async function buildIsland(): Promise<Built> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      'process.env.NODE_ENV': '"production"',
      // React looks for a developer's tools at start; visitors have none.
      __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
    },
    plugins: [factsModule(), stylesOnPage()],
    css: { modules: { generateScopedName: scopedName } },
    build: {
      write: false,
      modulePreload: false,
      copyPublicDir: false,
      cssTarget: oldestBrowsers,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '_assets/estimator.[hash].js', assetFileNames: '_assets/estimator.[hash][extname]' },
      },
    },
  })
  if (!('output' in result)) throw new Error('The estimator must be built once, into one script.')
  const scripts = result.output.filter(file => file.type === 'chunk')
  const styles = result.output.filter(file => file.type === 'asset')
  const [script] = scripts
  const [style] = styles
  if (!script || !style || scripts.length + styles.length > 2)
    throw new Error('The estimator must come out as one script and one style sheet.')
  return {
    script: { file: script.fileName, code: script.code },
    style: { file: style.fileName, source: String(style.source) },
  }
}

/**
 * Builds the estimator apart from the pages, so that neither its script nor its styles reach a page that was not asked
 * for it; pages learn only the two addresses.
 */
export function estimatorIsland(): Plugin {
  let built: Promise<Built> | undefined
  let development = false
  return {
    name: 'estimator-island',
    configResolved(config) {
      development = config.command === 'serve'
    },
    resolveId: id => (id === FILES ? `\0${FILES}` : null),
    async load(id) {
      if (id !== `\0${FILES}`) return null
      if (development) return `export const script = '/${ENTRY}', style = ''`
      built ??= buildIsland()
      const { script, style } = await built
      return `export const script = '/${script.file}', style = '/${style.file}'`
    },
    async generateBundle() {
      if (!built || this.environment.name !== 'client') return
      const { script, style } = await built
      this.emitFile({ type: 'asset', fileName: script.file, source: script.code })
      this.emitFile({ type: 'asset', fileName: style.file, source: style.source })
    },
  }
}
