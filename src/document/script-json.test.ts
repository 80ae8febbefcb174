import { expect, test } from 'vitest'
import { toScriptJson } from './script-json.ts'

test('escapes markup and preserves the data', () => {
  const data = { name: '</script><script>alert(1)</script>', description: '<!-- <b>bold</b>' }
  expect(toScriptJson(data)).not.toContain('<')
  expect(JSON.parse(toScriptJson(data))).toEqual(data)
})
