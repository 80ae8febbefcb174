import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { browserScripts, deskWithoutOtherHosts, minBrowsers } from './build/browsers.ts'
import { serviceWorker } from './build/service-worker.ts'
import { siteFiles } from './build/site-files.ts'
import { business } from './src/facts/business.ts'
import { checkPhotographs } from './src/media/pictures/photographs.ts'

await checkPhotographs()

export default defineConfig({
  site: business.siteAddress,
  output: 'static',
  trailingSlash: 'never',
  // The specification names /privacy-policy.html: files, not folders.
  build: { format: 'file', inlineStylesheets: 'always', assets: '_assets' },
  compressHTML: true,
  devToolbar: { enabled: false },
  integrations: [react(), siteFiles()],
  vite: {
    plugins: [serviceWorker(), browserScripts(), deskWithoutOtherHosts()],
    // The editor of the owner's desk is one large chunk.
    build: { cssTarget: minBrowsers, modulePreload: false, chunkSizeWarningLimit: 2500 },
  },
})
