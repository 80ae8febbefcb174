declare module 'virtual:release' {
  import type { ReleaseFiles } from '#offline/release.ts'
  export const files: ReleaseFiles
  /** Made from the files: the same site has the same name. */
  export const name: string
}
