import { defineConfig } from 'vitest/config'

// These limits only end tests that hang.
const timeouts = { testTimeout: 120_000, hookTimeout: 120_000 }
// Test files share imported modules, which halves the time. So no test may change or replace a module.
const sharedModules = { isolate: false }

export default defineConfig({
  test: {
    projects: [
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'unit',
          ...timeouts,
          ...sharedModules,
          include: ['src/**/*.test.{ts,tsx}', '{build,imagery,scripts}/**/*.test.ts'],
        },
      },
      { test: { name: 'dist', ...timeouts, ...sharedModules, include: ['tests/dist/**/*.test.ts'] } },
      {
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: 'tests/engines/serve-site.ts',
          // Two engines at a time: much of each test is waiting for the browser.
          maxWorkers: 2,
          ...timeouts,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
})
