/** Returns the message of the error that a check throws. */
export function errorMessage(check: () => unknown): string {
  try {
    check()
  } catch (error) {
    return (error as Error).message
  }
  throw new Error('The check did not throw')
}
