// The README's site, and elements on pages of every type: their styles, their Markdown and what the search reads.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readmeExample } from '../../create-vellum/test/readmeExample.js'
import { buildSite, testSites } from '../../vellum/test/builtSite.js'

const { makeProject } = testSites()
const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

const config = `import { elements } from 'vellum-elements'
import { markdownPages } from 'vellum-markdown-pages'
export default {
  title: 'T', url: 'https://t.dev', baseUrl: '/', search: true,
  plugins: [elements({ abbreviations: { CLI: 'command-line interface' } }), markdownPages()],
}
`

const ELEMENTS = `# All

:::steps

1. Install
2. Run :kbd[Ctrl+K]

:::

:::tree

- src/
  - **a.ts** the entry
- …

:::

Text :badge[new] and :icon[rocket]{label="Launch"} in the CLI.

:::cards

- :icon[rocket] [Install](./plain.md): in two minutes
- Other

:::

:::figure[Prices]

| a |
|---|
| 1 |

:::

Term
: Definition
`

const MARKDOWN = `# All

1. Install
2. Run Ctrl+K

- src/
  - **a.ts** the entry
- …

Text new and Launch in the CLI.

- [Install](https://t.dev/docs/plain)

  in two minutes

- Other

| a |
|---|
| 1 |

Prices

**Term**

Definition
`

const sheetsOf = (html: string) =>
  [...html.matchAll(/<link rel="stylesheet" href="[^"]*class-ve-(\w+)-/g)].map(([, name]) => name).sort()

describe('the README', () => {
  it('builds', { tags: ['exhaustive'] }, async () => {
    const { files, commands } = readmeExample(readme, 'A complete site')
    const { error, warnings, outDir } = await buildSite(makeProject(files))
    expect([error, warnings, commands]).toEqual([undefined, [], ['npx vellum build']])
    const html = readFileSync(join(outDir, 'index.html'), 'utf8')
    expect(html.match(/class="ve-[\w-]+/g)?.map((name) => name.slice('class="'.length))).toEqual(
      expect.arrayContaining([
        've-badge',
        've-steps',
        've-abbr',
        've-keys',
        've-tree',
        've-cards',
        've-icon',
      ]),
    )
  })
})

describe('a site with elements', () => {
  it('EL-1, EL-2: loads styles where an element is shown, and has it in Markdown and in the search', async () => {
    const dir = makeProject({
      'vellum.config.mjs': config,
      'docs/all.md': ELEMENTS,
      'docs/plain.md': '# Plain\n\nNothing, `:badge[new]`.\n',
      'docs/_part.mdx': 'Of a partial: <Badge>beta</Badge>\n',
      'docs/live.mdx':
        "import Part from './_part.mdx'\n\nexport const Own = () => { const [a] = [1]; return <b onClick={() => a}>x</b> }\n\n# Live\n\n<Part />\n\n<Steps>\n\n1. <Own />\n\n</Steps>\n",
      'blog/2026-01-02-post.md': '# Post\n\nPress :kbd[A]\n\n<!-- truncate -->\n\nRest.\n',
      'src/pages/index.jsx': 'export default () => <main>Home</main>\n',
      'src/pages/team.jsx':
        'import { Badge, Card, CardGrid, Icon, Steps } from \'vellum-elements/react\'\nimport { useState } from \'react\'\nconst dot = { body: \'<circle stroke-width="2" cx="12" cy="12" r="4"/>\' }\nexport default () => { const [n, set] = useState(0)\n  return <main><h1>Team</h1><Steps><ol><li>One <Badge>new</Badge></li><li>Two <button onClick={() => set(n + 1)}>{n}</button></li></ol></Steps><CardGrid><Card title="All" href="/docs/all" icon={dot} /></CardGrid><Icon icon={dot} label="Dot" /></main> }\n',
    })
    const { error, warnings, outDir } = await buildSite(dir)
    expect([error, warnings]).toEqual([undefined, []])
    const page = (name: string) => {
      const file = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).find(
        (path) => path === `${name}.html` || path === join(name, 'index.html'),
      )
      return readFileSync(join(outDir, file ?? name), 'utf8')
    }
    expect(sheetsOf(page('docs/all'))).toEqual([
      'abbr',
      'badge',
      'card',
      'figure',
      'icon',
      'keys',
      'steps',
      'tree',
    ])
    expect(sheetsOf(page('docs/plain'))).toEqual([])
    expect(sheetsOf(page('docs/live'))).toEqual(['badge', 'steps'])
    expect(sheetsOf(page('blog'))).toEqual(['keys'])
    expect(sheetsOf(page('team'))).toEqual(['badge', 'card', 'icon', 'steps'])
    expect(page('team')).toContain(
      '<ol class="ve-steps"><li><p>One <span class="ve-badge ve-badge--green">new</span></p></li><li><p>Two <button>0</button></p></li></ol>',
    )
    expect(page('team')).toMatch(
      /<li class="ve-card"><p class="ve-card-title"><svg[^>]*>.*?<\/svg> <a[^>]* href="\/docs\/all"/,
    )
    expect(page('docs/plain')).not.toMatch(/[" ]ve-|vellum-elements/)
    expect(readFileSync(join(outDir, 'docs/all.md'), 'utf8')).toBe(MARKDOWN)
    const assets = readdirSync(join(outDir, 'assets'))
    expect(assets.filter((name) => /class-ve.*\.js$/.test(name))).toEqual([])
  })

  it('EL-3: fails at the line of a mistake, with its file', async () => {
    const dir = makeProject({
      'vellum.config.mjs': config,
      'docs/a.md': '---\ntitle: A\n---\n\n:::steps\n\n- a\n\n:::\n',
    })
    const { error } = await buildSite(dir)
    expect(error).toContain('The list in :::steps has no numbers.')
    expect(error).toContain('docs/a.md:7:1')
  })
})
