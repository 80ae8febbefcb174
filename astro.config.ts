import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { estimatorIsland, factsModule } from './build/island.ts'
import { plainImports } from './build/plain-imports.ts'
import { scopedName } from './build/scoped-name.ts'
import { business } from './src/business.ts'

export default defineConfig({
  site: business.siteAddress,
  output: 'static',
  trailingSlash: 'never',
  // The specification names /privacy-policy.html: files, not folders.
  build: { format: 'file', inlineStylesheets: 'always', assets: '_assets' },
  compressHTML: true,
  devToolbar: { enabled: false },
  integrations: [react()],
  vite: {
    plugins: [plainImports(), estimatorIsland(), factsModule()],
    css: { modules: { generateScopedName: scopedName } },
    // Scripts stay files of their own: cached for good, and the security policy needs no hash for them.
    build: { assetsInlineLimit: 0, cssTarget: ['chrome80', 'firefox78', 'safari14'], modulePreload: false },
  },
})
