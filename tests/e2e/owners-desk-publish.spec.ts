import { expect, type Page, test } from '@playwright/test'
import { DESK } from '../../src/site/host.ts'
import { languages } from '../../src/text/languages.ts'
import { expandAll, openForm, save, type } from './owners-desk.ts'
import { createOwnersFiles } from './owners-desk-folder.ts'
import { mockGitHub } from './owners-desk-github.ts'

async function signIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click()
  await page.getByRole('textbox', { name: 'Personal Access Token' }).fill('github_pat_example')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByRole('treeitem', { name: /^Prices/ }).waitFor()
}

test('signing in sends requests only to GitHub, and the console has no errors', async ({ page, baseURL }) => {
  const hosts = new Set<string>()
  const errors: string[] = []
  page.on('request', request => hosts.add(new URL(request.url()).host))
  page.on('console', message => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await mockGitHub(page, createOwnersFiles())
  await page.goto(DESK)
  for (const language of languages) await expect(page.locator(`p:lang(${language})`)).toBeVisible()
  await signIn(page)
  await expect(page.locator('p:lang(sw)')).toBeHidden()
  await page.getByRole('treeitem', { name: /^Prices/ }).click()
  await expandAll(page)
  hosts.delete('')
  expect([...hosts].toSorted()).toEqual(['api.github.com', new URL(baseURL ?? '').host].toSorted())
  expect(errors).toEqual([])
})

test('saving with a token commits one file to the main branch', async ({ page }) => {
  const files = createOwnersFiles()
  const commits = await mockGitHub(page, files)
  await page.goto(DESK)
  await signIn(page)
  page.on('dialog', dialog => dialog.accept())

  await openForm(page, 'prices')
  await expandAll(page)
  await type(page, 'products.1.price', '499.5')
  await save(page)

  expect(commits).toHaveLength(1)
  const [commit] = commits
  expect(commit).toMatchObject({ branch: { branchName: 'main' }, message: { headline: 'Change prices' } })
  // A message that skips the tests would not publish the change.
  expect(commit?.message.headline).not.toMatch(/skip ci/i)
  const [change, ...others] = commit?.fileChanges.additions ?? []
  expect(others).toEqual([])
  expect(change?.path).toBe('content/prices.json')
  const { products } = JSON.parse(Buffer.from(change?.contents ?? '', 'base64').toString('utf8'))
  expect(products[1]).toMatchObject({ price: 499.5 })
  expect(products.length).toBe(JSON.parse(files['prices.json'] ?? '').products.length)
})
