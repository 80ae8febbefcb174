import { NotFound, type NotFoundProps } from './NotFound.tsx'

/** The page for unknown addresses. `not-found.client.ts` logs the address. */
export function NotFoundPage(props: NotFoundProps) {
  return <NotFound {...props} message={props.words.notFound.page} />
}
