// Writes `llms.txt` and `llms-full.txt` of a locale. The Markdown of its pages is written with them; here it is read
// back page by page.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { llmsFullPage, llmsFullStart, llmsText } from '../output/markdown/llmsText.js'
import { LLMS_FILE, LLMS_FULL_FILE, llmsSite } from '../site/siteMarkdown.js'
import type { BuildContext } from './buildContext.js'
import type { RenderedLocale } from './renderLocales.js'

/** Writes the lists, if the site has Markdown of its pages; not those that are among its static files. */
export async function writeMarkdown(
  { site, rendering }: Pick<RenderedLocale, 'site' | 'rendering'>,
  { assets, staging }: Pick<BuildContext, 'assets' | 'staging'>,
  isStatic: (name: string) => boolean,
): Promise<void> {
  if (!site.config.markdownPages) return
  const entries = new Map(
    rendering.reports.flatMap(({ path, markdown }) => (markdown ? [[path, markdown] as const] : [])),
  )
  const lists = llmsSite(site, entries)
  if (!isStatic(LLMS_FILE)) await assets.write(site.outPath + LLMS_FILE, llmsText(lists))
  if (isStatic(LLMS_FULL_FILE)) return
  let full = llmsFullStart(lists)
  for (const { entry, ...page } of lists.sections.flatMap(({ pages }) => pages)) {
    full += llmsFullPage(page, await readFile(join(staging.dir, entry.file), 'utf8'))
  }
  await assets.write(site.outPath + LLMS_FULL_FILE, full, 'page')
}
