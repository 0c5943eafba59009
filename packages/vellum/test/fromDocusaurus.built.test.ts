// Sites that came from Docusaurus: what worked there works here. Each site is named by what Docusaurus does with it.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildSite, filesIn, testSites } from './builtSite.js'

const { makeSite } = testSites()

const read = (outDir: string, path: string) => readFileSync(join(outDir, path), 'utf8')

/** A plugin of the package that runs those of Docusaurus. */
const MOVED = "plugins: [{ name: 'docusaurus: local' }]"

describe('a site without a policy in Docusaurus', () => {
  const CODE = {
    'docs/index.md': '# A\n',
    'src/run.js': `
import { calculate } from 'calculator'
export const remote = () => import('https://esm.sh/left-pad')
export const wasm = (bytes) => WebAssembly.instantiate(bytes)
globalThis.tools = { calculate, remote, wasm }
const script = document.createElement('script')
script.src = 'https://cdn.example.com/widget.js'
document.head.append(script)
// eval('a comment')
`,
    'node_modules/calculator/package.json': '{ "name": "calculator", "main": "index.js" }',
    'node_modules/calculator/index.js':
      "const root = Function('return this')()\nexports.calculate = (code) => new Function('x', code)(root)\n",
  }

  it('HO-21, HO-22: it has a policy that only reports, and the build names the code that it would block', async () => {
    const siteDir = makeSite(CODE, `clientModules: ['./src/run.js'], ${MOVED}`)
    const { outDir, error, infos, warnings } = await buildSite(siteDir)
    expect(error).toBeUndefined()
    const headers = read(outDir, '_headers')
    expect(headers).toContain("  Content-Security-Policy-Report-Only: default-src 'none'")
    expect(headers).not.toContain('  Content-Security-Policy:')
    expect(infos.filter((line) => line.includes('Docusaurus'))).toEqual([
      'The site came from Docusaurus (the plugin "docusaurus: local"): its content security policy only reports, and blocks nothing. Set `contentSecurityPolicy`, such as to `{}`, to enforce it.',
    ])
    expect(warnings).toEqual([
      [
        'The content security policy would block code of the site: `eval` or `new Function`, WebAssembly, a script of another origin, `import()` of another origin.',
        '  at node_modules/calculator/index.js',
        '  at src/run.js',
        '  If pages need it, set `contentSecurityPolicy: { \'script-src\': ["\'unsafe-eval\'", "\'wasm-unsafe-eval\'", "https://cdn.example.com", "https://esm.sh"] }`.',
      ].join('\n'),
    ])
    // From the cache of the bundle.
    const again = await buildSite(siteDir, { write: false })
    expect(again.warnings).toEqual(warnings)
    expect(again.infos.filter((line) => line.includes('came from Docusaurus'))).toHaveLength(1)
  })

  it('HO-21: setting `contentSecurityPolicy` enforces it', async () => {
    const allowed = `{ 'script-src': ["'unsafe-eval'", 'https://*.example.com', 'https://esm.sh'] }`
    const siteDir = makeSite(
      CODE,
      `clientModules: ['./src/run.js'], ${MOVED}, contentSecurityPolicy: ${allowed}`,
    )
    const { outDir, warnings, infos } = await buildSite(siteDir)
    expect(warnings).toEqual([])
    expect(infos.filter((line) => line.includes('Docusaurus'))).toEqual([])
    expect(read(outDir, '_headers')).toContain("  Content-Security-Policy: default-src 'none'")
  })

  it('HO-21: it has no policy in its documents where the host sends none', {
    tags: ['exhaustive'],
  }, async () => {
    const siteDir = makeSite({ 'docs/index.md': '# A\n' }, MOVED)
    const { outDir } = await buildSite(siteDir, { target: 'github-pages' })
    expect(read(outDir, 'docs/index.html')).not.toContain('Content-Security-Policy')
  })

  it('HO-22: a site that did not come from Docusaurus hears of it, too', {
    tags: ['exhaustive'],
  }, async () => {
    const { warnings } = await buildSite(
      makeSite(
        { 'docs/index.md': '# A\n', 'src/run.js': 'globalThis.run = (code) => (0, eval)(code)\n' },
        "clientModules: ['./src/run.js']",
      ),
    )
    expect(warnings).toEqual([
      [
        'The content security policy blocks code of the site: `eval` or `new Function`.',
        '  at src/run.js',
        "  If pages need it, set `contentSecurityPolicy: { 'script-src': [\"'unsafe-eval'\"] }`.",
      ].join('\n'),
    ])
  })
})

describe('links that Docusaurus does not check', () => {
  const SITE = {
    'docs/index.mdx': [
      "import Part from './_part.mdx'",
      '',
      'Text, [Markdown](/of-markdown), <a href="/of-jsx/">JSX</a>',
      '',
      'and <a href="/excluded/" data-noBrokenLinkCheck>one that is not checked</a>.',
      '',
      '<Part />',
    ].join('\n'),
    'docs/_part.mdx': '[In a partial](/of-partial) <a href="/of-jsx-in-partial/">JSX</a>\n',
    'docs/plain.md': '---\nmdx:\n  format: md\n---\n\n<a href="/of-html-in-md">HTML</a>\n',
    'src/pages/index.jsx': `
import Link from '@docusaurus/Link'
export default function Home() {
  return (
    <main>
      <Link to="/of-link">Link</Link>
      <a href="/of-component/">Component</a>
      <a href="/docs#gone">Anchor</a>
      <a href="/excluded-too/" data-noBrokenLinkCheck="true">Not checked</a>
    </main>
  )
}
`,
  }
  const THEME = `themeConfig: {
  announcementBar: { id: 'a', content: '<a href="/of-announcement/">News</a>' },
  navbar: { items: [{ type: 'html', position: 'left', value: '<a href="/of-navbar-html/">API</a>' }, { to: '/of-navbar', label: 'N', position: 'left' }] },
  footer: { links: [{ html: '<a href="/of-footer-html/">Status</a>' }, { to: '/of-footer', label: 'F' }] },
}`
  const targets = (report = '') => [...new Set(report.match(/(?<=^ {2})\/\S+(?=[, ])/gm))].sort()

  it('MV-17: those in HTML and JSX are a warning that names file and line, the others fail the build', async () => {
    const siteDir = makeSite(SITE, `${MOVED}, ${THEME}`)
    const { error, warnings } = await buildSite(siteDir)
    expect(targets(error)).toEqual(
      ['/of-footer', '/of-html-in-md', '/of-link', '/of-markdown', '/of-navbar', '/of-partial'].sort(),
    )
    expect(error).toContain('  /of-markdown (docs/index.mdx:3)')
    const [links, anchors, ...more] = warnings
    expect(more).toEqual([])
    expect(targets(links)).toEqual(
      [
        '/of-announcement/',
        '/of-component/',
        '/of-footer-html/',
        '/of-jsx/',
        '/of-jsx-in-partial/',
        '/of-navbar-html/',
      ].sort(),
    )
    expect(links).toMatch(/^\d+ broken links in HTML or JSX on \d pages\.$/m)
    expect(links).toContain('  /of-jsx/ (docs/index.mdx:3)')
    expect(anchors).toContain('  /docs#gone')
    // From the cache of rendered pages.
    const again = await buildSite(siteDir)
    expect([again.error, again.warnings]).toEqual([error, warnings])
  })

  it('MV-17: `onBrokenHtmlLinks` decides, also in a site that did not come from there', async () => {
    const files = {
      'docs/index.mdx': SITE['docs/index.mdx'],
      'docs/_part.mdx': SITE['docs/_part.mdx'],
    }
    const siteDir = makeSite(files, `${MOVED}, onBrokenHtmlLinks: 'ignore', onBrokenLinks: 'warn'`)
    const { error, warnings } = await buildSite(siteDir)
    expect(error).toBeUndefined()
    expect(warnings.flatMap(targets)).toEqual(['/of-markdown', '/of-partial'])
    const own = await buildSite(makeSite(files))
    expect(targets(own.error)).toEqual(['/of-jsx-in-partial/', '/of-jsx/', '/of-markdown', '/of-partial'])
    const strict = await buildSite(
      makeSite(files, `onBrokenHtmlLinks: 'throw', onBrokenLinks: 'ignore', ${MOVED}`),
    )
    expect(targets(strict.error)).toEqual(['/of-jsx-in-partial/', '/of-jsx/'])
  })

  it('MV-17: links of sidebars, breadcrumbs and cards fail the build, HTML in sidebars does not', async () => {
    const siteDir = makeSite(
      {
        'docs/index.md': '# A\n',
        'sidebars.js': `export default { main: [
  'index',
  { type: 'link', label: 'L', href: '/of-sidebar' },
  { type: 'html', value: '<a href="/of-sidebar-html/">API</a>' },
] }\n`,
      },
      `docs: { sidebarPath: './sidebars.js' }, ${MOVED}`,
    )
    const { error, warnings } = await buildSite(siteDir)
    expect([targets(error), warnings.flatMap(targets)]).toEqual([['/of-sidebar'], ['/of-sidebar-html/']])
  })
})

describe('packages that Docusaurus bundles', () => {
  /** Another React: what uses it, fails. */
  const OTHER_REACT = {
    'package.json': '{ "name": "react", "version": "17.0.2", "main": "index.js" }',
    'index.js':
      "const fail = () => { throw new Error('the other React') }\nmodule.exports = { createElement: fail, useState: fail, version: '17.0.2' }\n",
    'jsx-runtime.js': "throw new Error('the JSX of the other React')\n",
  }

  const inFolder = (folder: string, files: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]))

  const PACKAGES = {
    ...inFolder('node_modules/react', OTHER_REACT),
    // CSS in a package, in its syntax for bundlers.
    'node_modules/styled-box/package.json':
      '{ "name": "styled-box", "module": "es/index.js", "main": "lib.js" }',
    'node_modules/styled-box/es/index.js':
      "import './box.css'\nimport { jsx } from 'react/jsx-runtime'\nexport const Box = () => jsx('b', { className: 'box', children: 'a styled box' })\n",
    'node_modules/styled-box/es/box.css': '.box { color: rebeccapurple }\n',
    // CommonJS with a default export, as Babel writes it.
    'node_modules/common-badge/package.json': '{ "name": "common-badge", "main": "lib/index.js" }',
    'node_modules/common-badge/lib/index.js': `
Object.defineProperty(exports, '__esModule', { value: true })
exports.default = void 0
const _react = _interopRequireDefault(require('react'))
require('./badge.css')
function _interopRequireDefault(obj) { return obj && obj.__esModule ? obj : { default: obj } }
const { useState } = require('react')
function Badge(props) {
  const [count] = useState(7)
  return _react.default.createElement('i', null, props.label, ' ', count)
}
exports.default = Badge
exports.sizes = { small: 'a small badge' }
`,
    'node_modules/common-badge/lib/badge.css': '.badge { color: teal }\n',
    // A second React inside of a package.
    'node_modules/nested/package.json': '{ "name": "nested", "main": "index.js" }',
    'node_modules/nested/index.js':
      "const React = require('react')\nmodule.exports = function Nested() { return React.createElement('u', null, 'nested ', React.useState('state')[0]) }\n",
    ...inFolder('node_modules/nested/node_modules/react', OTHER_REACT),
    // The server renderer of React, which must be the one of this React.
    'src/Static.jsx':
      "import { renderToStaticMarkup } from 'react-dom/server'\nexport default () => <code>{renderToStaticMarkup(<s>markup</s>)}</code>\n",
  }

  const PAGE = `
import { useState } from 'react'
import { Box } from 'styled-box'
import Badge, { sizes } from 'common-badge'
import Nested from 'nested'
import Static from '@site/src/Static'

# Packages

<Box /> <Badge label="a badge" /> {sizes.small} <Nested /> <Static />
`

  it('PK-30: a page renders with packages that have CSS, CommonJS and a React of their own', async () => {
    const siteDir = makeSite({ ...PACKAGES, 'docs/index.mdx': PAGE })
    const { outDir, error, warnings } = await buildSite(siteDir)
    expect([error, warnings]).toEqual([undefined, []])
    const html = read(outDir, 'docs/index.html')
    expect(html).toContain('<b class="box">a styled box</b>')
    expect(html).toContain('<i>a badge<!-- --> <!-- -->7</i>')
    expect(html).toContain('a small badge')
    expect(html).toContain('<u>nested <!-- -->state</u>')
    expect(html).toContain('<code>&lt;s&gt;markup&lt;/s&gt;</code>')
    const sheets = filesIn(outDir).filter((path) => path.endsWith('.css'))
    expect(sheets.map((path) => read(outDir, path)).join('')).toMatch(/\.box\{.*\.badge\{/s)
    const scripts = filesIn(outDir).filter((path) => path.endsWith('.js'))
    expect(scripts.map((path) => read(outDir, path)).join('')).not.toContain('the other React')
  })

  it('PK-31: content outside of the folder of the site imports packages of the site', async () => {
    const root = makeSite({
      'docs/index.mdx':
        "import { Box } from 'styled-box'\nimport Part from './_part.mdx'\n\n# A\n\n<Box /><Part />\n",
      'docs/_part.mdx': "import Nested from 'nested'\n\n<Nested />\n",
      ...inFolder('website', PACKAGES),
      'website/vellum.config.mjs':
        "export default { title: 'Test', url: 'https://example.com', baseUrl: '/', docs: { path: '../docs' } }\n",
    })
    const { outDir, error } = await buildSite(join(root, 'website'))
    expect(error).toBeUndefined()
    const html = read(outDir, 'docs/index.html')
    expect(html).toContain('<b class="box">a styled box</b>')
    expect(html).toContain('<u>nested <!-- -->state</u>')
  })

  it('PK-31: a package that is not there at all is reported with the folder to install it in', {
    tags: ['exhaustive'],
  }, async () => {
    const root = makeSite({
      'docs/index.mdx': "import { Box } from 'not-there'\n\n# A\n\n<Box />\n",
      'website/vellum.config.mjs':
        "export default { title: 'Test', url: 'https://example.com', baseUrl: '/', docs: { path: '../docs' } }\n",
    })
    const { error } = await buildSite(join(root, 'website'))
    expect(error).toContain('The import "not-there" was not found.\n  at ../docs/index.mdx:1:21\n')
    expect(error).toContain(
      'Correct the name, or install the package in the folder of the site: `npm install not-there`.',
    )
  })

  it('PK-30: an element of a React that is inside of a package is reported as such', {
    tags: ['exhaustive'],
  }, async () => {
    const siteDir = makeSite({
      'src/pages/index.jsx':
        "const old = { $$typeof: Symbol.for('react.element'), type: 'p', key: null, ref: null, props: {} }\nexport default () => <div>{old}</div>\n",
      'docs/index.md': '# A\n',
    })
    const { error } = await buildSite(siteDir)
    expect(error).toContain(
      'The element was made by another React, which is part of the code of a package. Install a version of the package that imports React, for React 19.',
    )
  })

  it('PK-31: a missing image of `@site/` is reported where it is imported', async () => {
    const siteDir = makeSite({
      'src/pages/index.jsx':
        'import logo from \'@site/static/img/logo.png\'\nexport default () => <img src={logo} alt="" />\n',
      'docs/index.md': '# A\n',
    })
    const { error } = await buildSite(siteDir)
    expect(error).toContain(
      'The import "@site/static/img/logo.png" was not found.\n  at src/pages/index.jsx:1:18\n',
    )
  })

  it('MD-40: front matter of a partial that is a page, too, is no problem', async () => {
    const page = '---\ntitle: Own\n---\n\nText of the page.\n'
    const siteDir = makeSite({
      'docs/index.mdx':
        "import Other from './other.md'\nimport Part from './_part.md'\n\n# A\n\n<Other />\n<Part />\n",
      'docs/other.md': page,
      'docs/_part.md': page,
    })
    const { error, warnings } = await buildSite(siteDir)
    expect(error).toBeUndefined()
    expect(warnings).toEqual([
      'The partial has front matter, which is ignored.\n  at docs/_part.md:1:1\n  Remove it: only pages have front matter.',
    ])
  })
})

describe('remark plugins that remember something', () => {
  const PAGES = Object.fromEntries(
    Array.from({ length: 24 }, (_, i) => [`docs/page-${i}.md`, `# Page ${i}\n\nText.\n`]),
  )
  const PLUGIN = `
const seen = []
export const remember = () => (tree, file) => {
  seen.push(file.path.slice(file.path.lastIndexOf('/docs/')))
  tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: 'Seen before: ' + seen.length }] })
}
`
  const highest = (outDir: string) =>
    Math.max(
      ...Object.keys(PAGES).map((_, i) =>
        Number(/Seen before: (\d+)/.exec(read(outDir, `docs/page-${i}/index.html`))?.[1]),
      ),
    )
  const config = (more: string) =>
    `import { remember } from './remember.mjs'\nexport default { title: 'Test', url: 'https://example.com', baseUrl: '/', markdown: { remarkPlugins: [remember]${more} } }\n`

  it('MD-43: with `markdown.parallel: false` one copy of a plugin sees all pages', {
    tags: ['exhaustive'],
  }, async () => {
    const siteDir = makeSite({
      ...PAGES,
      'remember.mjs': PLUGIN,
      'vellum.config.mjs': config(', parallel: false'),
    })
    const { outDir, error } = await buildSite(siteDir, { workers: 2 })
    expect(error).toBeUndefined()
    expect(highest(outDir)).toBe(24)
  })

  it('MD-43: this is the default of a site that came from Docusaurus', async () => {
    const siteDir = makeSite({
      ...PAGES,
      'remember.mjs': PLUGIN,
      'vellum.config.mjs': config('').replace('markdown:', `${MOVED}, markdown:`),
    })
    const { outDir, error } = await buildSite(siteDir, { workers: 2 })
    expect(error).toBeUndefined()
    expect(highest(outDir)).toBe(24)
  })
})

describe('components that read their children', () => {
  const READER = `
import { Children, isValidElement } from 'react'
const rowsOf = (table) => Children.toArray(table.props.children).at(-1).props.children
export default function APITable({ children, name }) {
  if (!isValidElement(children) || children.type !== 'table') throw new Error('Not a table: ' + String(children?.type))
  const rows = Children.map(rowsOf(children), (row) => {
    const [cell] = Children.toArray(row.props.children)
    return <li id={name + '-' + cell.props.children.props.children}>{row.props.children}</li>
  })
  return <ul className="rows">{rows}</ul>
}
`
  const PAGE = `
# Options

<APITable name="options">

| Name | Default |
|---|---|
| \`path\` | \`'docs'\` and a *longer* text |
| \`id\` | \`'default'\` |

</APITable>

| A | B |
|---|---|
| c | d |
`

  it.each([
    [
      'with state',
      `import { useState } from 'react'\n${READER.replace('const rows =', 'useState(0); const rows =')}`,
    ],
    ['without state', READER],
  ])('MD-44: a table is given to a component %s as React elements', async (_, code) => {
    const siteDir = makeSite({
      'src/APITable.jsx': code,
      'docs/imported.mdx': `import APITable from '@site/src/APITable'\n${PAGE}`,
      'src/theme/MDXComponents.jsx':
        "import MDXComponents from '@theme-original/MDXComponents'\nimport APITable from '../APITable'\nexport default { ...MDXComponents, APITable }\n",
      'docs/registered.mdx': PAGE,
    })
    const { outDir, error } = await buildSite(siteDir)
    expect(error).toBeUndefined()
    for (const page of ['imported', 'registered']) {
      const html = read(outDir, `docs/${page}/index.html`)
      expect(html).toContain('<ul class="rows"><li id="options-path">')
      expect(html).toMatch(/<li id="options-id"><td[^>]*><code>id<\/code><\/td>/)
      // Other tables stay as they are.
      expect(html).toMatch(/<div class="vl-table" tabindex="0"><table>/)
    }
  })
})
