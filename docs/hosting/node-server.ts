import { globSync, readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { addressRuleFor, contentTypeOf, headersFor, RULE_FILES, readHostRules } from '../../scripts/host-rules.ts'
import { notFoundFiles } from '../../src/site/nearest-page.ts'

// The site on Node, with the npm package sirv: `node docs/hosting/node-server.ts`, on PORT or 8080. It reads the files of
// `dist` and their rules when it starts, so start it again after a build. Put a server with https and compression before it.

/** Answers requests from a built site, by its `_headers` and `_redirects`. */
export function siteHandler(dist: string): RequestListener {
  const rules = readHostRules(dist)
  const notFoundPages = new Map(
    globSync('**/404.html', { cwd: dist }).map(
      file => [file.replaceAll('\\', '/'), readFileSync(join(dist, file))] as const,
    ),
  )
  const serveFile = sirv(dist, {
    etag: true,
    extensions: [],
    setHeaders: (response, file) => response.setHeader('Content-Type', contentTypeOf(file)),
  })

  return (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://host')
    const rule = addressRuleFor(rules, pathname)
    for (const [name, value] of Object.entries(headersFor(rules, pathname))) response.setHeader(name, value)
    if (rule && rule.status !== 200) {
      const [page, fragment] = rule.to.split('#')
      const location = page + search + (fragment === undefined ? '' : `#${fragment}`)
      response.writeHead(rule.status, { Location: location }).end()
      return
    }
    const answerNotFound = () => {
      const file = notFoundFiles(pathname).find(name => notFoundPages.has(name)) ?? '404.html'
      response.writeHead(404, { 'Content-Type': contentTypeOf(file) })
      response.end(request.method === 'HEAD' ? undefined : notFoundPages.get(file))
    }
    request.url = rule?.to ?? pathname
    if (RULE_FILES.includes(pathname.slice(1))) answerNotFound()
    else serveFile(request, response, answerNotFound)
  }
}

if (import.meta.main) {
  const port = Number(process.env.PORT ?? 8080)
  createServer(siteHandler('dist')).listen(port, () => console.info(`The site is on http://localhost:${port}`))
}
