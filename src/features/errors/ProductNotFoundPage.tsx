import { NotFound, type NotFoundProps } from './NotFound.tsx'

/** The page for unknown addresses below `/product/`. */
export function ProductNotFoundPage(props: NotFoundProps) {
  return <NotFound {...props} message={props.words.notFound.product} />
}
