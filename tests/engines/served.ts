import type { TestProject } from 'vitest/node'
import { startWranglerServer } from '../../scripts/wrangler-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site is served while the engines walk through it. */
    address: string
  }
}

/** Serves the built site once for all engines; the walk without a network stops a copy of its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await startWranglerServer('dist')
  project.provide('address', site.origin)
  return site.remove
}
