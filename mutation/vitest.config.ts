import { defineConfig } from 'vitest/config'

// The configuration for Stryker, which cannot select a Vitest project: tests of the kernel only, because others need a built site.
export default defineConfig({ test: { include: ['src/roofing/**/*.test.ts'], testTimeout: 120_000 } })
