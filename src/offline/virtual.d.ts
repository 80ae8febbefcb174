declare module 'virtual:release' {
  import type { Release } from '#offline/release.ts'
  export const release: Release
}
