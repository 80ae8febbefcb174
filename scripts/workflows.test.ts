import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { parse } from 'yaml'

interface Step {
  readonly name?: string
  readonly id?: string
  readonly if?: string
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, unknown>>
  readonly env?: Readonly<Record<string, string>>
}

interface Job {
  readonly needs?: string
  readonly if?: string
  readonly uses?: string
  readonly with?: Readonly<Record<string, string>>
  readonly env?: unknown
  readonly permissions?: unknown
  readonly 'timeout-minutes'?: number
  readonly steps?: readonly Step[]
}

interface Workflow {
  readonly env?: unknown
  readonly permissions: unknown
  readonly jobs: Readonly<Record<string, Job>>
}

const FOLDER = '.github/workflows'
const SECRET = /\$\{\{ secrets\.\w+ \}\}/
const COMMIT = `\${{ inputs.commit || github.sha }}`

const texts = readdirSync(FOLDER).map(file => readFileSync(join(FOLDER, file), 'utf8'))
const workflows = texts.map(text => parse(text) as Workflow)
const site = parse(readFileSync(join(FOLDER, 'site.yml'), 'utf8')) as Workflow
const undo = parse(readFileSync(join(FOLDER, 'undo.yml'), 'utf8')) as Workflow
const commands: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts

const jobs = workflows.flatMap(workflow => Object.values(workflow.jobs))
const steps = jobs.flatMap(job => job.steps ?? [])

function stepsOf(workflow: Workflow, job: string): readonly Step[] {
  return workflow.jobs[job]?.steps ?? []
}

function stepNamed(workflow: Workflow, job: string, name: string): Step {
  const step = stepsOf(workflow, job).find(each => each.name === name)
  if (!step) throw new Error(`The job ${job} has no step “${name}”.`)
  return step
}

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'workflow-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs the script of a step as GitHub does, with fake programs in place of real ones. */
function runStep({ run = '' }: Step, env: Readonly<Record<string, string>>, programs: Record<string, string> = {}) {
  const summary = join(folder, 'summary')
  writeFileSync(summary, '')
  mkdirSync(join(folder, 'programs'), { recursive: true })
  for (const [name, script] of Object.entries(programs))
    writeFileSync(join(folder, 'programs', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  const { status, stderr } = spawnSync('bash', ['-e', '-c', run], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...env, PATH: `${join(folder, 'programs')}:${process.env.PATH}`, GITHUB_STEP_SUMMARY: summary },
  })
  return { status, stderr, summary: readFileSync(summary, 'utf8') }
}

test('workflows run only existing commands and scripts', () => {
  const named = texts.flatMap(text =>
    [...text.matchAll(/npm (?:run )?(test|(?<=run )[\w:]+)/g)].map(([, name]) => name),
  )
  expect(named).toEqual(expect.arrayContaining(['test', 'facts', 'deploy', 'sbom']))
  for (const name of named) expect(commands, name).toHaveProperty(name as string)
  for (const text of texts)
    for (const [, script = ''] of text.matchAll(/node (scripts\/\S+)/g))
      expect(() => readFileSync(script)).not.toThrow()
})

test('every job has a time limit', () => {
  for (const job of jobs) if (!job.uses) expect(job['timeout-minutes']).toBeGreaterThan(0)
})

test('every action is pinned to a commit, with its version beside it, and has one version everywhere', () => {
  const used = texts.flatMap(text => [...text.matchAll(/uses: (?!\.\/)(.+)/g)].map(([, action = '']) => action))
  expect(used.length).toBeGreaterThan(5)
  for (const action of used) expect(action).toMatch(/^actions\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  const versionsByName = Map.groupBy(new Set(used), action => action.split('@')[0]?.split('/')[1])
  for (const versions of versionsByName.values())
    expect(new Set(versions.map(version => version.split('@')[1])).size, versions.join()).toBe(1)
})

test('Dependabot proposes new versions of actions and packages', () => {
  const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8'))
  const ecosystems = updates.map((update: Record<string, unknown>) => update['package-ecosystem'])
  expect(ecosystems).toEqual(['github-actions', 'npm'])
})

describe('what is published', () => {
  test('is the main branch of the shop itself, after every test has passed', () => {
    const { needs, if: condition } = site.jobs.publish ?? {}
    expect(needs).toBe('test')
    for (const part of [
      "github.ref == 'refs/heads/main'",
      "github.event_name != 'pull_request'",
      '!github.event.repository.fork',
    ])
      expect(condition?.split(' && ')).toContain(part)
  })

  test('is exactly the commit that was tested, even if the branch has moved on', () => {
    for (const job of ['test', 'publish', 'preview']) {
      const checkouts = stepsOf(site, job).filter(({ uses }) => uses?.startsWith('actions/checkout@'))
      expect(
        checkouts.map(step => step.with?.ref),
        job,
      ).toEqual([COMMIT])
    }
  })

  test('is not an older change that somebody runs again', () => {
    const step = stepNamed(site, 'publish', 'Refuse to publish an older change again')
    expect(step.if).toBe('github.run_attempt > 1')
    expect(step.env?.COMMIT).toBe(COMMIT)
    const gh = { gh: 'echo aaa' }
    const { status, summary } = runStep(step, { COMMIT: 'bbb' }, gh)
    expect(status).toBe(1)
    expect(summary).toContain('Not published: there is a newer change.')
    expect(runStep(step, { COMMIT: 'aaa' }, gh).status).toBe(0)
  })

  test('comes with a list of the packages that it was built with', () => {
    const list = stepNamed(site, 'publish', 'List the packages that the site was built with')
    const [, file] = /> (\S+)$/.exec(list.run ?? '') ?? []
    const upload = stepsOf(site, 'publish').find(({ uses }) => uses?.startsWith('actions/upload-artifact@'))
    expect(upload?.with).toMatchObject({ path: file, 'if-no-files-found': 'error' })
    const { bomFormat, components } = JSON.parse(execFileSync('npm', ['run', 'sbom', '--silent'], { encoding: 'utf8' }))
    expect(bomFormat).toBe('CycloneDX')
    expect(components.map(({ name }: { name: string }) => name)).toContain('astro')
  })
})

describe('the keys to the host', () => {
  test('reach only the steps that upload', () => {
    const withKeys = steps.filter(step => SECRET.test(JSON.stringify(step))).map(({ name }) => name)
    expect(withKeys).toEqual(['Publish', 'Upload the preview'])
    for (const workflow of workflows) expect(workflow.env).toBeUndefined()
    for (const job of jobs) expect(job.env).toBeUndefined()
  })

  test('are not in the step that builds, which runs code of packages', () => {
    const names = stepsOf(site, 'publish').map(({ name }) => name)
    expect(names.indexOf('Check and build')).toBeLessThan(names.indexOf('Publish'))
    expect(stepNamed(site, 'publish', 'Publish').run).toContain('npm run deploy --ignore-scripts')
  })

  test('must exist on the main branch: without them its run fails, and the summary says what to do', () => {
    const step = stepNamed(site, 'publish', 'Look for the keys to the host')
    const { status, summary } = runStep(step, { HAS_KEYS: 'false' })
    expect(status).toBe(1)
    expect(summary).toContain('Add the secrets CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID as docs/publish.md says')
    expect(runStep(step, { HAS_KEYS: 'true' })).toMatchObject({ status: 0, summary: '' })
  })

  test('give no right to write to the repository: only the job of Undo that commits has it', () => {
    for (const workflow of workflows) expect(workflow.permissions).toEqual({ contents: 'read' })
    expect(jobs.filter(job => job.permissions)).toEqual([undo.jobs.undo])
    const checkouts = Object.keys(site.jobs).flatMap(job =>
      stepsOf(site, job).filter(({ uses }) => uses?.startsWith('actions/checkout@')),
    )
    for (const checkout of checkouts) expect(checkout.with?.['persist-credentials']).toBe(false)
  })
})

describe('the preview of a pull request', () => {
  const upload = stepNamed(site, 'preview', 'Upload the preview')
  const keys = { CLOUDFLARE_API_TOKEN: 'a', CLOUDFLARE_ACCOUNT_ID: 'b', ALIAS: 'change-7' }
  const npx = 'echo "$@" > arguments; echo \'{"type":"version-upload"}\' > preview.json'

  test('is made only for branches of this repository', () => {
    expect(site.jobs.preview?.if).toBe(
      "github.event_name == 'pull_request' && github.event.pull_request.head.repo.full_name == github.repository",
    )
  })

  test('shows its address in the summary', () => {
    const jq = 'echo https://change-7-shop.somebody.workers.dev'
    const output = { WRANGLER_OUTPUT_FILE_PATH: 'preview.json' }
    const { status, summary } = runStep(upload, { ...keys, ...output }, { npx, jq })
    expect(readFileSync(join(folder, 'arguments'), 'utf8')).toBe('wrangler versions upload --preview-alias change-7\n')
    expect(status).toBe(0)
    expect(summary).toBe('Preview of this change: https://change-7-shop.somebody.workers.dev\n')
  })

  test('is left out without keys, and the change does not fail', () => {
    const { status, summary } = runStep(upload, {}, { npx: 'exit 9' })
    expect(status).toBe(0)
    expect(summary).toContain('No preview: the repository has no keys')
  })

  test('is left out where the host refuses it, and the change does not fail', () => {
    const { status, summary } = runStep(upload, keys, { npx: 'exit 9' })
    expect(status).toBe(0)
    expect(summary).toContain('No preview: the host refused it')
  })
})

test('Undo publishes the commit that it has pushed', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Owner', '-c', 'user.email=owner@example.com', ...args], {
      cwd: folder,
      encoding: 'utf8',
    }).trim()
  git('init', '--quiet', '--bare', 'remote')
  git('init', '--quiet', '--initial-branch=main')
  git('commit', '--quiet', '--allow-empty', '-m', 'Undo: Change prices')
  git('remote', 'add', 'origin', join(folder, 'remote'))
  git('config', 'branch.main.remote', 'origin')
  git('config', 'branch.main.merge', 'refs/heads/main')

  const push = stepsOf(undo, 'undo').find(({ id }) => id === 'push') as Step
  const output = join(folder, 'output')
  const { status, stderr } = runStep(push, { GITHUB_OUTPUT: output, HOME: folder })
  expect(status, stderr).toBe(0)
  const pushed = git('--git-dir=remote', 'rev-parse', 'main')
  expect(readFileSync(output, 'utf8')).toBe(`commit=${pushed}\n`)

  expect(undo.jobs.undo).toMatchObject({ outputs: { commit: `\${{ steps.push.outputs.commit }}` } })
  expect(undo.jobs.publish).toMatchObject({
    uses: './.github/workflows/site.yml',
    with: { commit: `\${{ needs.undo.outputs.commit }}` },
  })
})

test('explains problems in the files of an owner and failed tests', () => {
  const ids = stepsOf(site, 'test').map(step => step.id ?? step.run ?? step.name)
  expect(ids.indexOf('facts')).toBeGreaterThan(0)
  expect(ids.indexOf('facts')).toBeLessThan(ids.indexOf('npm test'))
  const explanation = stepsOf(site, 'test').at(-1) as Step
  expect(explanation.if).toBe("failure() && steps.facts.outcome == 'success'")
  expect(runStep(explanation, {}).summary).toContain('Press **Re-run jobs** once.')
})
