import { sidesOf } from '#features/quote/result/sides.ts'
import type { Answer } from '#features/quote/state/answer.ts'
import { FaceDrawing } from './FaceDrawing.tsx'

/** Wider sides take the whole width of the paper, so that the figures on their sheets can be read. */
const WIDE_M = 13

/** Each side laid flat. */
export function FlatSides({ answer }: { readonly answer: Answer }) {
  return sidesOf(answer).map(({ name, face, pieces }) => (
    <figure key={name} data-wide={Math.max(...face.outline.map(([along]) => along)) > WIDE_M ? '' : undefined}>
      <figcaption>{name}</figcaption>
      <FaceDrawing face={face} pieces={pieces} label={answer.words.drawings.face(name)} />
    </figure>
  ))
}
