import { defineConfig } from 'vitest/config'

// Stryker cannot select one Vitest project, and the projects besides `unit` need a built site.
export default defineConfig({ test: { include: ['src/roofing/**/*.test.ts'], testTimeout: 120_000 } })
