import { defineConfig } from '@playwright/test'
import { testBrowserPath } from './scripts/browser.ts'
import { ORIGIN } from './tests/states/site.ts'

const port = process.env.PORT ?? '4399'
const address = `http://localhost:${port}`
const executablePath = testBrowserPath()
// As Chrome on a phone: the browser without windows fetches pictures from farther ahead.
const ahead = ['4G', '3G', 'Unknown'].map(network => `lazyLoadingImageMarginPx${network}=1250`)
// Named once more, because settings of ours take the place of Playwright's own: a mouse, which hovers and points finely.
const mouse = ['primaryHoverType=2', 'availableHoverTypes=2', 'primaryPointerType=4', 'availablePointerTypes=4']
const root = process.getuid?.() === 0
const launchOptions = {
  ...(executablePath && { executablePath }),
  args: [
    '--disable-background-networking',
    `--blink-settings=${[...mouse, ...ahead].join()}`,
    ...(root ? ['--no-sandbox'] : []),
  ],
}
// Letters as every machine draws them: whole, grey at their edges, where the font says and not on the grid of the screen.
const sameLetters = ['--font-render-hinting=none', '--disable-lcd-text']

/** The built site on the engine it will run on, seen on a phone and on a desk. */
export default defineConfig({
  testDir: 'tests/e2e',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // No test fails for being slow: the limits only end what hangs.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    baseURL: address,
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    // Only the tests of working offline keep anything: the others meet the network.
    serviceWorkers: 'block',
    locale: 'en-KE',
    launchOptions,
  },
  webServer: {
    command: 'node scripts/serve.ts',
    url: address,
    env: { PORT: port },
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
  // A test runs where most visitors are, on a phone, unless its file is named after the desk or after both.
  projects: [
    {
      name: 'phone',
      testIgnore: /\.desk\.spec\.ts$/,
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2.6, hasTouch: true, isMobile: true },
    },
    { name: 'desk', testMatch: /\.(desk|both)\.spec\.ts$/, use: { viewport: { width: 1280, height: 900 } } },
    // Twelve states as they were accepted (docs/decisions/0066-twelve-states-in-pictures.md).
    { name: 'site of the states', testDir: 'tests/states', testMatch: /\.setup\.ts$/, timeout: 0 },
    {
      name: 'states',
      testDir: 'tests/states',
      dependencies: ['site of the states'],
      snapshotPathTemplate: 'tests/states/pictures/{arg}{ext}',
      use: {
        baseURL: ORIGIN,
        deviceScaleFactor: 1,
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: { ...launchOptions, args: [...launchOptions.args, ...sameLetters] },
      },
    },
  ],
})
