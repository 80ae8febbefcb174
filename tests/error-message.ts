/** What a check says when it stops the build. */
export function errorMessage(check: () => unknown): string {
  try {
    check()
  } catch (error) {
    return (error as Error).message
  }
  throw new Error('The check let it through')
}
