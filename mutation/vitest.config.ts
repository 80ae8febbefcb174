import { defineConfig } from 'vitest/config'

// Stryker takes no name of a project, and other projects need a built site.
export default defineConfig({ test: { include: ['src/roofing/**/*.test.ts'], testTimeout: 120_000 } })
