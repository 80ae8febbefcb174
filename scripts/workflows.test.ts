import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FOLDER = '.github/workflows'
const workflows = readdirSync(FOLDER).map(file => readFileSync(`${FOLDER}/${file}`, 'utf8'))
const [site = ''] = workflows
const commands: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts

test('workflows run only existing commands and scripts', () => {
  const named = workflows.flatMap(text =>
    [...text.matchAll(/npm (?:run )?(test|(?<=run )[\w:]+)/g)].map(([, name]) => name),
  )
  expect(named).toEqual(expect.arrayContaining(['test', 'facts', 'deploy']))
  for (const name of named) expect(commands, name).toHaveProperty(name as string)
  for (const text of workflows)
    for (const [, script = ''] of text.matchAll(/node (scripts\/\S+)/g))
      expect(() => readFileSync(script)).not.toThrow()
})

test('publishes only the main branch, after every test has passed', () => {
  const publish = site.slice(site.indexOf('\n  publish:'))
  expect(publish).toContain('needs: test')
  expect(publish).toMatch(/if: github\.ref == 'refs\/heads\/main' && github\.event_name != 'pull_request'/)
  expect(site.slice(0, site.indexOf('\n  publish:'))).not.toContain('secrets.CLOUDFLARE')
})

test('explains problems in the files of an owner and failed tests', () => {
  const test = site.slice(0, site.indexOf('\n  publish:'))
  expect(test.indexOf('id: facts')).toBeLessThan(test.indexOf('npm run facts'))
  const [, afterwards = ''] = test.split('npm test')
  expect(afterwards).toContain("if: failure() && steps.facts.outcome == 'success'")
  expect(afterwards).toContain('>> "$GITHUB_STEP_SUMMARY"')
})
