import { useWords } from '#i18n/WordsContext.tsx'
import { formatPrice } from '#text/format-price.ts'
import styles from './Price.module.css'

/** The price per metre, as in 'Starting from KSh 470 / meter'. */
export function Price({ priceKsh }: { readonly priceKsh: number }) {
  const { perMetre, startingFrom } = useWords().product
  return (
    <p className={styles.price}>
      <span>{`${startingFrom} `}</span>
      <b>
        <strong>{formatPrice(priceKsh)}</strong>
        {` ${perMetre}`}
      </b>
    </p>
  )
}
