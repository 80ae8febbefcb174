import { findSizeProblem } from '#facts/schema/photograph-size.ts'

/** What is wrong with a file that was chosen. One that this browser cannot read is left to the build. */
async function faultOf(file: File): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  const fault = picture && findSizeProblem(picture.width, picture.height)
  return fault && `${file.name} is ${fault}`
}

/** Says no to photographs that are too small as soon as they are chosen: before the editor hears of them. */
export function refuseSmallPhotographs(): void {
  const passed = new WeakSet<Event>()
  document.addEventListener(
    'change',
    async event => {
      const input = event.target
      if (passed.has(event) || !(input instanceof HTMLInputElement) || input.type !== 'file') return
      event.stopImmediatePropagation()
      const faults = await Promise.all(Array.from(input.files ?? [], faultOf))
      const [fault] = faults.filter(Boolean)
      if (fault) {
        input.value = ''
        alert(fault)
        return
      }
      const again = new Event('change', { bubbles: true })
      passed.add(again)
      input.dispatchEvent(again)
    },
    { capture: true },
  )
}
