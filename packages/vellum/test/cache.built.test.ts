// The cache of a site changes how long a build takes, and nothing else. On a small site: what
// is in the pages makes no difference to the cache. The starter is compared as well, see
// starter.built.test.ts. A cache on another machine: carriedCache.exhaustive.test.ts.

import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildSite, contentsOf, differences, filesIn, testSites } from './builtSite.js'
import { writeFiles } from './tempFolder.js'

const { makeSite } = testSites()
const PAGES = 12
const BIN = fileURLToPath(new URL('../bin/vellum.js', import.meta.url))

describe('a build', () => {
  let siteDir: string
  let first: ReadonlyMap<string, Buffer>

  beforeAll(async () => {
    const pages = Array.from({ length: PAGES - 3 }, (_, i): [string, string] => [
      `docs/page-${i}.md`,
      `# Page ${i}\n\n\`\`\`js\nconst page = ${i}\n\`\`\`\n`,
    ])
    siteDir = makeSite(
      {
        'docs/index.md': '# Home\n\n[Target](./target.md)\n',
        'docs/target.md': '---\nslug: /target\nsidebar_label: Target\n---\n\nText.\n',
        'docs/live.mdx': "import Box from '@site/src/Box.jsx'\n\n# Live\n\n<Box />\n",
        'src/Box.jsx': 'export default () => <b>Box</b>\n',
        ...Object.fromEntries(pages),
      },
      'search: true',
    )
    const { error, result } = await buildSite(siteDir)
    expect([error, result?.compiled]).toEqual([undefined, PAGES])
    first = contentsOf(join(siteDir, 'dist'))
  })

  /** Builds again and compares; returns how many pages were compiled. */
  async function compiledAgain(options: Parameters<typeof buildSite>[1] = {}): Promise<number | undefined> {
    const { error, result } = await buildSite(siteDir, options)
    expect(error).toBeUndefined()
    expect(differences(first, contentsOf(join(siteDir, 'dist')))).toEqual([])
    return result?.compiled
  }

  it('CLI-7: compiles nothing again when only the times of files have changed', async () => {
    for (const name of ['docs/index.md', 'docs/live.mdx', 'src/Box.jsx', 'vellum.config.mjs'])
      utimesSync(join(siteDir, name), new Date(), new Date())
    expect(await compiledAgain()).toBe(0)
  })

  it('CLI-14: makes pages again when a plugin is built again in a linked package, or installed in another version', () => {
    const folder = makeSite({
      'site/docs/a.md': '# A\n\nText.\n',
      'site/vellum.config.mjs': `import shout from 'remark-shout'
export default { title: 'T', url: 'https://example.com', baseUrl: '/', markdown: { remarkPlugins: [shout] } }
`,
      'packages/shout/package.json':
        '{ "name": "remark-shout", "version": "1.0.0", "type": "module", "exports": { "import": "./dist/index.js" } }',
      'packages/shout/dist/index.js': `import { word } from './word.js'
export default () => (tree) => { tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: word }] }) }
`,
      'packages/shout/dist/word.js': "export const word = 'one'\n",
    })
    mkdirSync(join(folder, 'site/node_modules'))
    symlinkSync(join(folder, 'packages/shout'), join(folder, 'site/node_modules/remark-shout'), 'junction')
    // In a process of its own, which loads the plugin again.
    const built = () => {
      const lines = execFileSync(process.execPath, [BIN, 'build', join(folder, 'site')], { encoding: 'utf8' })
      const html = readFileSync(join(folder, 'site/dist/docs/a/index.html'), 'utf8')
      return [/<p>(one|two)<\/p>/.exec(html)?.[1], /\((\d+) compiled/.exec(lines)?.[1]]
    }
    expect(built()[0]).toBe('one')
    expect(built()).toEqual(['one', '0'])
    writeFileSync(join(folder, 'packages/shout/dist/word.js'), "export const word = 'two'\n")
    expect(built()[0]).toBe('two')
    // The same package, installed in one version and then in another.
    const installed = join(folder, 'site/node_modules/remark-shout')
    rmSync(installed)
    cpSync(join(folder, 'packages/shout'), installed, { recursive: true })
    expect(built()[0]).toBe('two')
    writeFileSync(join(installed, 'dist/word.js'), "export const word = 'one'\n")
    const manifest = join(installed, 'package.json')
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('1.0.0', '1.0.1'))
    expect(built()).toEqual(['one', '1'])
  })

  it('makes the same files without its cache, on two threads', async () => {
    expect(await compiledAgain({ cache: false, workers: 2 })).toBe(PAGES)
  })

  it('makes the same files when those of the cache are cut, emptied, overwritten or longer', {
    tags: ['exhaustive'],
  }, async () => {
    const damages = [
      (bytes: Buffer) => bytes.subarray(0, 20),
      () => '',
      () => 'nonsense\n'.repeat(20),
      (bytes: Buffer) => Buffer.concat([bytes, Buffer.from('more')]),
    ]
    const cache = join(siteDir, '.vellum/cache')
    const files = filesIn(cache)
    expect(files.length).toBeGreaterThan(50)
    for (const [i, name] of files.entries()) {
      const file = join(cache, name)
      const damaged = damages[i % damages.length]!(readFileSync(file))
      // Into a new file: other sites may have a link to the compressed form.
      rmSync(file)
      writeFileSync(file, damaged)
    }
    expect(await compiledAgain()).toBe(PAGES)
  })

  it('OF-4: writes files again if folders have their names', { tags: ['exhaustive'] }, async () => {
    const workDir = join(siteDir, '.vellum')
    for (const name of filesIn(workDir)) {
      rmSync(join(workDir, name))
      writeFiles(workDir, { [`${name}/x`]: '' })
    }
    expect(await compiledAgain({ workers: 2 })).toBe(PAGES)
    expect(filesIn(workDir).filter((name) => name.endsWith('/x'))).toEqual([])
  })

  it('compiles the pages that link to a page whose URL has changed', { tags: ['exhaustive'] }, async () => {
    const file = join(siteDir, 'docs/target.md')
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replace('slug: /target', 'slug: /moved'))
    const { error, result } = await buildSite(siteDir)
    expect([error, result?.compiled]).toEqual([undefined, 2])
    const html = readFileSync(join(siteDir, 'dist/docs/index.html'), 'utf8')
    expect(html).toContain('<a href="/docs/moved">')
    writeFileSync(file, text)
    expect(await compiledAgain()).toBe(2)
  })
})

describe('what a build renders again', () => {
  let siteDir: string
  const live = (box: string) => `import Box from '@site/src/${box}.jsx'\n\n# ${box}\n\nText.\n\n<Box />\n`

  beforeAll(async () => {
    siteDir = makeSite({
      'docs/a.md': '# A\n\nFirst lines.\n\nText.\n',
      'docs/b.md': '# B\n',
      'docs/one.mdx': live('One'),
      'docs/two.mdx': live('Two'),
      'src/One.jsx': 'export default () => <b>One</b>\n',
      'src/Two.jsx': "import { two } from './two.js'\n\nexport default () => <b>{two}</b>\n",
      'src/two.js': 'export const two = 2\n',
      'versions.json': '["1.0"]',
      'versioned_docs/version-1.0/old.md': '# Old\n',
      'versioned_sidebars/version-1.0-sidebars.json': '{ "defaultSidebar": ["old"] }',
    })
    expect((await buildSite(siteDir)).error).toBeUndefined()
  })

  it.each([
    ['a page', { 'docs/a.md': '# A\n\nFirst lines.\n\nOther text.\n' }, ['/docs/next/a']],
    [
      'a page, the index with its description, and those with components, which can read that, too',
      { 'docs/a.md': '# A\n\nOther lines.\n' },
      ['/docs/next', '/docs/next/a', '/docs/next/one', '/docs/next/two'],
    ],
    ['a page with a component', { 'docs/one.mdx': live('One').replace('<Box />', '') }, ['/docs/next/one']],
    ['the pages of a component', { 'src/two.js': 'export const two = 3\n' }, ['/docs/next/two']],
    [
      'the pages with a sidebar, and those with components',
      { 'versioned_docs/version-1.0/old.md': '# Older\n' },
      ['/docs', '/docs/next/one', '/docs/next/two', '/docs/old'],
    ],
  ])('is %s', async (_, files, rendered) => {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(siteDir, name), text)
    const { error, result } = await buildSite(siteDir)
    expect(error).toBeUndefined()
    expect(result?.pageTimes.map(({ path }) => path).sort()).toEqual(rendered)
  })

  it('equals a build without a cache', { tags: ['exhaustive'] }, async () => {
    const files = contentsOf(join(siteDir, 'dist'))
    expect((await buildSite(siteDir, { cache: false })).error).toBeUndefined()
    expect(differences(files, contentsOf(join(siteDir, 'dist')))).toEqual([])
  })
})
