import { findSizeProblem } from '#facts/schema/photograph-size.ts'

/** Returns what is wrong with a chosen file. Files that this browser cannot decode are checked by the build. */
async function findProblem(file: File): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  const problem = picture && findSizeProblem(picture.width, picture.height)
  return problem && `${file.name} is ${problem}`
}

/** Refuses photographs that are too small when they are chosen, before the editor receives the event. */
export function refuseSmallPhotographs(): void {
  const checkedEvents = new WeakSet<Event>()
  document.addEventListener(
    'change',
    async event => {
      const input = event.target
      if (checkedEvents.has(event) || !(input instanceof HTMLInputElement) || input.type !== 'file') return
      event.stopImmediatePropagation()
      const problems = await Promise.all(Array.from(input.files ?? [], findProblem))
      const [problem] = problems.filter(Boolean)
      if (problem) {
        input.value = ''
        alert(problem)
        return
      }
      const checkedEvent = new Event('change', { bubbles: true })
      checkedEvents.add(checkedEvent)
      input.dispatchEvent(checkedEvent)
    },
    { capture: true },
  )
}
