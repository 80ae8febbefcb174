import { expect, type Page, test } from '@playwright/test'
import { DESK } from '../../src/site/host.ts'
import { languages } from '../../src/text/languages.ts'
import { ownersFolder } from './desk-folder.ts'
import { serveRepository } from './desk-repository.ts'
import { openForm, save, type, unfold } from './owners-desk.ts'

async function signIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click()
  await page.getByRole('textbox', { name: 'Personal Access Token' }).fill('github_pat_of_nobody')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByRole('treeitem', { name: 'Prices' }).waitFor()
}

test('signing in asks no host but GitHub, and the browser has nothing to complain about', async ({ page, baseURL }) => {
  const hosts = new Set<string>()
  const complaints: string[] = []
  page.on('request', request => hosts.add(new URL(request.url()).host))
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  await serveRepository(page, ownersFolder())
  await page.goto(DESK)
  for (const language of languages) await expect(page.locator(`p:lang(${language})`)).toBeVisible()
  await signIn(page)
  await expect(page.locator('p:lang(sw)')).toBeHidden()
  await page.getByRole('treeitem', { name: 'Prices' }).click()
  await unfold(page)
  hosts.delete('')
  expect([...hosts].toSorted()).toEqual(['api.github.com', new URL(baseURL ?? '').host].toSorted())
  expect(complaints).toEqual([])
})

test('who signs in with a token publishes by saving: one change of one file, on the main branch', async ({ page }) => {
  const files = ownersFolder()
  const written = await serveRepository(page, files)
  await page.goto(DESK)
  await signIn(page)
  page.on('dialog', dialog => dialog.accept())

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
