declare module 'virtual:desk' {
  import type { Known } from '#desk/rules.ts'
  export const config: object
  export const known: Known
}
