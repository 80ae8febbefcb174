type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface TypedValue {
  readonly control: Control
  readonly value: string
}

/** What a visitor typed or chose in the form before its script had arrived. */
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

/** Types and chooses it again, so that React hears of it. */
export function replayTyping(typed: readonly TypedValue[]): void {
  for (const { control, value } of typed) {
    if (control instanceof HTMLInputElement && control.type === 'radio') {
      control.click()
      continue
    }
    // React keeps what it wrote last and passes over events that bring nothing new: its own setter is bypassed.
    const prototype = Object.getPrototypeOf(control) as Control
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
    control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  }
}
