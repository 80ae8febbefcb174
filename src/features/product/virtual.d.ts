declare module 'virtual:enlarge-files' {
  /** Address of the script that enlarges a view. */
  export const script: string
}
