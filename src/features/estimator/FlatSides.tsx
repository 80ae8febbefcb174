import { useState } from 'react'
import type { Face } from '#roofing/roof/roof.ts'
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
          counted.roofs.flatMap(({ roof, faces }, index) =>
            faces.map((face, at) => {
              const side = words.cutList.faces[face.name] ?? face.name
              const name = counted.roofs.length > 1 ? words.cutList.onRoof(words.roofs.nth(index + 1), side) : side
              return (
                <figure key={name}>
                  <figcaption>{name}</figcaption>
                  <FaceDrawing face={roof.faces[at] as Face} pieces={face.pieces} label={words.drawings.face(name)} />
                </figure>
              )
            }),
          )}
      </div>
    </details>
  )
}
