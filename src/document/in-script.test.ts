import { expect, test } from 'vitest'
import { inScript } from './in-script.ts'

test('whatever the data says, no sign of markup stands in the script, and the data arrives as it was', () => {
  const data = { name: '</script><script>alert(1)</script>', description: '<!-- <b>bold</b>' }
  expect(inScript(data)).not.toContain('<')
  expect(JSON.parse(inScript(data))).toEqual(data)
})
