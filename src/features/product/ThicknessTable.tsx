import { shillings } from '#catalogue/price.ts'
import type { Product } from '#catalogue/product.ts'
import { toldPerM2 } from '#words/told.ts'
import { useWords } from '#words/WordsContext.tsx'
import styles from './ThicknessTable.module.css'

/** What each thickness costs, where the owner has given a price for each. */
export function ThicknessTable({ product }: { readonly product: Product }) {
  const all = useWords()
  const words = all.product.thicknesses
  return (
    product.thicknesses.length > 0 && (
      <table className={styles.table}>
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.thickness}</th>
            <th scope="col">{words.price}</th>
            <th scope="col">{words.pricePerM2}</th>
          </tr>
        </thead>
        <tbody>
          {product.thicknesses.map(({ thicknessMm, gauge, price }) => (
            <tr key={thicknessMm}>
              <th scope="row">{words.named(thicknessMm, gauge)}</th>
              <td>{shillings(price)}</td>
              <td>{toldPerM2(price, product.profile, all)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )
  )
}
