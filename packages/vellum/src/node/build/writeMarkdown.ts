// Writes `llms.txt` and `llms-full.txt` of a locale. The Markdown of its pages is written with them; here it is read
// back page by page.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LLMS_FILES, llmsFile } from '../steps/siteMarkdown.js'
import type { BuildContext } from './buildContext.js'
import type { RenderedLocale } from './renderLocales.js'

/** Writes the lists, if the site has Markdown of its pages; not those that are static files of the site. */
export async function writeMarkdown(
  { site, rendering }: Pick<RenderedLocale, 'site' | 'rendering'>,
  { assets, staging }: Pick<BuildContext, 'assets' | 'staging'>,
  isStatic: (name: string) => boolean,
): Promise<void> {
  if (!site.config.markdownPages) return
  const entries = new Map(
    rendering.reports.flatMap(({ path, markdown }) => (markdown ? [[path, markdown] as const] : [])),
  )
  const textOf = ({ file }: { readonly file: string }) => readFile(join(staging.dir, file), 'utf8')
  for (const name of LLMS_FILES.filter((file) => !isStatic(file))) {
    const text = await llmsFile(name, site, { entries, textOf })
    await assets.write(site.outPath + name, text, name === 'llms.txt' ? 'asset' : 'page')
  }
}
