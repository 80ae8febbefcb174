import { useState } from 'react'
import type { TakeOff } from '#roofing/take-off/take-off.ts'
import type { EstimatorWords } from '#words/en/estimator.ts'
import { FaceDrawing } from './FaceDrawing.tsx'
import fields from './Fields.module.css'

/** Each side laid flat. Drawn once it is asked for: a large roof has hundreds of sheets. */
export function FlatSides({ counted, words }: { readonly counted: TakeOff; readonly words: EstimatorWords }) {
  const [open, setOpen] = useState(false)
  return (
    <details className={fields.details} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{words.drawings.faceSummary}</summary>
      <div>
        {open &&
          counted.roofs.flatMap(({ faces }, index) =>
            faces.map(({ face, pieces }) => {
              const side = words.cutList.side(face)
              const name = counted.roofs.length > 1 ? words.cutList.onRoof(words.roofs.nth(index + 1), side) : side
              return (
                <figure key={name}>
                  <figcaption>{name}</figcaption>
                  <FaceDrawing face={face} pieces={pieces} label={words.drawings.face(name)} />
                </figure>
              )
            }),
          )}
      </div>
    </details>
  )
}
