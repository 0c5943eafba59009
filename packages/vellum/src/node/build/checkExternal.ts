// Checks the links to other sites when a site is checked with `--external`: dead ones become one warning.

import { join } from 'node:path'
import type { VellumError } from '../base/errors.js'
import type { Progress } from '../base/logger.js'
import { checkExternalLinks } from '../externalLinks/checkExternalLinks.js'
import type { LinkCollection } from '../externalLinks/collectExternalLinks.js'
import { formatDeadLinks, isOffline, summarizeLinks } from '../externalLinks/deadLinks.js'
import { openLinkCache } from '../externalLinks/linkCache.js'

/** Checks the collected links: a summary, and the warning about dead links. */
export async function checkExternal(
  collection: LinkCollection,
  { cacheDir, progress }: { readonly cacheDir: string; readonly progress: Progress },
): Promise<{ readonly summary: string; readonly dead: VellumError | undefined }> {
  const links = collection.links()
  const cache = openLinkCache(join(cacheDir, 'external-links.json'))
  progress.expect(links.length)
  const checked = await checkExternalLinks(links, { cache, onChecked: () => progress.advance() })
  if (checked.length > 0 && !isOffline(checked)) cache.save()
  return { summary: summarizeLinks(checked), dead: formatDeadLinks(checked) }
}
