// Every part of the theme in built sites: wrapped, and copied by `vellum eject`. Documents must stay as they are.

import { readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { tsc } from '../../../scripts/tsc.mjs'
import { THEME_PARTS } from '../dist/node/base/themeParts.js'
import { THEME_SLOTS } from '../dist/node/base/themeSlots.js'
import { buildSite, runHere, testSites } from './builtSite.js'
import { PARTS_SITE_CONFIG, PARTS_SITE_FILES } from './partsSite.js'

const { makeSite } = testSites()

/** The parts around the content of pages: what Markdown becomes is rendered by React then, with attributes in another order. */
const PARTS = [...THEME_PARTS].flatMap(([name, { module }]) =>
  name === 'SearchBar' || module.startsWith('mdx/') ? [] : [name],
)

/** The documents of a site by path, without the names of files that depend on their content. */
function documents(dir: string): Record<string, string> {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  )
  return Object.fromEntries(
    files.sort().map((file) => [
      file,
      readFileSync(join(dir, file), 'utf8')
        .replace(/(assets\/[\w-]+?)-[\w-]{8}\.(js|css|txt)/g, '$1.$2')
        .replace(/"build":"[^"]+"/g, '')
        .replace(/sha\d+-[\w+/=]+/g, 'sha')
        .replace(/\b[0-9a-f]{8}\b/g, 'hash'),
    ]),
  )
}

async function built(site: string): Promise<Record<string, string>> {
  const { error, warnings, outDir } = await buildSite(site)
  expect([error, ...warnings]).toEqual([undefined])
  return documents(outDir)
}

async function siteWithParts(options: readonly string[]): Promise<string> {
  const site = makeSite(PARTS_SITE_FILES, PARTS_SITE_CONFIG)
  for (const part of PARTS) expect((await runHere(['eject', part, site, ...options])).code).toBe(0)
  symlinkSync(fileURLToPath(new URL('../../../node_modules', import.meta.url)), join(site, 'node_modules'))
  return site
}

describe.each([
  ['copied', [], []],
  // replacedParts.built.test.ts and e2e/themeParts.spec.ts have wrapped ones.
  ['wrapped', ['--wrap'], ['exhaustive']],
])('every part %s by `vellum eject` (TP-1, TP-5)', (_, options, tags) => {
  it('leaves documents as they are, and has types', { tags }, async () => {
    const plain = await built(makeSite(PARTS_SITE_FILES, PARTS_SITE_CONFIG))
    const site = await siteWithParts(options)
    expect(await built(site)).toEqual(plain)
    expect((await tsc(['--noEmit', '--pretty', 'false'], { cwd: site })).output).toBe('')
  })
})

describe('vellum eject (TP-5)', () => {
  it('lists all parts, one in a line', async () => {
    const { out } = await runHere(['eject', '--list'])
    expect(out.trim().split('\n')).toHaveLength(THEME_PARTS.size)
    expect(out).toMatch(/^Footer\/Copyright +The last line of the footer\.$/m)
  })

  it('never overwrites a file, and suggests the nearest name', async () => {
    const site = makeSite({ 'src/theme/Footer.jsx': 'export default () => null\n' })
    const { code, error } = await runHere(['eject', 'Footer', site])
    expect([code, error.trim().split('\n').slice(0, 3)]).toEqual([
      1,
      [
        'The site has a part "Footer" already.',
        '  at src/theme/Footer.jsx',
        '  Delete or rename the file to eject the part again.',
      ],
    ])
    expect((await runHere(['eject', 'Foter', site])).error).toContain(
      'The theme has no part "Foter".\n  Did you mean "Footer"? `vellum eject --list` lists all parts.',
    )
    expect((await runHere(['eject', 'SearchBar', site])).error).toContain('The search cannot be ejected')
    expect((await runHere(['eject'])).error).toContain('`vellum eject` needs the name of a part.')
  })
})

describe('a search component of the site', () => {
  /** Whether browsers get the component of the site, and the button of the engine. */
  async function shown(searchBar: string): Promise<{ own: boolean; button: boolean }> {
    const site = makeSite(
      { 'docs/a.md': '# A\n', 'src/theme/SearchBar/index.tsx': searchBar },
      'search: true',
    )
    const { error, warnings, outDir } = await buildSite(site)
    expect([error, ...warnings]).toEqual([undefined])
    const scripts = readdirSync(join(outDir, 'assets'))
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(join(outDir, 'assets', name), 'utf8'))
      .join('')
    return { own: scripts.includes('own-search'), button: /className: ?[`"']vl-search-button/.test(scripts) }
  }

  it('may wrap the search of the engine, or leave it out (TP-19)', async () => {
    expect(await shown('export default () => <i>own-search</i>\n')).toEqual({ own: true, button: false })
    const site = makeSite({ 'docs/a.md': '# A\n' })
    expect((await runHere(['eject', 'SearchBar', site, '--wrap'])).code).toBe(0)
    const wrapper = readFileSync(join(site, 'src/theme/SearchBar/index.tsx'), 'utf8')
    expect(await shown(`${wrapper}\n export const name = 'own-search'`)).toMatchObject({ button: true })
  })
})

describe('parts of documents', () => {
  it('may read the document: other pages have the parts of the theme (TP-20)', async () => {
    const part = (name: string) => `
      import Original from '@theme-original/DocItem/${name}'
      import { useDoc } from '@docusaurus/plugin-content-docs/client'
      export default function Own(props) {
        const { metadata, frontMatter } = useDoc()
        return <><i>${name} of {metadata.id} {String(frontMatter.tags)}</i><Original {...props} /></>
      }`
    const names = ['Content', 'Footer', 'Paginator', 'TOC/Desktop']
    const files = Object.fromEntries(names.map((name) => [`src/theme/DocItem/${name}.jsx`, part(name)]))
    const { error, outDir } = await buildSite(makeSite({ ...PARTS_SITE_FILES, ...files }, PARTS_SITE_CONFIG))
    expect(error).toBeUndefined()
    const text = (path: string) =>
      readFileSync(join(outDir, path, 'index.html'), 'utf8').replaceAll('<!-- -->', '')
    for (const name of names) expect(text('docs/a')).toContain(`<i>${name} of a one</i>`)
    for (const path of ['blog/2025/01/02/second', 'page', 'docs/category/cat']) {
      expect(text(path)).not.toMatch(/<i>\w+ of/)
    }
  })

  it('get the text as children, as in Docusaurus (TP-21)', async () => {
    const part = `
      import { useDoc } from '@docusaurus/plugin-content-docs/client'
      import Heading from '@theme/Heading'
      import MDXContent from '@theme/MDXContent'
      export default function DocItemContent({ children }) {
        const { metadata, contentTitle } = useDoc()
        return (
          <div className="own">
            {contentTitle === undefined && <Heading as="h1">{metadata.title}</Heading>}
            <MDXContent>{children}</MDXContent>
          </div>
        )
      }`
    const live = `import { useState } from 'react'
      export const Counter = () => <b>{useState('counted')[0]}</b>\n\n# C\n\n<Counter />\n`
    const files = { ...PARTS_SITE_FILES, 'docs/cat/c.mdx': live, 'src/theme/DocItem/Content/index.jsx': part }
    const { error, outDir } = await buildSite(makeSite(files, PARTS_SITE_CONFIG))
    expect(error).toBeUndefined()
    const text = (path: string) =>
      /<div class="own">.*?<\/article>/s.exec(readFileSync(join(outDir, path, 'index.html'), 'utf8'))?.[0]
    expect(text('docs/a')).toMatch(/^<div class="own"><div><header><h1>A<.*<h2[^>]*id="part"/s)
    expect(text('docs/cat/c')).toMatch(/<h1[^>]*>C<.*<b>counted<\/b>/s)
    for (const path of ['docs/a', 'docs/cat/c']) expect(text(path)!.match(/<h1/g)).toHaveLength(1)
  })
})

describe('parts that are written for Docusaurus', () => {
  it('show the page and the post around them without props (TP-7)', async () => {
    const site = makeSite(
      {
        'docs/index.md': '# A\n',
        'blog/2024-01-01-one.md': '---\ntitle: One\nauthors: [{ name: Ada }]\n---\n\nText.\n',
        'src/theme/DocItem/Footer/index.jsx':
          "import EditMetaRow from '@theme/EditMetaRow'\nexport default () => <footer id='own'><EditMetaRow /></footer>\n",
        'src/theme/BlogPostItem/Header/index.jsx': ['Title', 'Info', 'Authors']
          .map((name) => `import ${name} from '@theme/BlogPostItem/Header/${name}'\n`)
          .concat("export default () => <header id='own'><Title /><Info /><Authors /></header>\n")
          .join(''),
        'src/theme/BlogLayout/index.jsx':
          "import BlogSidebar from '@theme/BlogSidebar'\nexport default ({ sidebar, children }) => <div><BlogSidebar sidebar={sidebar} />{children}</div>\n",
      },
      "docs: { editUrl: 'https://example.com/edit/' },",
    )
    const { error, outDir } = await buildSite(site)
    expect(error).toBeUndefined()
    const own = (path: string) =>
      /<(footer|header) id="own">.*?<\/\1>/s.exec(readFileSync(join(outDir, path, 'index.html'), 'utf8'))?.[0]
    expect(own('docs')).toContain('href="https://example.com/edit/docs/index.md"')
    expect(own('blog')).toMatch(/<h2><a [^>]*>One<\/a><\/h2>.*Jan 1, 2024.*Ada/s)
    expect(own('blog/2024/01/01/one')).toMatch(/<h1>One<\/h1>.*Ada/s)
    expect(readFileSync(join(outDir, 'blog/index.html'), 'utf8')).toContain('vl-recent-link')
  })
})

it('`Footer/Links` gets an array of columns, as in Docusaurus (TP-7)', async () => {
  await expectFooterText("{ title: 'One', items: [{ label: 'A', to: '/docs' }] }", 'One')
})

it('`Footer/Links` gets an array of links, as in Docusaurus (TP-7)', { tags: ['exhaustive'] }, async () => {
  await expectFooterText("{ label: 'A', to: '/docs' }", 'A')
})

async function expectFooterText(link: string, text: string): Promise<void> {
  const part =
    'export default ({ links }) => <p id="own">{links.map(({ title, label }) => title ?? label)}</p>\n'
  const files = { 'docs/index.md': '# A\n', 'src/theme/Footer/Links/index.jsx': part }
  const { error, outDir } = await buildSite(makeSite(files, `themeConfig: { footer: { links: [${link}] } }`))
  expect(error).toBeUndefined()
  expect(readFileSync(join(outDir, 'docs/index.html'), 'utf8')).toContain(`<p id="own">${text}</p>`)
}

describe('items of the sidebar (TP-16)', () => {
  it('are rendered by the parts of the site on all levels, and warn of state', async () => {
    const site = makeSite({
      'docs/a.md': '# A\n',
      'docs/cat/b.md': '# B\n',
      'docs/cat/sub/c.md': '# C\n',
      'src/theme/DocSidebarItem.jsx':
        "import Item from '@theme-original/DocSidebarItem'\nexport default (props) => <Item {...props} item={{ ...props.item, label: props.item.label + '!' }} />\n",
      'src/theme/DocSidebarItems.jsx':
        "import Items from '@theme-original/DocSidebarItems'\nexport default (props) => <><li className={'own-' + props.level} /><Items {...props} /></>\n",
      'src/theme/DocSidebarItem/Html.jsx': 'export default () => <li onClick={() => {}} />\n',
    })
    const { error, warnings, outDir } = await buildSite(site)
    expect(error).toBeUndefined()
    expect(warnings).toEqual([
      expect.stringMatching(
        /^Items of the sidebar have state.+\n {2}at src\/theme\/DocSidebarItem\/Html\.jsx\n/,
      ),
    ])
    const html = readFileSync(join(outDir, 'docs/cat/sub/c/index.html'), 'utf8')
    expect(html.match(/own-\d|\w+!(?=<)/g)).toEqual([
      'own-1',
      'A!',
      'cat!',
      'own-2',
      'B!',
      'sub!',
      'own-3',
      'C!',
    ])
  })
})

describe('slots (TP-6)', () => {
  const note = (text: string) =>
    `export default ({ page }) => <p className="own-note">${text} {page.kind} {page.path}</p>\n`
  const slotFiles = Object.fromEntries(
    [...THEME_SLOTS.keys()].map((name) => [`src/slots/${name.replace(':', '-')}.jsx`, note(name)]),
  )
  const config = (slots: string) =>
    PARTS_SITE_CONFIG.replace('themeConfig: {', `theme: { slots: { ${slots} } },\n  themeConfig: {`)
  const allSlots = [...THEME_SLOTS.keys()]
    .map((name) => `'${name}': './src/slots/${name.replace(':', '-')}.jsx'`)
    .join(', ')

  it('are filled at their positions, with the page as prop', async () => {
    const { error, warnings, outDir } = await buildSite(
      makeSite({ ...PARTS_SITE_FILES, ...slotFiles }, config(allSlots)),
    )
    expect([error, ...warnings]).toEqual([undefined])
    const html = readFileSync(join(outDir, 'docs/a/index.html'), 'utf8').replaceAll('<!-- -->', '')
    const positions = [
      'navbar:before doc /docs/a</p></vl-slot><nav',
      'navbar:after doc /docs/a</p>',
      'sidebar:before doc /docs/a</p></vl-slot><nav',
      'sidebar:after doc /docs/a</p>',
      'article:before doc /docs/a</p><div class="theme-doc-markdown',
      'article:after doc /docs/a</p><footer class="theme-doc-footer',
      'toc:before doc /docs/a</p><nav',
      'toc:after doc /docs/a</p></div></main>',
      'footer:before doc /docs/a</p></vl-slot><div class="vl-kept">',
      'footer:after doc /docs/a</p>',
    ].map((text) => html.indexOf(text))
    expect(positions).toEqual([...positions].sort((a, b) => a - b))
    expect(positions).not.toContain(-1)
    expect(readFileSync(join(outDir, 'blog/2025/01/01/first/index.html'), 'utf8')).toContain(
      'article:after<!-- --> <!-- -->blog'.replaceAll('<!-- -->', ''),
    )
    const scripts = readdirSync(join(outDir, 'assets')).filter((name) => name.endsWith('.js'))
    const withNotes = scripts.filter((name) =>
      readFileSync(join(outDir, 'assets', name), 'utf8').includes('own-note'),
    )
    // Only the page with live components renders the slots of its content in browsers.
    expect(withNotes.filter((name) => /^(?:shell|react|boot)-/.test(name))).toEqual([])
  })

  it('may have several components, on some pages, around parts of the site', {
    tags: ['exhaustive'],
  }, async () => {
    const site = makeSite(
      {
        ...PARTS_SITE_FILES,
        'src/one.jsx': note('one'),
        'src/two.jsx': note('two'),
        'src/theme/DocItem/Content.jsx':
          "import Original from '@theme-original/DocItem/Content'\nexport default (props) => <section><Original {...props} /></section>\n",
      },
      config(
        "'article:before': ['./src/two.jsx', { component: './src/one.jsx', pages: ['/docs/cat/*', '/page'] }]",
      ),
    )
    const { error, outDir } = await buildSite(site)
    expect(error).toBeUndefined()
    const text = (path: string) =>
      readFileSync(join(outDir, path, 'index.html'), 'utf8').replaceAll('<!-- -->', '')
    expect(text('docs/cat/b')).toContain(
      'two doc /docs/cat/b</p><p class="own-note">one doc /docs/cat/b</p><section>',
    )
    expect(text('docs/a')).toContain('two doc /docs/a</p><section>')
    expect(text('page')).toContain('one page /page')
  })

  it('report files that are missing, and unknown names', { tags: ['exhaustive'] }, async () => {
    const failed = async (slots: string, files = {}) => {
      const { error, warnings } = await buildSite(makeSite({ ...PARTS_SITE_FILES, ...files }, config(slots)))
      return error ?? warnings.join('\n')
    }
    expect(await failed("'article:after': './src/Nope.tsx'")).toBe(
      'The file "src/Nope.tsx" does not exist.\n  at vellum.config.mjs\n  Create it, or correct `theme.slots[\'article:after\']` of the configuration or of a plugin: a path starts at the folder of the site.',
    )
    expect(await failed("'article:end': './src/Nope.tsx'")).toContain('article:after')
    const live = { 'src/Live.jsx': 'export default () => <button onClick={() => alert(1)}>Press</button>\n' }
    expect(await failed("'toc:after': './src/Live.jsx'", live)).toBe('')
    expect(await failed("'footer:after': './src/Live.jsx'", live)).toBe('')
  })
})

it('TP-23: components in pages and in Markdown get the context of Root while Node renders, also from the cache', async () => {
  const site = makeSite({
    'src/place.ts': "import { createContext } from 'react'\nexport const Place = createContext('outside')",
    'src/theme/Root.tsx': `
      import { Place } from '../place'
      export default ({ children }) => <Place value="inside">{children}</Place>`,
    'src/Show.tsx': `
      import { useContext, useState } from 'react'
      import { Place } from './place'
      export default function Show() {
        const [count] = useState(0)
        return <p>{useContext(Place)} {count}</p>
      }`,
    'src/pages/home.tsx': "import Show from '../Show'\nexport default () => <main><Show /></main>",
    'docs/a.mdx': "import Show from '@site/src/Show'\n\n# A\n\n<Show />\n",
  })
  for (const _ of ['new', 'cached']) {
    const { error, outDir } = await buildSite(site)
    expect(error).toBeUndefined()
    const { 'home/index.html': page, 'docs/a/index.html': markdown } = documents(outDir)
    for (const html of [page, markdown]) expect(html).toMatch(/<p>inside(?:<!-- -->)* /)
  }
})
