import type { Tint } from '#media/pictures/tint.ts'
import styles from './TintLayers.module.css'

/** Mean lightness of sunlit sheets as a share of their colour's screen value; shadows take the rest. */
const MEAN_SHARE = 0.9

/** The grey that raises the sheets to `MEAN_SHARE` when dodged: dodging by 1 - 1/ratio multiplies by the ratio. */
function dodgeColour({ lightness }: Tint): string {
  const grey = Math.round(255 * Math.max(0, 1 - lightness / MEAN_SHARE))
    .toString(16)
    .padStart(2, '0')
  return `#${grey}${grey}${grey}`
}

/**
 * Three layers that recolour the painted sheets of a picture: the first removes their hue, the second multiplies them by the
 * chosen colour, the third restores the lightness that the pictured colour absorbed. `colour.client.ts` shows them.
 */
export function TintLayers({ tint }: { readonly tint: Tint }) {
  return (
    <>
      <div className={styles.grey} data-tint="" />
      <div className={styles.hue} data-tint="" data-hue={tint.mask} />
      <div className={styles.light} data-tint="" data-light={dodgeColour(tint)} />
    </>
  )
}
