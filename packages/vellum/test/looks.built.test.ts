// Looks in a build: what a site sets is sent, and the defaults that it replaces are not.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildSite, filesIn, testSites } from './builtSite.js'

const { copyFixture, makeSite } = testSites()

/** A page of a build without a warning, with the stylesheet that it links; small pages have theirs inside. */
async function builtPage(dir: string, page: string): Promise<string> {
  const { error, warnings, outDir } = await buildSite(dir, { workers: 1 })
  expect([error, warnings]).toEqual([undefined, []])
  const html = readFileSync(join(outDir, page), 'utf8')
  const [, sheet] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? []
  return sheet === undefined ? html : html + readFileSync(join(outDir, sheet), 'utf8')
}

it('a look of tokens is sent without the defaults of the same tokens', { tags: ['exhaustive'] }, async () => {
  const page = await builtPage(copyFixture('terminal-look'), 'index.html')
  expect(page).toContain('Everything on a page</h1>')
  // The values of the look, each once: light and dark.
  expect(page.match(/--vl-paper:#[\da-f]+/g)).toEqual(['--vl-paper:#f4f6ee', '--vl-paper:#0a120c'])
  expect(page.match(/--vl-radius:[^;}]+/g)).toEqual(['--vl-radius:0'])
  // What it does not set has its default.
  expect(page.match(/--vl-gutter:/g)).toHaveLength(1)
  expect(page.match(/--vl-on-seal:var\(--vl-paper\)/g)).toHaveLength(2)
})

it('a site that sets the accent alone keeps the defaults that a dark navbar needs', {
  tags: ['exhaustive'],
}, async () => {
  const css =
    ':root { --vl-accent: #0b665d }\n@media screen { [data-theme="dark"] { --vl-accent: #6fd0c1 } }\n'
  const files = { 'docs/index.md': '# A\n', 'src/a.css': css }
  const page = await builtPage(makeSite(files, "theme: { customCss: './src/a.css' }"), 'docs/index.html')
  expect(page.match(/--vl-accent:#[\da-f]+/g)).toEqual([
    '--vl-accent:#8ab4ff',
    '--vl-accent:#0b665d',
    '--vl-accent:#6fd0c1',
  ])
})

it('styles of tags are sent where a document has tags', { tags: ['exhaustive'] }, async () => {
  const docs = { 'docs/index.md': '# A\n' }
  expect(await builtPage(makeSite(docs), 'docs/index.html')).not.toContain('.vl-tag{')
  const tagged = { 'docs/index.md': '---\ntags: [News]\n---\n\n# A\n' }
  expect(await builtPage(makeSite(tagged), 'docs/index.html')).toContain('.vl-tag{')
})

it('CB-16: a site has the stylesheet of code notation only when a page shows some, and only that page links to it', async () => {
  const sheets = (dir: string) => filesIn(dir).filter((file) => /^assets\/class-[^/]*\.css$/.test(file))
  const files = { 'docs/index.md': '# A\n\n```js\na()\n```\n' }
  const plain = await buildSite(makeSite(files), { workers: 1 })
  expect([plain.error, sheets(plain.outDir)]).toEqual([undefined, []])
  const dir = makeSite({ ...files, 'docs/b.md': '# B\n\n```js\na() // [!code ++]\n```\n' })
  // The second build finds the page in the cache.
  for (const isCached of [false, true]) {
    const { error, outDir, result } = await buildSite(dir, { workers: 1 })
    const [sheet = 'none', ...others] = sheets(outDir)
    expect([error, others, result?.rendered === 0]).toEqual([undefined, [], isCached])
    expect(readFileSync(join(outDir, sheet), 'utf8')).toContain('.vl-line-added')
    const links = (page: string) => readFileSync(join(outDir, page), 'utf8').includes(`href="/${sheet}"`)
    expect([links('docs/index.html'), links('docs/b/index.html')]).toEqual([false, true])
  }
})
