import type { GuideContext } from '../guide-context.ts'

export interface BlockProps {
  readonly context: GuideContext
  /** The words of the request after its name. */
  readonly names: readonly string[]
}
