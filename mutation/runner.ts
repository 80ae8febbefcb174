import { globSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { basename, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type GatheredTest, gather } from './tests.ts'

/**
 * Runs the kernel's tests for Stryker in one process that stays: a change of what a function does takes as long as the
 * tests that reach it, until one notices. Only what is worked out while the kernel is loaded has it loaded anew.
 */

interface Activated {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitCount?: number | undefined
  hitLimit?: number | undefined
  mutantCoverage?: unknown
}

interface MutantRun {
  readonly activeMutant: { readonly id: string; readonly fileName: string }
  /** `static`: the change is in force while the kernel is loaded. */
  readonly mutantActivation: 'static' | 'runtime'
  readonly testFilter?: readonly string[]
  readonly hitLimit?: number
}

const folder = process.env['ROOFING'] ?? '**'
/** Ten houses, counted by hand, hold roof and take-off together. */
const HOUSES = 'src/roofing/houses.test.ts'
const SUCCESS = 0
const FAILED = 1

const stands: string = import.meta.resolve('./tests.ts')
/** So many times the kernel was loaded. */
let loaded = 0
registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'vitest') return { url: stands, shortCircuit: true }
    const found = next(specifier, context)
    return found.url.includes('/src/roofing/') ? { ...found, url: `${found.url.split('?')[0]}?${loaded}` } : found
  },
})

class Runner {
  private readonly state: Activated
  private tests = new Map<string, GatheredTest>()
  /** Milliseconds that tests took: the quick ones are asked first. */
  private readonly took = new Map<string, number>()

  constructor() {
    const all = globalThis as { __stryker__?: Activated }
    all.__stryker__ ??= {}
    this.state = all.__stryker__
  }

  capabilities() {
    return { reloadEnvironment: true }
  }

  async init() {
    await import(pathToFileURL(resolve('mutation/few-examples.ts')).href)
    this.tests = await this.load()
  }

  async dryRun() {
    const tests = [...this.tests.values()].map(test => {
      const failureMessage = this.failure(test)
      const { id } = test
      const said = failureMessage === undefined ? { status: SUCCESS } : { status: FAILED, failureMessage }
      return { id, name: id, timeSpentMs: this.took.get(id) ?? 0, ...said }
    })
    return { status: 'complete', tests, mutantCoverage: this.state.mutantCoverage }
  }

  async mutantRun({ activeMutant, mutantActivation, testFilter, hitLimit }: MutantRun) {
    this.state.hitCount = 0
    this.state.hitLimit = hitLimit
    this.state.activeMutant = activeMutant.id
    try {
      const tests = mutantActivation === 'static' ? await this.load() : this.tests
      const asked = [...(testFilter ?? tests.keys())].flatMap(id => tests.get(id) ?? [])
      return this.noticed(asked, basename(activeMutant.fileName, '.ts'))
    } catch (error) {
      return this.killed('loading', String(error), 0)
    } finally {
      this.state.activeMutant = undefined
    }
  }

  /** Runs tests until one notices, those of the changed file first: others might wait for ever for what it says. */
  private noticed(tests: readonly GatheredTest[], changed: string) {
    const isOther = ({ id }: GatheredTest) => (id.includes(`/${changed}.test.ts`) ? 0 : 1)
    const took = ({ id }: GatheredTest) => this.took.get(id) ?? 0
    const inOrder = [...tests].sort((a, b) => isOther(a) - isOther(b) || took(a) - took(b))
    for (const [index, test] of inOrder.entries()) {
      const failure = this.failure(test)
      if (failure !== undefined) return this.killed(test.id, failure, index + 1)
    }
    return { status: 'survived', nrOfTests: tests.length }
  }

  private killed(id: string, failureMessage: string, nrOfTests: number) {
    const { hitCount = 0, hitLimit = Number.POSITIVE_INFINITY } = this.state
    if (hitCount > hitLimit) return { status: 'timeout', reason: failureMessage }
    return { status: 'killed', killedBy: [id], failureMessage, nrOfTests }
  }

  /** What a test says against the kernel, if anything. */
  private failure({ id, run }: GatheredTest): string | undefined {
    const begin = performance.now()
    this.state.currentTestId = id
    try {
      run()
      this.took.set(id, performance.now() - begin)
      return undefined
    } catch (error) {
      return String(error)
    } finally {
      this.state.currentTestId = undefined
    }
  }

  /** Loads the tests and what they test, not yet used by anybody. */
  private async load(): Promise<Map<string, GatheredTest>> {
    loaded++
    const own = globSync(`src/roofing/${folder}/*.test.ts`, { exclude: ['**/load.test.ts'] }).sort()
    const files = folder === 'roof' || folder === 'take-off' ? [...own, HOUSES] : own
    const tests = new Map<string, GatheredTest>()
    for (const file of files) {
      const url = `${pathToFileURL(resolve(file)).href}?${loaded}`
      for (const test of await gather(file, () => import(url))) tests.set(test.id, test)
    }
    return tests
  }
}

const kernelRunner = () => new Runner()
kernelRunner.inject = [] as const

export const strykerPlugins = [{ kind: 'TestRunner', name: 'kernel', factory: kernelRunner }]
