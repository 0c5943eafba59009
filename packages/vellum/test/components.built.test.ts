// Components for all pages (`src/theme/MDXComponents`) and parts of the theme for content: what pages show, and what they
// ship.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildSite, contentsOf, differences, filesIn, testSites } from './builtSite.js'
import { writeFiles } from './tempFolder.js'

const { makeSite } = testSites()

const FILES = {
  'docs/plain.md': '# Plain\n\n:::note\n\nNothing of the site.\n\n:::\n',
  'docs/mark.md':
    '# Mark\n\nSome <Mark tone="warm">**marked** text</Mark>.\n\n<Badge label="new" />\n\n<Page />\n',
  'docs/counter.md': '# Counter\n\n<Counter start={3} />\n\n<Mark>In a live page</Mark>\n',
  'docs/partial.mdx': "import Text from './_text.mdx'\n\n# Partial\n\n<Text />\n",
  'docs/_text.mdx': 'In a <Mark>partial</Mark>.\n',
  'blog/2025-01-01-one.md': '# One\n\nA <Mark>post</Mark>.\n\n<!-- truncate -->\n\nMore.\n',
  'blog/2025-01-02-two.md': '# Two\n\n<Counter start={7} />\n\n<!-- truncate -->\n',
  'src/theme/MDXComponents.tsx': `import MDXComponents from '@theme-original/MDXComponents'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import Counter from '@site/src/components/Counter'
import Chart from '@site/src/components/Chart'
import Mark from '../components/Mark'

const Badge = ({ label }: { label: string }) => <b className="badge">{label}</b>
const Page = () => <i>{useDocusaurusContext().siteConfig.title}</i>

export default { ...MDXComponents, Badge, Chart, Counter, Mark, Page }
`,
  'src/components/Counter.tsx': `import { useState } from 'react'
export default function Counter({ start }: { start: number }) {
  const [count, setCount] = useState(start)
  return <button onClick={() => setCount(count + 1)}>Count {count}</button>
}
`,
  'src/components/Chart.tsx': `import { useEffect } from 'react'
export default function Chart() {
  useEffect(() => console.log('code of the chart'))
  return null
}
`,
  'src/components/Mark.tsx': `import type { ReactNode } from 'react'
import styles from './mark.module.css'
export default ({ tone, children }: { tone?: string; children: ReactNode }) => (
  <mark className={styles.mark} data-tone={tone} data-from="code of the mark">{children}</mark>
)
`,
  'src/components/mark.module.css': '.mark { color: rgb(1, 2, 3) }\n',
}

describe('components for all pages', () => {
  let siteDir: string
  const read = (name: string) => readFileSync(join(siteDir, 'dist', name), 'utf8')
  const scriptOf = (name: string) =>
    (JSON.parse(read(`_data/${name}.json`)) as { script?: string }).script?.slice(1)

  beforeAll(async () => {
    siteDir = makeSite(
      FILES,
      "trailingSlash: false, search: true, blog: {}, plugins: [markdownPages()], onBrokenLinks: 'throw'",
      { 'vellum-markdown-pages': 'markdownPages' },
    )
    const { error, warnings } = await buildSite(siteDir)
    expect([error, warnings]).toEqual([undefined, []])
  })

  it('TP-10: those without state are HTML, and only their styles are sent', () => {
    const html = read('docs/mark.html')
    expect(html).toMatch(
      /<p>Some <mark class="\w+" data-tone="warm" data-from="code of the mark"><strong>marked<\/strong> text<\/mark>\.<\/p>/,
    )
    expect(html).toContain('<b class="badge">new</b>')
    expect(html).toContain('<i>Test</i>')
    expect(scriptOf('docs/mark')).toBeUndefined()
    const [sheet] = (JSON.parse(read('_data/docs/mark.json')) as { styles: string[] }).styles
    expect(read(sheet!.slice(1))).toContain('color:#010203')
    expect(read('_data/docs/plain.json')).not.toContain('"styles"')
    expect(read('blog.html')).toContain('data-from="code of the mark"')
    expect(read('docs/mark.md')).toContain('**marked** text')
    expect(read('blog/rss.xml')).toContain('code of the mark')
  })

  it('TP-10: a page with state ships the components that it shows', () => {
    expect(read('docs/counter.html')).toMatch(/<button>Count (?:<!-- -->)?3<\/button>/)
    const script = read(scriptOf('docs/counter')!)
    const imported = [...script.matchAll(/from"\.\/([^"]+)"/g)].map(([, name]) => read(`assets/${name}`))
    const code = [script, ...imported].join('\n')
    expect(code).toContain('Count ')
    expect(code).toContain('code of the mark')
    const all = filesIn(join(siteDir, 'dist'))
      .filter((name) => name.endsWith('.js'))
      .map(read)
    expect(all.filter((text) => text.includes('code of the chart'))).toEqual([])
    expect(scriptOf('docs/plain')).toBeUndefined()
    expect(read('docs/partial.html')).toContain('code of the mark')
    expect(scriptOf('blog')).toBeDefined()
  })

  it('TP-13: a change renders the pages that show the component', async () => {
    const before = contentsOf(join(siteDir, 'dist'))
    const file = join(siteDir, 'src/theme/MDXComponents.tsx')
    writeFileSync(file, readFileSync(file, 'utf8').replace('<b className="badge">', '<b className="label">'))
    const { error, result } = await buildSite(siteDir)
    expect([error, result?.compiled, result?.rendered]).toEqual([undefined, 0, 1])
    expect(read('docs/mark.html')).toContain('<b class="label">new</b>')
    const after = contentsOf(join(siteDir, 'dist'))
    const changed = [...after]
      .filter(([name, bytes]) => !before.get(name)?.equals(bytes))
      .map(([name]) => name)
    expect(changed.filter((name) => /\.(?:html|js|css)$/.test(name))).toEqual(['docs/mark.html'])
  })

  it('TP-13: a page without components is the same in a site without them', {
    tags: ['exhaustive'],
  }, async () => {
    const plain = makeSite({ 'docs/plain.md': FILES['docs/plain.md'] })
    const own = makeSite({
      'docs/plain.md': FILES['docs/plain.md'],
      'src/theme/MDXComponents.jsx':
        'export default { Mark: () => <mark />, h3: (props) => <h3 {...props} className="own" /> }\n',
    })
    expect((await buildSite(plain)).error).toBeUndefined()
    expect((await buildSite(own)).error).toBeUndefined()
    expect(differences(contentsOf(join(own, 'dist')), contentsOf(join(plain, 'dist')))).toEqual([])
  })
})

describe('overridden elements', () => {
  it('TP-11: apply to the Markdown of every page, and contents, ids, links and search are right', async () => {
    const siteDir = makeSite(
      {
        'docs/a.md':
          '# A\n\n## One *two*\n\n[To B](./b.md#three) ![Dot](./dot.svg)\n\n```js title="x.js"\nlet a\n```\n\n`inline`\n',
        'docs/b.md': '# B\n\n## Three\n\n<Counter />\n',
        'docs/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"/>',
        'src/theme/MDXComponents/index.js': `import React from 'react'
import MDXComponents from '@theme-original/MDXComponents'
import Heading from '@theme/Heading'
import { useState } from 'react'
const Counter = () => { const [n] = useState(5); return <b>n{n}</b> }
export default {
  ...MDXComponents,
  Counter,
  h2: (props) => <Heading as="h2" {...props} className="own" />,
  a: (props) => <a {...props} data-own="a" />,
  img: ({ alt, ...props }) => <figure><img {...props} alt={alt} /><figcaption>{alt}</figcaption></figure>,
  pre: ({ children }) => <div className="own-pre">{children}</div>,
  code: (props) => <MDXComponents.code {...props} />,
}
`,
      },
      "trailingSlash: false, search: true, plugins: [markdownPages()], onBrokenLinks: 'throw', onBrokenAnchors: 'throw'",
      { 'vellum-markdown-pages': 'markdownPages' },
    )
    const { error, warnings } = await buildSite(siteDir)
    expect([error, warnings]).toEqual([undefined, []])
    const html = readFileSync(join(siteDir, 'dist/docs/a.html'), 'utf8')
    expect(html).toMatch(/<h2 id="one-two" class="anchor own">One <em>two<\/em><a class="hash-link"/)
    expect(html).toContain('<a href="/docs/b#three" data-own="a">To B</a>')
    expect(html).toMatch(/<figure><img [^>]*width="4"[^>]*><figcaption>Dot<\/figcaption><\/figure>/)
    expect(html).toMatch(
      /<div class="own-pre"><div class="[^"]*"><div class="language-js [^"]*"><div class="vl-code-title">x\.js/,
    )
    expect(html).toContain('<code>inline</code>')
    expect(html).toMatch(/<a[^>]* href="#one-two"[^>]*>One <em>two<\/em><\/a>/)
    const live = readFileSync(join(siteDir, 'dist/docs/b.html'), 'utf8')
    expect(live).toMatch(/<h2 id="three" class="anchor own">Three<a class="hash-link"/)
    expect(readFileSync(join(siteDir, 'dist/docs/a.md'), 'utf8')).toContain('## One *two*')
  })

  it('TP-12: parts of the theme for content are rendered where Markdown has them', async () => {
    const siteDir = makeSite(
      {
        'docs/a.md':
          '# A\n\n## Two\n\n:::tip[Own]\n\nText\n\n:::\n\n:::release\n\nNew\n\n:::\n\n```js\nlet a\n```\n\n<details>\n<summary>S</summary>\n\nD\n\n</details>\n\n<Tabs>\n<TabItem value="x">X</TabItem>\n</Tabs>\n',
        'docs/b.mdx':
          "import CodeBlock from '@theme/CodeBlock'\nimport Tabs from '@theme/Tabs'\n\n# B\n\n<CodeBlock language=\"js\">let b</CodeBlock>\n\n{[1].map((n) => <Admonition key={n}>Live</Admonition>)}\n",
        'src/theme/Heading.jsx':
          'import Heading from \'@theme-original/Heading\'\nexport default (props) => <div className="own-heading"><Heading {...props} /></div>\n',
        'src/theme/CodeBlock/index.jsx':
          "import CodeBlock from '@theme-original/CodeBlock'\nimport './own.css'\nexport default (props) => <div className=\"own-code\"><CodeBlock {...props} /></div>\n",
        'src/theme/CodeBlock/own.css': '.own-code { color: rgb(7, 8, 9) }\n',
        'src/theme/Admonition/Types.jsx':
          'import types from \'@theme-original/Admonition/Types\'\nexport default { ...types, release: ({ children }) => <aside className="own-release">{children}</aside> }\n',
        'src/theme/Details.jsx':
          'import Details from \'@theme-original/Details\'\nexport default (props) => <Details {...props} className="own-details" />\n',
        'src/theme/Tabs.jsx':
          'import Tabs from \'@theme-original/Tabs\'\nexport default (props) => <section className="own-tabs"><Tabs {...props} /></section>\n',
        'src/theme/MDXContent.jsx':
          'export default ({ children }) => <section className="own-content">{children}</section>\n',
      },
      "trailingSlash: false, docs: { admonitions: { keywords: ['release'] } }",
    )
    const { error, warnings } = await buildSite(siteDir)
    expect([error, warnings]).toEqual([undefined, []])
    const html = readFileSync(join(siteDir, 'dist/docs/a.html'), 'utf8')
    expect(html).toContain('<div class="own-heading"><h2 id="two" class="anchor">Two<a')
    expect(html).toContain('<span>Own</span>')
    expect(html).toContain('<aside class="own-release"><p>New</p></aside>')
    expect(html).toMatch(/<div class="own-code"><div class="[^"]*"><div class="language-js /)
    expect(html).toContain('<details class="own-details"><summary>S</summary>')
    expect(html).toContain('<section class="own-tabs"><div class="theme-tabs-container')
    expect(html).toContain('<section class="own-content">')
    const data = JSON.parse(readFileSync(join(siteDir, 'dist/_data/docs/a.json'), 'utf8'))
    expect(data.script).toBeUndefined()
    expect(data.styles).toHaveLength(1)
    const live = readFileSync(join(siteDir, 'dist/docs/b.html'), 'utf8')
    expect(live).toMatch(/<div class="own-code"><div class="vl-code-host"><div class="language-js /)
  })
})

describe('errors', () => {
  const site = (code: string) =>
    makeSite({
      'docs/a.md': '---\ntitle: A\n---\n\nText\n\n<Bad />\n',
      'src/theme/MDXComponents.jsx': code,
    })

  it('TP-10: a component that throws is named with the page and its line', async () => {
    const { error } = await buildSite(
      site("const Bad = () => { throw new Error('boom') }\nexport default { Bad }\n"),
    )
    expect(error).toContain('The page "/docs/a" cannot be rendered.')
    expect(error).toContain('docs/a.md:7')
    expect(error).toContain('The component `<Bad>`, or one in it, throws the error below.')
    expect(error).toContain('boom')
  })

  it('TP-10: a value that is no component, and one that is not registered', {
    tags: ['exhaustive'],
  }, async () => {
    expect((await buildSite(site('export default { Bad: undefined }\n'))).error).toContain(
      '`Bad` in `src/theme/MDXComponents` is not a component.',
    )
    const other = makeSite({
      'docs/a.md': '<Marc />\n',
      'src/theme/MDXComponents.jsx': 'export default { Mark: () => <mark /> }\n',
    })
    expect((await buildSite(other)).error).toContain('Did you mean <Mark>?')
    writeFiles(other, { 'docs/a.md': '<Mark />\n' })
    expect((await buildSite(other)).error).toBeUndefined()
  })
})
