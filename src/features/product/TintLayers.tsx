import type { Tint } from '#media/pictures/tint.ts'
import styles from './TintLayers.module.css'

/** Share of a colour's screen value that its sunlit sheets have on average: the rest is what their shadows take. */
const MEAN = 0.9

/** The grey whose dodging brings sheets of a mean lightness to `MEAN`: dodging by 1 - 1/ratio multiplies by the ratio. */
function lift({ lightness }: Tint): string {
  const grey = Math.round(255 * Math.max(0, 1 - lightness / MEAN))
    .toString(16)
    .padStart(2, '0')
  return `#${grey}${grey}${grey}`
}

/**
 * Three layers over the picture's painted sheets, as paint is: the first takes their hue and leaves light and shade, the
 * second multiplies them by the colour, the third gives back the light that the pictured colour had swallowed, the same for
 * every choice. Hidden until `colour.client.ts` shows them.
 */
export function TintLayers({ tint }: { readonly tint: Tint }) {
  return (
    <>
      <div className={styles.grey} data-tint="" />
      <div className={styles.hue} data-tint="" data-hue={tint.mask} />
      <div className={styles.light} data-tint="" data-light={lift(tint)} />
    </>
  )
}
