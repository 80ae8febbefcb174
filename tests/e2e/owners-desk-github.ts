import { createHash } from 'node:crypto'
import type { Page, Route } from '@playwright/test'

const ORIGIN = 'https://api.github.com'
const HEAD = 'a'.repeat(40)

/** A commit that the desk sends to GitHub. */
export interface Commit {
  readonly branch: { readonly branchName: string }
  readonly expectedHeadOid: string
  readonly message: { readonly headline: string }
  readonly fileChanges: { readonly additions: readonly { readonly path: string; readonly contents: string }[] }
}

const hash = (text: string) => createHash('sha1').update(text).digest('hex')

/**
 * Replaces GitHub for the desk: the user, the files of one branch, and commits to it.
 * @param files by path below `content`
 * @returns a list that grows with each commit
 */
export async function mockGitHub(page: Page, files: Readonly<Record<string, string>>): Promise<readonly Commit[]> {
  const commits: Commit[] = []
  const blobs = new Map(Object.entries(files).map(([path, text]) => [hash(`${path}:${text}`), { path, text }]))

  function answerQuery(query: string, variables: { input?: Commit }): object {
    if (variables.input) {
      commits.push(variables.input)
      const oids = [...query.matchAll(/(file_\d+):/g)].map(([, name]) => [name, { oid: hash(String(name)) }])
      const commit = { oid: 'b'.repeat(40), committedDate: '2026-11-22T09:00:00Z', ...Object.fromEntries(oids) }
      return { createCommitOnBranch: { commit } }
    }
    // Each alias in the query requests the text of a file or its last commit.
    const parts = [...query.matchAll(/(\w+_\d+):\s+(object\(oid: "(\w+)"\)|ref\()/g)].map(([, name, , oid = '']) => {
      const text = blobs.get(oid)?.text
      const nodes = [
        { author: { name: 'Owner', email: '', user: null }, committedDate: '2026-11-21T09:00:00Z', oid: HEAD },
      ]
      return [name, text === undefined ? { target: { history: { nodes } } } : { text, isTruncated: false }]
    })
    const latest = { target: { history: { nodes: [{ oid: HEAD, message: 'Begin' }] } } }
    return { repository: { defaultBranchRef: { name: 'main' }, ref: latest, ...Object.fromEntries(parts) } }
  }

  function answer(route: Route): object | undefined {
    const request = route.request()
    const { pathname } = new URL(request.url())
    if (pathname === '/graphql') {
      const { query, variables } = request.postDataJSON()
      return { data: answerQuery(query, variables ?? {}) }
    }
    if (pathname === '/user') return { id: 1, login: 'owner', name: 'Owner', email: '', avatar_url: '', html_url: '' }
    if (pathname.includes('/git/trees/')) {
      const tree = [...blobs].map(([sha, { path, text }]) => ({
        type: 'blob',
        path: `content/${path}`,
        sha,
        size: text.length,
      }))
      return { tree, truncated: false }
    }
    return pathname.includes('/collaborators/') ? undefined : {}
  }

  await page.route(`${ORIGIN}/**`, route => {
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers })
    const body = answer(route)
    return body ? route.fulfill({ json: body, headers }) : route.fulfill({ status: 204, headers })
  })
  return commits
}
