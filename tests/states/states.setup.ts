import { spawnSync } from 'node:child_process'
import { test as setup } from '@playwright/test'
import { BUILT, FACTS, isUsualSite } from './site.ts'

setup('a site of the facts that the pictures were taken with is there', () => {
  setup.skip(isUsualSite, 'The site that is built already says the same.')
  const { status, stderr } = spawnSync('astro', ['build', '--outDir', BUILT], {
    env: { ...process.env, CONTENT: FACTS, DIST: BUILT, GITHUB_STEP_SUMMARY: '' },
    shell: process.platform === 'win32',
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The site of ${FACTS} is not built: ${stderr}`)
})
