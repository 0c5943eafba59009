import { expect, it } from 'vitest'
import { tempFolders } from '../../../test/tempFolder.js'
import type { SiteConfig } from '../config/siteConfig.js'
import type { Site } from './loadSite.js'
import { createRouteCheck } from './siteLinkCheck.js'

const tempFolder = tempFolders()

/** The targets of broken links on a page. */
function broken(hrefs: readonly string[], config: Partial<SiteConfig>): string[] {
  const site = { routes: [], context: {}, config: { baseUrl: '/x/', ...config } } as unknown as Site
  const check = createRouteCheck({ site, others: [], redirects: { exact: new Map(), patterns: [] } as never })
  check.add({ path: '/x/', links: hrefs.map((href) => ({ href, checked: true })), ids: [] })
  return check.report().links.map(({ href }) => href)
}

it('MV-16: links to static files are not broken in a site that came from Docusaurus', () => {
  const staticDirectories = [`${tempFolder({ 'static/llms.txt': '', 'static/api/index.html': '' })}/static`]
  const hrefs = ['/x/llms.txt', '/x/missing.txt', '/x/api', '/llms.txt']
  expect(broken(hrefs, { staticDirectories, docusaurusSign: 'x' })).toEqual(
    ['/x/missing.txt', '/x/api', '/llms.txt'].sort(),
  )
  expect(broken(hrefs, { staticDirectories })).toEqual([...hrefs].sort())
})
