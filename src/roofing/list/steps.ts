/** Work that pauses at each `yield`, so that a browser can handle input and paint before it continues. */
export type Steps<Result> = Generator<void, Result>

/** Maps items with a pause before each. */
export function* mapInSteps<Item, Result>(
  items: readonly Item[],
  map: (item: Item, index: number) => Result,
): Steps<Result[]> {
  const results: Result[] = []
  for (const [index, item] of items.entries()) {
    yield
    results.push(map(item, index))
  }
  return results
}

/** Runs steps to their end without a pause. */
export function runSteps<Result>(steps: Steps<Result>): Result {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}
