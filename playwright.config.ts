import { defineConfig } from '@playwright/test'
import { testBrowserPath } from './scripts/browser.ts'
import { ORIGIN } from './tests/states/site.ts'

const port = process.env.PORT ?? '4399'
const address = `http://localhost:${port}`
const executablePath = testBrowserPath()
// Headless Chromium loads lazy pictures from farther away than Chrome on a phone, so the distance is set.
const lazyLoading = ['4G', '3G', 'Unknown'].map(network => `lazyLoadingImageMarginPx${network}=1250`)
// The settings of a mouse. Playwright sets them too, but our `--blink-settings` replace its own.
const mouse = ['primaryHoverType=2', 'availableHoverTypes=2', 'primaryPointerType=4', 'availablePointerTypes=4']
const root = process.getuid?.() === 0
const launchOptions = {
  ...(executablePath && { executablePath }),
  args: [
    '--disable-background-networking',
    `--blink-settings=${[...mouse, ...lazyLoading].join()}`,
    ...(root ? ['--no-sandbox'] : []),
  ],
}
// Text is drawn alike on every machine: without hinting and without subpixel colours.
const plainText = ['--font-render-hinting=none', '--disable-lcd-text']

/** Tests the built site on the production server, on a phone and on a desktop screen. */
export default defineConfig({
  testDir: 'tests/e2e',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // These limits only end tests that hang.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    baseURL: address,
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    // Only the offline tests allow service workers; all others load from the network.
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
  // Tests run on a phone, as most visits do, unless the file name says `desktop` or `both`.
  projects: [
    {
      name: 'phone',
      testIgnore: /\.desktop\.spec\.ts$/,
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2.6, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', testMatch: /\.(desktop|both)\.spec\.ts$/, use: { viewport: { width: 1280, height: 900 } } },
    // Screenshots of twelve states (docs/decisions/0066-twelve-states-in-pictures.md).
    { name: 'screenshot site', testDir: 'tests/states', testMatch: /\.setup\.ts$/, timeout: 0 },
    {
      name: 'screenshots',
      testDir: 'tests/states',
      dependencies: ['screenshot site'],
      snapshotPathTemplate: 'tests/states/pictures/{arg}{ext}',
      use: {
        baseURL: ORIGIN,
        deviceScaleFactor: 1,
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: { ...launchOptions, args: [...launchOptions.args, ...plainText] },
      },
    },
  ],
})
