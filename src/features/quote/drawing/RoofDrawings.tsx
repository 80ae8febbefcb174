import { memo, useId } from 'react'
import { describeWalls, describeWallsOfRoofs, listMeasures } from '#features/quote/order/roof-line.ts'
import { sheetColour } from '#features/quote/order/sheet-colour.ts'
import type { Calculation } from '#features/quote/state/calculation.ts'
import { useQuote } from '#features/quote/state/QuoteContext.tsx'
import type { EstimatorWords } from '#i18n/en/estimator.ts'
import { countSheets, sumCutsM } from '#roofing/take-off/cut.ts'
import type { RoofTakeOff } from '#roofing/take-off/take-off.ts'
import { capitalise } from '#text/capitalise.ts'
import { typeset } from '#text/typeset.ts'
import { classes } from '#ui/classes.ts'
import { sharedSize } from './frame-roof.ts'
import { patternOf } from './project-roof.ts'
import styles from './RoofDrawings.module.css'
import { RotatableRoof } from './RotatableRoof.tsx'

/** The number and the length of the sheets of one roof of several. */
function sumSheets({ faces }: RoofTakeOff, words: EstimatorWords['result']): string {
  const cuts = faces.flatMap(face => face.cuts)
  return `${words.sheetCount(countSheets(cuts))}, ${words.metres(sumCutsM(cuts))}`
}

/** A drawing of each roof. Several have their names, and one hint for all. */
export const RoofDrawings = memo(({ calculation }: { readonly calculation: Calculation }) => {
  const { words, shop } = useQuote()
  const hintId = useId()
  const { takeOff, roofs, draft, product } = calculation
  const isSeveral = draft.roofs.length > 1
  const shared = sharedSize(takeOff?.roofs.map(({ roof }) => roof) ?? [])
  const names = describeWallsOfRoofs(calculation, words, words.roofs.kinds)
  return (
    <div>
      <div className={classes(styles.drawings, isSeveral && styles.several)}>
        {takeOff?.roofs.map((counted, index) => {
          const roof = roofs[index]
          return (
            <RotatableRoof
              key={roof && draft.roofs[roof.place]?.id}
              takeOff={counted}
              walls={roof ? typeset(describeWalls(roof, draft.unit, words)) : ''}
              measures={roof ? listMeasures(roof, draft.unit) : { length: '', width: '' }}
              shared={shared}
              colour={sheetColour(draft, product, shop)}
              pattern={patternOf(product)}
              name={isSeveral ? typeset(names[index] ?? '') : undefined}
              sheets={typeset(capitalise(sumSheets(counted, words.result)))}
              hintId={hintId}
            />
          )
        })}
      </div>
      {isSeveral && (
        <p id={hintId} className={styles.note}>
          {words.drawings.turnHint}
        </p>
      )}
    </div>
  )
})
