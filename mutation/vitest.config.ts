import { defineConfig } from 'vitest/config'

/** The kernel's tests alone, each property with fewer examples and always the same ones. */
export default defineConfig({
  test: {
    include: ['src/roofing/**/*.test.ts'],
    setupFiles: ['mutation/few-examples.ts'],
    testTimeout: 60_000,
  },
})
