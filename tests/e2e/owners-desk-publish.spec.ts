import { expect, test } from '@playwright/test'
import { DESK } from '../../src/site/host.ts'
import { expandAll, openForm, save, type } from './owners-desk.ts'
import { ownersFolder } from './owners-desk-folder.ts'
import { mockGitHub } from './owners-desk-github.ts'

test('saving with a token commits one file to the main branch', async ({ page }) => {
  const files = ownersFolder()
  const commits = await mockGitHub(page, files)
  await page.goto(DESK)
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click()
  await page.getByRole('textbox', { name: 'Personal Access Token' }).fill('github_pat_example')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByRole('treeitem', { name: 'Prices' }).waitFor()

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
