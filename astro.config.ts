import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import budgets from './budgets.json' with { type: 'json' }
import { oldestBrowsers, scriptsInPages } from './build/browsers.ts'
import { checkBudgets } from './build/budgets.schema.ts'
import { enlarge, estimator, tooltips } from './build/island.ts'
import { scopedName } from './build/scoped-name.ts'
import { wholeSite } from './build/whole-site.ts'
import { business } from './src/facts/business.ts'
import { checkPhotographs } from './src/media/pictures/photographs.ts'

checkBudgets(budgets)
await checkPhotographs()

export default defineConfig({
  site: business.siteAddress,
  output: 'static',
  trailingSlash: 'never',
  // The specification names /privacy-policy.html: files, not folders.
  build: { format: 'file', inlineStylesheets: 'always', assets: '_assets' },
  compressHTML: true,
  devToolbar: { enabled: false },
  integrations: [react(), wholeSite()],
  vite: {
    plugins: [...estimator, tooltips, enlarge, scriptsInPages()],
    css: { modules: { generateScopedName: scopedName } },
    build: {
      // The few hundred bytes of script that a page needs travel in it: a file of their own costs a round trip.
      assetsInlineLimit: file => file.endsWith('.js'),
      cssTarget: oldestBrowsers,
      modulePreload: false,
    },
  },
})
