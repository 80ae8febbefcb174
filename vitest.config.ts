import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'unit',
          // A busy machine is no reason to fail.
          testTimeout: 60_000,
          include: ['src/**/*.test.{ts,tsx}', '{bench,build,imagery,scripts}/**/*.test.ts'],
        },
      },
      { test: { name: 'dist', include: ['tests/dist/**/*.test.ts'] } },
      {
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: 'tests/engines/served.ts',
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
})
