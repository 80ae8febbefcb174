import type { Tint } from '#pictures/tint.ts'
import styles from './TintLayers.module.css'

/**
 * Two layers over the picture's painted sheets: one gives them another hue, the other another lightness. Hidden until
 * `colour.client.ts` shows them.
 */
export function TintLayers({ tint }: { readonly tint: Tint }) {
  return (
    <>
      <div className={styles.hue} data-hue={tint.mask} />
      <div className={styles.light} data-light="" />
    </>
  )
}
