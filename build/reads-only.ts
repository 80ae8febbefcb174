import type { Plugin } from 'vite'

const mutations = 'export class MutationCache { clear() {} resumePausedMutations() { return Promise.resolve() } }'
const pages = [
  'const never = () => { throw new Error("This client reads single answers only.") }',
  'export { never as infiniteQueryBehavior, never as hasNextPage, never as hasPreviousPage }',
].join(';')

/** It asks when the estimator opens, whether or not the window is in front or the phone thinks it has a network. */
const focus = 'export const focusManager = { isFocused: () => true }'
const online = 'export const onlineManager = { isOnline: () => true }'

/**
 * The estimator's data client reads one file. What TanStack Query brings for writing and for endless lists, 2 kB that
 * nothing here can reach, is left out of the phone's download.
 */
export function readsOnly(): Plugin {
  return {
    name: 'reads-only',
    enforce: 'pre',
    load(id) {
      if (!id.includes('@tanstack/query-core')) return null
      if (id.endsWith('/mutationCache.js')) return mutations
      if (id.endsWith('/infiniteQueryBehavior.js')) return pages
      if (id.endsWith('/focusManager.js')) return focus
      if (id.endsWith('/onlineManager.js')) return online
      return null
    },
  }
}
