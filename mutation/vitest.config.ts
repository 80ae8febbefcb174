import { defineConfig } from 'vitest/config'

/** Each property with fewer examples, and always the same ones. `ROOFING` names the folder of the kernel whose tests run; without it all do. */
const folder = process.env.ROOFING
const own = `src/roofing/${folder ?? '**'}/*.test.ts`

export default defineConfig({
  test: {
    // Ten houses, counted by hand, hold roof and take-off together.
    include: folder === 'roof' || folder === 'take-off' ? [own, 'src/roofing/houses.test.ts'] : [own],
    setupFiles: ['mutation/few-examples.ts'],
    testTimeout: 60_000,
  },
})
