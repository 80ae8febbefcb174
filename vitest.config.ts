import { defineConfig } from 'vitest/config'

// No test fails for being slow: the limits only end what hangs.
const patience = { testTimeout: 120_000, hookTimeout: 120_000 }
// What is imported is evaluated once for many files, which halves the time: no test changes what others share, and none
// puts another module in the place of one.
const shared = { isolate: false }

export default defineConfig({
  test: {
    projects: [
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'unit',
          ...patience,
          ...shared,
          include: ['src/**/*.test.{ts,tsx}', '{build,imagery,scripts}/**/*.test.ts'],
        },
      },
      { test: { name: 'dist', ...patience, ...shared, include: ['tests/dist/**/*.test.ts'] } },
      {
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: 'tests/engines/served.ts',
          fileParallelism: false,
          ...patience,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
})
