declare module 'virtual:tooltips-files' {
  /** Address of the script of the tooltips. */
  export const script: string
}
