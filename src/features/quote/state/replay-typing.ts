type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface TypedValue {
  readonly control: Control
  readonly value: string
}

/** Finds what a visitor typed or chose before hydration. */
export function findTypedValues(form: HTMLElement): TypedValue[] {
  return [...form.querySelectorAll<Control>('input, textarea, select')].flatMap((control): TypedValue[] => {
    if (control instanceof HTMLSelectElement) {
      const first = [...control.options].find(option => option.defaultSelected) ?? control.options[0]
      return control.value === first?.value ? [] : [{ control, value: control.value }]
    }
    const isChosen = control instanceof HTMLInputElement && control.type === 'radio'
    const isChanged = isChosen ? control.checked && !control.defaultChecked : control.value !== control.defaultValue
    return isChanged ? [{ control, value: control.value }] : []
  })
}

/** Repeats these inputs, so that React receives their events. */
export function replayTyping(typed: readonly TypedValue[]): void {
  for (const { control, value } of typed) {
    if (control instanceof HTMLInputElement && control.type === 'radio') {
      // A click on a checked button is no change, so React would not see it.
      control.checked = false
      control.click()
      continue
    }
    // React ignores an input event whose value it has already seen. So React sees the field emptied; then the native setter, which
    // it does not observe, sets the typed value.
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.value = ''
    const prototype = Object.getPrototypeOf(control) as Control
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
    control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  }
}
