// The README's site, and formulas on every type of page, built and in development.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readmeExample } from '../../create-vellum/test/readmeExample.js'
import { createDevServer, silentLogger } from '../../vellum/dist/node/bundle/index.js'
import { buildSite, testSites } from '../../vellum/test/builtSite.js'

const { makeProject } = testSites()
const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

const config = (fields: string) => ({
  'vellum.config.mjs': `import { markdownPages } from 'vellum-markdown-pages'
import { math } from 'vellum-math'
export default { title: 'T', url: 'https://t.dev', baseUrl: '/base/', plugins: [math(), markdownPages()], ${fields} }\n`,
})

const sheetsOf = (outDir: string, page: string) =>
  [...readFileSync(join(outDir, page), 'utf8').matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
    ([, href = '']) => href,
  )

describe('the README', () => {
  it('builds', { tags: ['exhaustive'] }, async () => {
    const { files, commands } = readmeExample(readme, 'A complete site')
    const dir = makeProject(files)
    const { error, warnings, outDir } = await buildSite(dir)
    expect([error, warnings, commands]).toEqual([undefined, [], ['npx vellum build']])
    const html = readFileSync(join(outDir, 'index.html'), 'utf8')
    expect(html.match(/<math /g)).toHaveLength(4)
    expect(html).toContain('the price of $5 is text, and so is $10:')
    expect(html).not.toContain('style="')
  })
})

describe('a site with formulas', () => {
  it('loads stylesheet and fonts where a formula is shown, and nowhere else', async () => {
    const dir = makeProject({
      ...config('search: true'),
      'docs/a.md': '# A\n\n| x | y |\n|---|---|\n| $\\alpha_1$ | `$no$` |\n\n$$\n\\sum_{i=1}^n i\n$$\n',
      'docs/plain.md': '# Plain\n\nThe class `<b class="vm-math">`, from $5 to $6.\n',
      'docs/_part.mdx': 'Of a partial: $\\beta$\n',
      'docs/live.mdx': "import Part from './_part.mdx'\n\n# Live\n\n<Part />\n",
      'blog/2026-01-02-post.md': '# Post\n\nExcerpt: $\\gamma$\n\n<!-- truncate -->\n\nRest.\n',
      'src/pages/index.jsx': 'export default () => <main>Home</main>\n',
    })
    const { error, warnings, outDir } = await buildSite(dir)
    expect([error, warnings]).toEqual([undefined, []])
    const sheet = expect.stringMatching(/^\/base\/assets\/class-vm-math-[\w-]+\.css$/)
    for (const page of ['docs/a', 'docs/live', 'blog/2026/01/02/post', 'blog'].map((path) =>
      pageFile(outDir, path),
    )) {
      expect([page, sheetsOf(outDir, page)]).toEqual([page, expect.arrayContaining([sheet])])
    }
    for (const page of ['docs/plain', ''].map((path) => pageFile(outDir, path))) {
      expect([page, sheetsOf(outDir, page)]).not.toEqual([page, expect.arrayContaining([sheet])])
    }
    const assets = readdirSync(join(outDir, 'assets'))
    expect(assets.filter((name) => /^KaTeX_.*\.woff2$/.test(name))).toHaveLength(20)
    expect(assets.filter((name) => /\.(?:woff|ttf)$|class-vm-math.*\.js$/.test(name))).toEqual([])
    expect(readFileSync(join(outDir, 'docs/a.md'), 'utf8')).toBe(
      '# A\n\n| x | y |\n|---|---|\n| $\\alpha_1$ | `$no$` |\n\n$$\n\\sum_{i=1}^n i\n$$\n',
    )
    expect(readFileSync(join(outDir, 'llms-full.txt'), 'utf8')).toContain('Of a partial: $\\beta$')
  })

  it('fails at the line of a formula that KaTeX cannot read', async () => {
    const dir = makeProject({
      ...config(''),
      'docs/a.md': '---\ntitle: A\n---\n\nIs $\\fraq{1}{2}$ a half?\n',
    })
    const { error } = await buildSite(dir)
    expect(error).toMatch(
      /^KaTeX cannot read the formula "\\fraq\{1\}\{2\}": Undefined control sequence: \\fraq at position 1: .*\n {2}at docs\/a\.md:5:4\n/,
    )
  })

  it('has the stylesheet and the fonts in development', async () => {
    const dir = makeProject({ ...config(''), 'docs/a.md': '# A\n\n$x$\n', 'docs/b.md': '# B\n' })
    const server = await createDevServer({ siteDir: dir, port: 0, host: '127.0.0.1', logger: silentLogger })
    onTestFinished(() => server.close())
    const get = async (path: string) => {
      const response = await fetch(new URL(path, server.url))
      return response.ok ? response.text() : `${response.status} for ${path}`
    }
    const sheet = /<link rel="stylesheet" href="([^"]*math\.css)"/
    expect(await get('/base/docs/b')).not.toMatch(sheet)
    const [, href = ''] = sheet.exec(await get('/base/docs/a')) ?? []
    const css = await get(href)
    const [, font = ''] = /url\(["']?([^"')]*KaTeX_Main-Regular\.woff2)/.exec(css) ?? [css.slice(0, 80)]
    expect((await get(font)).slice(0, 4)).toBe('wOF2')
  })
})

function pageFile(outDir: string, path: string): string {
  return [`${path}.html`, join(path, 'index.html')].find((file) => existsSync(join(outDir, file)))!
}
