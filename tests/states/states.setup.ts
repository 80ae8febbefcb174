import { spawnSync } from 'node:child_process'
import { test as setup } from '@playwright/test'
import { FACTS, hasSameFacts, SCREENSHOT_SITE } from './site.ts'

setup('builds a site with the facts of the screenshots', () => {
  setup.skip(hasSameFacts, 'The built site has the same facts.')
  const { status, stderr } = spawnSync('astro', ['build', '--outDir', SCREENSHOT_SITE], {
    env: { ...process.env, CONTENT: FACTS, DIST: SCREENSHOT_SITE, GITHUB_STEP_SUMMARY: '' },
    shell: process.platform === 'win32',
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The build with ${FACTS} failed: ${stderr}`)
})
