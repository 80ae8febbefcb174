import { expect, test } from '@playwright/test'
import { DESK } from '../../src/site/host.ts'
import { ownersFolder } from './desk-folder.ts'
import { serveRepository } from './desk-repository.ts'
import { openForm, save, type, unfold } from './owners-desk.ts'

test('who signs in with a token publishes by saving: one change of one file, on the main branch', async ({ page }) => {
  const files = ownersFolder()
  const written = await serveRepository(page, files)
  await page.goto(DESK)
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click()
  await page.getByRole('textbox', { name: 'Personal Access Token' }).fill('github_pat_of_nobody')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByRole('treeitem', { name: 'Prices' }).waitFor()

  await openForm(page, 'prices')
  await unfold(page)
  await type(page, 'products.1.price', '499.5')
  await save(page)

  expect(written).toHaveLength(1)
  const [commit] = written
  expect(commit).toMatchObject({ branch: { branchName: 'main' }, message: { headline: 'Change prices' } })
  // A message that asks for no tests would keep the change from being published.
  expect(commit?.message.headline).not.toMatch(/skip ci/i)
  const [change, ...others] = commit?.fileChanges.additions ?? []
  expect(others).toEqual([])
  expect(change?.path).toBe('content/prices.json')
  const { products } = JSON.parse(Buffer.from(change?.contents ?? '', 'base64').toString('utf8'))
  expect(products[1]).toMatchObject({ price: 499.5 })
  expect(products.length).toBe(JSON.parse(files['prices.json'] ?? '').products.length)
})
