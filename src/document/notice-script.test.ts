import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { noticeScript } from './notice-script.ts'

const script = noticeScript({ from: '2026-12-24', until: '2027-01-02' })

/** Whether the notice is hidden at a given time, in a browser with or without constructable style sheets. */
function isHidden(isoTime: string, supportsConstructableStyleSheets: boolean): boolean {
  const notice = { hidden: false }
  const document = { adoptedStyleSheets: [] as { text: string }[], querySelector: () => notice }
  class CSSStyleSheet {
    text = ''
    replaceSync(text: string) {
      this.text = text
    }
  }
  const listeners: (() => void)[] = []
  runInNewContext(script, {
    Date: class extends Date {
      static override now = () => Date.parse(isoTime)
    },
    document,
    addEventListener: (_: string, listener: () => void) => listeners.push(listener),
    ...(supportsConstructableStyleSheets && { CSSStyleSheet }),
  })
  for (const listener of listeners) listener()
  return notice.hidden || document.adoptedStyleSheets.some(({ text }) => text === '[data-notice]{display:none}')
}

describe.each([true, false])('with constructable style sheets: %s', supportsConstructableStyleSheets => {
  test.each([
    ['2026-12-23T20:59:59Z', true],
    ['2026-12-23T21:00:00Z', false],
    ['2026-12-31T12:00:00Z', false],
    ['2027-01-02T20:59:59Z', false],
    ['2027-01-02T21:00:00Z', true],
  ])('at %s a notice from 24 December to 2 January in Nairobi is hidden: %s', (isoTime, hidden) => {
    expect(isHidden(isoTime, supportsConstructableStyleSheets)).toBe(hidden)
  })
})
