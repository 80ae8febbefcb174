import type { TestProject } from 'vitest/node'
import { startWranglerServer } from '../../scripts/wrangler-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The origin of the served site. */
    address: string
  }
}

/** Serves the built site once for all engines. The offline test stops a server of its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await startWranglerServer('dist')
  project.provide('address', site.origin)
  return site.remove
}
