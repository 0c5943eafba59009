// The complete programs of samples whose first lines a page hides, one file for each page. Too much for
// the page itself, and few readers need it: the playground loads it when such a sample is run.

import { canRun, hasHiddenLines, programOf } from '../playground/runnable'
import { collectSamples } from '../samples/collect'

/** The programs of each page as JSON, by their path on the site: `samples/docs/introduction.json` */
export function samplePrograms(samples = collectSamples([])): Map<string, string> {
  const pages = new Map<string, string[]>()
  for (const { output, ...sample } of samples) {
    const isHidden = hasHiddenLines(sample.code) && canRun(sample, { hasOutput: output !== undefined })
    const path = isHidden && programsPath(sample.page)
    if (!path) continue
    pages.set(path, [...(pages.get(path) ?? []), programOf(sample.code)])
  }
  return new Map([...pages].map(([path, programs]) => [path, JSON.stringify(programs)]))
}

/**
 * `docs/api/troth/index.md` → `samples/docs/api/troth.json`, a sample of the home page → `samples/index.json`;
 * undefined for a file that is no page of the site, such as a README.
 */
function programsPath(page: string): string | undefined {
  if (page.startsWith('src/home/')) return 'samples/index.json'
  return page.startsWith('docs/') ? `samples/${page.replace(/(?:\/index)?\.mdx?$/, '')}.json` : undefined
}
