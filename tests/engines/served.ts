import type { TestProject } from 'vitest/node'
import { Site } from './site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site is served while the engines walk through it. */
    address: string
  }
}

/** Serves the built site once for all engines. A test that needs it to fail starts a `Site` of its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await Site.started()
  project.provide('address', site.address)
  return () => site.stop()
}
