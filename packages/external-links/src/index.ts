// The plugin: records the links of each page to other sites, and checks them in `vellum check --external`.

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vellum'
import { checkExternalLinks } from './checkExternalLinks.js'
import { collectExternalLinks, externalUrl } from './collectExternalLinks.js'
import { deadLinks, isOffline, summarizeLinks } from './deadLinks.js'
import { openLinkCache } from './linkCache.js'

/** Changes with what `rendered` records. */
const RECORD_VERSION = '1'

/** Requests the links of a site to other sites, when it is checked with `--external`: dead ones are a warning. */
export function externalLinks(): Plugin {
  /** Those that an earlier locale has. */
  const checkedUrls = new Set<string>()
  return {
    name: 'external-links',
    cacheKey: RECORD_VERSION,
    rendered: ({ links }) => {
      const hrefs = links
        .filter(({ href, checked }) => checked && externalUrl(href) !== undefined)
        .map(({ href }) => href)
      return hrefs.length === 0 ? undefined : { record: [...new Set(hrefs)] }
    },
    finish: async ({ external, pages, cacheDir, keepAlive, info, warn }) => {
      if (!external) return
      const collection = collectExternalLinks()
      for (const { path, record, source, sourceLinks } of pages) {
        collection.add({ path, hrefs: (record as readonly string[] | undefined) ?? [], source, sourceLinks })
      }
      const links = collection.links().filter(({ url }) => !checkedUrls.has(url))
      for (const { url } of links) checkedUrls.add(url)
      mkdirSync(cacheDir, { recursive: true })
      const cache = openLinkCache(join(cacheDir, 'links.json'))
      const checked = await checkExternalLinks(links, { cache, onChecked: keepAlive })
      if (checked.length > 0 && !isOffline(checked)) cache.save()
      info(summarizeLinks(checked))
      const dead = deadLinks(checked)
      if (dead) warn(dead.message, { hint: dead.hint })
    },
  }
}
