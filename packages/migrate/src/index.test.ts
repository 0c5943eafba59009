import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { runMigrate } from './index.js'

const FIXTURES = fileURLToPath(new URL('../fixtures/', import.meta.url))
const folders: string[] = []

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})
afterEach(() => {
  vi.restoreAllMocks()
})

function folder(): string {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'migrate-')))
  folders.push(dir)
  return dir
}

function fixture(name: string): string {
  const dir = folder()
  cpSync(join(FIXTURES, name), dir, { recursive: true })
  return dir
}

function site(files: Readonly<Record<string, string>>): string {
  const dir = folder()
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true })
    writeFileSync(join(dir, name), text)
  }
  return dir
}

async function run(...args: string[]): Promise<{ code: number; output: string; errors: string }> {
  let [output, errors] = ['', '']
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    output += String(text)
    return true
  })
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    errors += String(text)
    return true
  })
  const code = await runMigrate(args)
  vi.restoreAllMocks()
  return { code, output, errors }
}

/** Every file of a folder with its text. */
function snapshot(dir: string): Record<string, string> {
  const names = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return Object.fromEntries(
    names.map((entry) => [
      join(entry.parentPath, entry.name),
      readFileSync(join(entry.parentPath, entry.name), 'utf8'),
    ]),
  )
}

const CONFIG = `export default { title: 'A', url: 'https://a.dev', baseUrl: '/', presets: ['classic'] }\n`

interface Json {
  pages: number
  written: string[]
  findings: {
    code: string
    outcome: string
    text: string
    fix?: string
    positions: string[]
    pages: number
  }[]
}

async function json(dir: string, ...args: string[]): Promise<Json> {
  return JSON.parse((await run(dir, '--json', ...args)).output)
}

describe('vellum-migrate', () => {
  it('writes nothing with --dry-run [MG-4]', async () => {
    const dir = fixture('classic')
    const before = snapshot(dir)
    const { code, output } = await run(dir, '--dry-run')
    expect(code).toBe(0)
    expect(output).toContain('Would write vellum.config.ts')
    expect(snapshot(dir)).toEqual(before)
  })

  it.each(readdirSync(FIXTURES))(
    'never edits content of %s, and changes nothing the second time [MG-4] [MG-10]',
    async (name) => {
      const dir = fixture(name)
      const before = snapshot(dir)
      expect((await run(dir)).code).toBe(0)
      const after = snapshot(dir)
      for (const [file, text] of Object.entries(before).filter(([file]) => /\.mdx?$/.test(file))) {
        expect(after[file]).toBe(text)
      }
      expect((await run(dir)).output).toContain('No file was changed')
      expect(snapshot(dir)).toEqual(after)
    },
  )

  it('keeps a configuration that exists, unless --force is passed [MG-4]', async () => {
    const dir = site({ 'docusaurus.config.js': CONFIG, 'vellum.config.ts': '// mine\n' })
    expect((await json(dir)).findings.find(({ code }) => code === 'file-kept')?.positions).toEqual([
      'vellum.config.ts',
    ])
    expect(readFileSync(join(dir, 'vellum.config.ts'), 'utf8')).toBe('// mine\n')
    await run(dir, '--force')
    expect(readFileSync(join(dir, 'vellum.config.ts'), 'utf8')).toContain('export default')
  })

  it('mentions changes that are not committed [MG-4]', async () => {
    const dir = site({ 'docusaurus.config.js': CONFIG })
    execFileSync('git', ['init', '-q'], { cwd: dir })
    expect((await json(dir, '--dry-run')).findings.map(({ code }) => code)).toContain('dirty-tree')
  })

  it('finds imports, parts and code that need a hand, once for each cause [MG-6]', async () => {
    const { findings, pages } = await json(
      site({
        'docusaurus.config.js': CONFIG,
        'docs/a.mdx':
          "import X from '@theme/NoSuchThing'\n\n```js\nimport Y from '@theme/InAFence'\n```\n\n<X />\n",
        'docs/b.mdx': "import X from '@theme/NoSuchThing'\n",
        'src/pages/c.js':
          "import Link from '@docusaurus/Link'\nimport useLnk from '@docusaurus/useBaseUrll'\nconst f = new Function('x')\nWebAssembly.instantiate(y)\nimport('https://esm.sh/z')\n",
        'src/theme/Footer/index.js': "import Own from '@theme/Own'\n",
        'src/theme/Own.js': '',
        'src/theme/NoPartOfTheTheme/index.js':
          "import X from '@theme-original/NoPartOfTheTheme'\nimport site from '@generated/docusaurus.config'\n",
        'src/theme/ReactLiveScope.js': '',
        'src/plugins/p.js':
          "require('@docusaurus/logger')\nmodule.exports = ({ siteConfig }) => siteConfig.presets\n",
        'src/components/Version.js':
          "import useDocusaurusContext from '@docusaurus/useDocusaurusContext'\nconst { siteConfig } = useDocusaurusContext()\nsiteConfig.presets[0]\nsiteConfig.themeConfig\n",
        'src/css/custom.css': ':root { --ifm-color-primary: red }',
        'plugins/p.js': "require('@docusaurus/utils')\n",
      }),
      '--dry-run',
    )
    const found = findings.map(({ code, positions }) => [code, ...positions])
    expect(pages).toBe(2)
    expect(found).toContainEqual(['unknown-import', 'docs/a.mdx:1', 'docs/b.mdx:1'])
    expect(found).toContainEqual(['unknown-import', 'src/pages/c.js:2'])
    expect(findings.find(({ text }) => text.includes('useBaseUrll'))?.fix).toContain(
      '"@docusaurus/useBaseUrl"',
    )
    expect(found).toContainEqual(['unknown-field', 'src/components/Version.js:3'])
    expect(found).toContainEqual(['policy-eval', 'src/pages/c.js:3'])
    expect(found).toContainEqual(['policy-wasm', 'src/pages/c.js:4'])
    expect(found).toContainEqual(['policy-remote', 'src/pages/c.js:5'])
    expect(found).toContainEqual(['kept-part', 'src/theme/Footer/index.js'])
    expect(found).toContainEqual(['unknown-part', 'src/theme/NoPartOfTheTheme/index.js'])
    expect(found).toContainEqual(['unknown-part', 'src/theme/ReactLiveScope.js'])
    expect(found.flat().filter((at) => at?.startsWith('src/theme/NoPart'))).toEqual([
      'src/theme/NoPartOfTheTheme/index.js',
    ])
    expect(found.flat()).not.toContain('src/theme/Own.js')
    expect(found.map(([code]) => code)).toContain('infima-enabled')
  })

  it('reports a copied component of the theme that imports the type of its own props, as swizzling writes it [MG-6]', async () => {
    const dir = site({
      'docusaurus.config.js': CONFIG,
      'src/theme/TOCItems/Tree.tsx':
        "import type {Props} from '@theme/TOCItems/Tree'\nexport default () => null\n",
      'src/theme/Playground/index.tsx': "import Playground from '@theme-original/Playground'\n",
    })
    const found = (await json(dir, '--dry-run')).findings.filter(({ code }) => code === 'unknown-part')
    expect(found.map(({ positions, fix }) => [...positions, fix])).toEqual([
      ['src/theme/Playground/index.tsx', expect.stringContaining('marked `live` are shown as code')],
      ['src/theme/TOCItems/Tree.tsx', expect.stringContaining('DocItem/TOC/Desktop')],
    ])
  })

  it('finds live code in fences and in `<CodeBlock live>` [MG-6]', async () => {
    const dir = site({
      'docusaurus.config.js': CONFIG.replace(
        'presets',
        "themes: ['@docusaurus/theme-live-codeblock'], presets",
      ),
      'docs/a.mdx': '# A\n\n```jsx live\na\n```\n',
      'docs/b.mdx': "import code from '!!raw-loader!./c'\n\n<CodeBlock\n  jsx\n  live\n>{code}</CodeBlock>\n",
      'docs/c.mdx': '```jsx title="live"\nlive\n```\n\n<CodeBlock language="live" />\n',
    })
    const { findings } = await json(dir, '--dry-run')
    const lost = findings.find(({ code, outcome }) => code === 'live-code' && outcome === 'lost')
    expect(lost?.positions).toEqual(['docs/a.mdx:3', 'docs/b.mdx:3'])
    expect(findings.find(({ code, outcome }) => code === 'live-code' && outcome === 'changed')?.text).toBe(
      '"@docusaurus/theme-live-codeblock" was removed; blocks marked `live` are shown as code.',
    )
  })

  it('finds selectors of Prism and of generated classes in styles [MG-6]', async () => {
    const dir = site({
      'docusaurus.config.js': CONFIG,
      'src/css/custom.css':
        '/* .token */ .token-list {}\n.token.comment { color: red }\nmain[class^="docMainContainer"] { width: 1px }\n[class*=\'ownThing\'], [class*="menu"] { top: 0 }\n',
      'src/components/a.module.css': '.ownThing { top: 0 }',
    })
    const found = (await json(dir, '--dry-run')).findings.filter(({ code }) => code === 'lost-selector')
    expect(found.map(({ positions }) => positions)).toEqual([
      ['src/css/custom.css:2'],
      ['src/css/custom.css:3'],
    ])
  })

  it('renames the folders that tsconfig.json of the template leaves out [MG-5]', async () => {
    const dir = site({
      'docusaurus.config.js': CONFIG,
      'tsconfig.json':
        '{\n  // For editors.\n  "extends": "@docusaurus/tsconfig",\n  "exclude": [".docusaurus", "build"]\n}\n',
    })
    await run(dir)
    expect(readFileSync(join(dir, 'tsconfig.json'), 'utf8')).toBe(
      '{\n  // For editors.\n  "extends": "vellum/tsconfig.json",\n  "exclude": [".vellum", "dist"]\n}\n',
    )
  })

  it('knows the components that docusaurus-theme-openapi-docs brings, which its pages import [MG-6]', async () => {
    const dir = site({
      'docusaurus.config.js': CONFIG.replace('title:', "themes: ['docusaurus-theme-openapi-docs'], title:"),
      'docs/add-pet.api.mdx': `import MethodEndpoint from "@theme/ApiExplorer/MethodEndpoint";
import StatusCodes from "@theme/StatusCodes";
import Nowhere from "@theme/Nowhere";
`,
    })
    const { output } = await run(dir, '--dry-run')
    expect(output).toContain('"@theme/Nowhere" cannot be imported.')
    expect(output.match(/cannot be imported/g)).toHaveLength(1)
  })

  it('scans and names folders that options in variables name, also outside of the site [MG-6]', async () => {
    const dir = site({
      'website/docusaurus.config.js': `const docs = { path: '../guides' };
const options = { docs, blog: { path: './news' } };
module.exports = { title: 'Acme', url: 'https://acme.example', baseUrl: '/', presets: [['classic', options]] };
`,
      'website/news/2025-01-01-a.md': '',
      'guides/a.mdx': "import X from '@theme/Nowhere'",
    })
    const { output } = await run(join(dir, 'website'), '--dry-run')
    expect(output).toMatch(/Content stays where it is, with its URLs and ids: \.\.\/guides, news\./)
    expect(output).toContain('"@theme/Nowhere" cannot be imported.')
    expect(output).toContain('2 pages of content')
  })

  it('names what modules of Docusaurus export and those of Vellum do not [MG-3]', async () => {
    const dir = site({
      'docusaurus.config.js': "module.exports = { title: 'A', url: 'https://a.dev', baseUrl: '/' }",
      'src/pages/a.tsx': `import {
  Collapsible,
  NavbarSecondaryMenuFiller,
  useSearchLinkCreator,
} from '@docusaurus/theme-common'
import { matchPath as match, useLocation } from '@docusaurus/router'
import { ThemeConfig, type UserThemeConfig, useColorMode } from '@docusaurus/theme-common'
export default () => <NavbarSecondaryMenuFiller><Collapsible collapsed /></NavbarSecondaryMenuFiller>
`,
    })
    const { output } = await run(dir, '--dry-run', '--json')
    const { findings } = JSON.parse(output) as {
      findings: { code: string; text: string; positions: string[] }[]
    }
    const unknown = findings.filter(({ code }) => code === 'unknown-import')
    expect(unknown.map(({ text, positions }) => `${text} ${positions}`)).toEqual([
      '"useSearchLinkCreator" is not exported by "@docusaurus/theme-common". src/pages/a.tsx:4',
      '"matchPath" is not exported by "@docusaurus/router". src/pages/a.tsx:6',
    ])
  })

  it('says what the engine has instead of names and parts of Docusaurus [MG-3]', async () => {
    const dir = site({
      'docusaurus.config.js': "module.exports = { title: 'A', url: 'https://a.dev', baseUrl: '/' }",
      'src/theme/Layout/Provider/index.js': 'export default ({ children }) => children\n',
      'src/theme/Admonition/Icon/Note.js': 'export default () => null\n',
      'src/pages/a.jsx': `import Author from '@theme/BlogPostItem/Header/Author'
import { NavLink, withRouter } from '@docusaurus/router'
export default () => <NavLink><Author /></NavLink>
`,
    })
    const { output } = await run(dir, '--dry-run', '--json')
    const { findings } = JSON.parse(output) as { findings: { code: string; text: string; fix: string }[] }
    const found = findings.filter(({ code }) => code.startsWith('unknown-'))
    expect(found.map(({ text, fix }) => `${text} ${fix}`).sort()).toEqual([
      '"@theme/BlogPostItem/Header/Author" cannot be imported. Replace `BlogPostItem/Header/Authors`.',
      '"NavLink" is not exported by "@docusaurus/router". Use `Link` of `@docusaurus/Link` with `isNavLink`.',
      '"withRouter" is not exported by "@docusaurus/router". Write it into your own code. The manual lists what can be imported: reference/compat.',
      'src/theme/Admonition/Icon/Note replaces nothing: Vellum’s theme has no such part. Write the icon into your `Admonition/Types`.',
      'src/theme/Layout/Provider replaces nothing: Vellum’s theme has no such part. Put providers into `Root`.',
    ])
  })

  it('changes the files around the site, and reports what it cannot change [MG-5]', async () => {
    const dir = site({
      'docusaurus.config.js': CONFIG,
      '.git/HEAD': '',
      '.gitignore': '/build\n.docusaurus\n',
      'tsconfig.json': '{ "extends": "@docusaurus/tsconfig" }',
      'vercel.json': '{ "outputDirectory": "build" }',
      '.github/workflows/deploy.yml':
        'steps:\n  - uses: actions/upload-pages-artifact@v3\n    with:\n      path: build\n',
    })
    const { findings } = await json(dir)
    const read = (name: string) => readFileSync(join(dir, name), 'utf8')
    expect(read('.gitignore')).toBe('/dist\n.vellum\n')
    expect(read('tsconfig.json')).toBe('{ "extends": "vellum/tsconfig.json" }')
    expect(read('vercel.json')).toBe('{ "outputDirectory": "dist" }')
    expect(findings.find(({ code }) => code === 'hosting-folder')).toMatchObject({
      fix: 'Write `path: dist`.',
      positions: ['.github/workflows/deploy.yml:4'],
    })
  })

  it('makes the configuration of Docusaurus again [MG-9]', async () => {
    const dir = fixture('parts')
    await run(dir)
    rmSync(join(dir, 'docusaurus.config.ts'))
    const { code } = await run(dir, '--to', 'docusaurus')
    expect(code).toBe(0)
    const text = readFileSync(join(dir, 'docusaurus.config.ts'), 'utf8')
    expect(text).toContain("presets: [['classic', {")
    expect(text).toContain("themes: ['@docusaurus/theme-mermaid']")
    expect(text).toContain("[stations, {line: 'North'}],")
    expect(text).not.toContain('vellum')
    const { dependencies, scripts } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'))
    expect(scripts.start).toBe('docusaurus start')
    expect(Object.keys(dependencies)).not.toContain('vellum')
    expect(Object.keys(dependencies)).toContain('@docusaurus/core')
  })

  it('writes what Docusaurus accepts of fields that it has elsewhere [MG-9]', async () => {
    const dir = site({
      'vellum.config.ts': `import { math as vellumMath } from 'vellum-math'
import { mermaid } from 'vellum-mermaid'
import { googleGtag } from 'vellum-docusaurus'
import { zoom } from 'vellum-zoom'

export default {
  title: 'A', url: 'https://a.dev', baseUrl: '/',
  markdown: { parallel: true, twoslash: true, format: 'detect' },
  docs: { remarkPlugins: [other] },
  blog: { futurePosts: 'publish', blogTitle: 'B' },
  sitemap: { lastmod: 'date' },
  createRedirects: (path) => [path + '.html'],
  plugins: [...generated(), googleGtag({ trackingID: 'G-1' }), vellumMath(), mermaid(), zoom()],
}
`,
      'package.json': '{ "dependencies": { "sass": "1", "@docsearch/react": "4", "vellum": "0.1" } }\n',
      'tsconfig.json': '{ "extends": "vellum/tsconfig.json", "exclude": [".vellum", "dist"] }\n',
      '.gitignore': '/dist\n.vellum\n',
    })
    const { findings } = await json(dir, '--to', 'docusaurus')
    const read = (name: string) => readFileSync(join(dir, name), 'utf8')
    expect(read('docusaurus.config.ts')).toBe(`import remarkMath from 'remark-math'
import rehypeKatex from 'rehype-katex'

export default {
  title: 'A', url: 'https://a.dev', baseUrl: '/',
  markdown: { format: 'detect', mermaid: true },
  presets: [['classic', {
    docs: { remarkPlugins: [other, remarkMath], rehypePlugins: [rehypeKatex] },
    blog: { blogTitle: 'B', remarkPlugins: [remarkMath], rehypePlugins: [rehypeKatex] },
    sitemap: { lastmod: 'date' },
  }]],
  themes: ['@docusaurus/theme-mermaid'],
  clientModules: [require.resolve('katex/dist/katex.min.css')],
  plugins: [
    ...generated(),
    ['@docusaurus/plugin-google-gtag', { trackingID: 'G-1' }],
    ['@docusaurus/plugin-client-redirects', { createRedirects: (path) => [path + '.html'] }],
    'docusaurus-plugin-sass',
  ],
}
`)
    expect(Object.keys(JSON.parse(read('package.json')).dependencies)).toEqual([
      '@docusaurus/core',
      '@docusaurus/module-type-aliases',
      '@docusaurus/plugin-client-redirects',
      '@docusaurus/plugin-google-gtag',
      '@docusaurus/preset-classic',
      '@docusaurus/theme-mermaid',
      '@docusaurus/tsconfig',
      '@docusaurus/types',
      '@mdx-js/react',
      'docusaurus-plugin-sass',
      'katex',
      'react',
      'react-dom',
      'rehype-katex',
      'remark-math',
      'sass',
    ])
    expect(read('tsconfig.json')).toBe(
      '{ "extends": "@docusaurus/tsconfig", "exclude": [".docusaurus", "build"] }\n',
    )
    expect(read('.gitignore')).toBe('/build\n.docusaurus\n')
    const named = findings.filter(({ outcome }) => outcome === 'lost' || outcome === 'hand')
    expect(named.map(({ text }) => text)).toEqual([
      'Entries of `plugins` that code computes were kept as they are.',
      '`zoom()` is a plugin of Vellum, which Docusaurus cannot run.',
      '`markdown.twoslash` is a field of Vellum.',
    ])
  })

  it('writes redirects that Docusaurus accepts, and names the others with the line for the host [MG-15]', async () => {
    const dir = site({
      'vellum.config.ts': `const moved = [{ from: '/shared/*', to: '/docs/:splat' }]

export default {
  title: 'A', url: 'https://a.dev', baseUrl: '/x/',
  redirects: [
    // Stays.
    { from: '/one', to: '/docs/a#b' },
    { from: ['/two', '/three/*', '/x/four'], to: '/x/docs/a' },
    { from: '/blog/:year/*', to: '/news/:splat', status: 302 },
    { from: '/five', to: \`/docs/a\`, status: 308 },
    { from: '/six', to: '/manual.pdf' },
    { from: '/seven', to: 'https://b.dev/manual.pdf' },
    { from: '/eight', to: '/five/#c' },
    { from: oldPath, to: '/docs/a', status: 302 },
    ...moved,
    ...others(),
  ],
}
`,
      'package.json': '{}\n',
      'static/_redirects': '/nine /docs/a\n',
      'docs/a.md': '---\ntitle: A\nredirect_from: [/ten]\n---\n',
      'docs/b.mdx': '---\nredirect_from:\n  - /eleven\n---\n\nredirect_from: no\n',
    })
    const { findings } = await json(dir, '--to', 'docusaurus')
    const text = readFileSync(join(dir, 'docusaurus.config.ts'), 'utf8')
    expect(text).toContain('const moved = []\n')
    expect(text.slice(text.indexOf("    ['@docusaurus/plugin-client-redirects"))).toBe(
      `    ['@docusaurus/plugin-client-redirects', { redirects: [
    // Stays.
    { from: '/one', to: '/docs/a#b' },
    { from: ['/two', '/four'], to: '/docs/a' },
    { from: '/five', to: '/docs/a' },
    { from: '/seven', to: 'https://b.dev/manual.pdf' },
    { from: '/eight', to: '/docs/a#c' },
    { from: oldPath, to: '/docs/a' },
    ...moved,
    ...others(),
  ] }],
  ],
}
`,
    )
    const lineOf = (line: string) => `In \`static/_redirects\` or the settings of your host: \`${line}\`.`
    const config = (line: number) => [`vellum.config.ts:${line}`]
    expect(
      findings
        .filter(({ code }) => code.startsWith('redirect'))
        .map(({ outcome, text, fix, positions }) => [outcome, text, fix, positions]),
    ).toEqual([
      [
        'hand',
        'The redirect "/three/*" is a pattern, for which Docusaurus writes no page.',
        lineOf('/x/three/* /x/docs/a 301'),
        config(8),
      ],
      [
        'hand',
        'The redirect "/blog/:year/*" is a pattern, for which Docusaurus writes no page.',
        lineOf('/x/blog/:year/* /x/news/:splat 302'),
        config(9),
      ],
      [
        'hand',
        'The redirect "/five" is a page of Docusaurus, without the status 308.',
        lineOf('/x/five /x/docs/a 308'),
        config(10),
      ],
      [
        'hand',
        'The redirect "/six" has a file as its target, which Docusaurus refuses.',
        lineOf('/x/six /x/manual.pdf 301'),
        config(11),
      ],
      [
        'hand',
        'A redirect that code computes was kept without its status.',
        'In the settings of your host: its path, its target and the status 302.',
        config(14),
      ],
      [
        'hand',
        'The redirect "/shared/*" is a pattern, for which Docusaurus writes no page.',
        lineOf('/x/shared/* /x/docs/:splat 301'),
        config(1),
      ],
      [
        'hand',
        'Redirects that code computes were kept as they are.',
        'Let the code return `from` and `to`: Docusaurus refuses `status`, and writes no page for a pattern.',
        config(16),
      ],
      [
        'hand',
        'Docusaurus copies `static/_redirects`, which only Netlify and Cloudflare read.',
        'For another host, write its lines into `redirects` of the plugin, or into the settings of the host.',
        ['static/_redirects'],
      ],
      [
        'hand',
        'Docusaurus does not know `redirect_from` in front matter.',
        "Write its URLs into `redirects` of the plugin: `{ from: '/old', to: '/docs/page' }`.",
        ['docs/a.md:3', 'docs/b.mdx:2'],
      ],
    ])
  })

  it('writes several blogs as plugins, and no option that Docusaurus refuses [MG-9]', async () => {
    const dir = site({
      'vellum.config.ts': `export default {
  title: 'A', url: 'https://a.dev', baseUrl: '/',
  onBrokenHtmlLinks: 'warn',
  docs: { versions: { current: { label: 'Next' }, '1.0': { ref: 'v1', refPath: 'docs', label: 'One' } } },
  blog: [{ futurePosts: 'publish', path: 'news' }, { id: 'log', path: 'log', futurePosts: 'publish' }],
  themeConfig: { docs: { markdownLink: true, assistants: [], sidebar: { hideable: true } } },
}
`,
      'package.json': '{}\n',
    })
    const { findings } = await json(dir, '--to', 'docusaurus')
    const text = readFileSync(join(dir, 'docusaurus.config.ts'), 'utf8')
    expect(text).toContain("docs: { versions: { current: { label: 'Next' }, '1.0': { label: 'One' } } },")
    expect(text).toContain("blog: { path: 'news' },")
    expect(text).toContain("['@docusaurus/plugin-content-blog', { id: 'log', path: 'log', }],")
    expect(text).toContain('themeConfig: { docs: { sidebar: { hideable: true } } },')
    expect(text).not.toContain('onBrokenHtmlLinks')
    expect(findings.filter(({ outcome }) => outcome === 'lost').map(({ text }) => text)).toEqual([
      'The version "1.0" is read from Git, which Docusaurus does not do.',
      'The link to the Markdown of a page.',
      'The menu for assistants.',
      'Links that are written as `<a>`: Docusaurus does not check them.',
    ])
  })

  it('writes no empty preset over those that the configuration spreads [MG-9]', async () => {
    const dir = site({
      'vellum.config.js': "import base from './base.js'\nexport default { ...base, title: 'A' }\n",
      'package.json': '{}\n',
    })
    const { findings } = await json(dir, '--to', 'docusaurus')
    expect(readFileSync(join(dir, 'docusaurus.config.ts'), 'utf8')).not.toContain('presets')
    expect(findings.find(({ code }) => code === 'computed-list')?.positions).toEqual(['vellum.config.js:2'])
  })

  const VITEPRESS = {
    'docs/.vitepress/config.mts': `import { defineConfig } from 'vitepress'
export default defineConfig({
  title: 'Anvil', base: '/x/', lastUpdated: true, sitemap: { hostname: 'https://a.dev' }, vite: {},
  themeConfig: {
    nav: [{ text: 'Guide', link: '/guide/' }, { text: 'More', items: [{ text: 'Out', link: 'https://b.dev' }] }],
    sidebar: { '/guide/': [{ text: 'Start', collapsed: true, items: [{ text: 'Install', link: '/guide/install' }] }] },
    socialLinks: [{ icon: 'github', link: 'https://github.com/a/b' }],
    editLink: { pattern: 'https://github.com/a/b/edit/main/docs/:path' },
    search: { provider: 'local' },
  },
})
`,
    'docs/index.md': '---\nlayout: home\n---\n\n# Anvil\n',
    'docs/guide/index.md': '# Guide\n\n::: tip Two\nx\n:::\n',
    'docs/guide/install.md': '# Install\n',
    'docs/public/a.txt': '',
    'package.json':
      '{ "scripts": { "dev": "vitepress dev docs" }, "devDependencies": { "vitepress": "1.0.0" } }\n',
  }

  it('moves the configuration and the sidebar of VitePress [MG-11]', async () => {
    const dir = site(VITEPRESS)
    const { findings, pages } = await json(dir)
    const read = (name: string) => readFileSync(join(dir, name), 'utf8')
    expect(pages).toBe(3)
    expect(read('vellum.config.ts')).toBe(`import { defineConfig } from 'vellum'

export default defineConfig({
  title: 'Anvil',
  url: 'https://a.dev',
  baseUrl: '/x/',
  staticDirectories: ['docs/public'],
  createRedirects: (path) => (path.endsWith('/') ? [] : [path + '.html']),
  docs: {
    path: 'docs',
    routeBasePath: '/',
    sidebarPath: './sidebars.ts',
    editUrl: ({ docPath }) => \`https://github.com/a/b/edit/main/docs/\${docPath}\`,
    showLastUpdateTime: true,
  },
  blog: false,
  search: true,
  themeConfig: {
    navbar: {
      title: 'Anvil',
      items: [
        { label: 'Guide', to: '/guide/', position: 'left' },
        {
          type: 'dropdown',
          label: 'More',
          items: [{ label: 'Out', href: 'https://b.dev' }],
          position: 'left',
        },
        { label: 'github', href: 'https://github.com/a/b', position: 'right' },
      ],
    },
  },
})
`)
    expect(read('sidebars.ts')).toContain("{ type: 'doc', id: 'guide/install', label: 'Install' }")
    expect(JSON.parse(read('package.json'))).toEqual({
      scripts: { dev: 'vellum dev' },
      devDependencies: { vellum: '^0.1.0' },
    })
    expect(read('docs/guide/index.md')).toContain('::: tip Two')
    expect(findings.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['renamed-field', 'content-syntax', 'unsupported-syntax']),
    )
  })

  it('reads what functions of the module return, and names what it cannot move of VitePress [MG-11]', async () => {
    const dir = site({
      'docs/.vitepress/config.ts': `import { defineConfig } from 'vitepress'
export default defineConfig({
  title: 'A', cleanUrls: true, titleTemplate: ':title', markdown: {},
  locales: { root: { label: 'English' }, zh_CN: { label: '中文', themeConfig: { nav: [] } } },
  themeConfig: {
    sidebar: sidebar(),
    footer: { message: 'MIT', copyright: 'Until ' + year() },
    outline: 'deep',
  },
})
function year() {
  return new Date().getFullYear()
}
function sidebar() {
  return { '/guide/': [{ text: 'Guide', link: '/guide/a' }], '/zh_CN/guide/': [{ text: 'x', link: '/zh_CN/guide/a' }] }
}
`,
      'docs/.vitepress/theme/index.ts': '',
      'docs/guide/a.md': '# A\n\nThere are {{ count }} of `{{ these }}`.\n',
      'docs/zh_CN/guide/a.md': '# A\n\n<p style={{ color: 1 }} />\n',
    })
    const { findings } = await json(dir)
    const read = (name: string) => readFileSync(join(dir, name), 'utf8')
    expect(read('sidebars.ts')).toContain("guide: [{ type: 'doc', id: 'guide/a', label: 'Guide' }]")
    expect(read('sidebars.ts')).not.toContain('zh_CN')
    expect(read('vellum.config.ts')).toContain("locales: ['en', 'zh-CN']")
    expect(read('vellum.config.ts')).toContain("'zh-CN': { label: '中文', baseUrl: '/zh_CN/' }")
    expect(findings.flatMap(({ outcome, text }) => (outcome === 'hand' ? [text] : [])).sort()).toEqual([
      'Content uses values of Vue in braces.',
      'Pages in zh_CN are in a different folder.',
      'Texts of zh_CN were not moved: nav.',
      'The folder `theme` was not moved.',
      'The sidebar of zh_CN was not moved: its documents have that of the main locale.',
      '`footer` is computed, so it was not moved, or not all of it.',
      '`markdown` was not moved.',
      '`titleTemplate` was not moved.',
      '`url` is required, and the old configuration has none.',
    ])
  })

  it('moves tags of the head, Algolia, and locales that are sites of their own, of VitePress [MG-11]', async () => {
    const dir = site({
      '.vitepress/config.ts': `export default {
  title: 'A', sitemap: { hostname: 'https://a.dev' },
  head: [['meta', { name: 'theme-color', content: '#333' }], ['script', { async: '' }, 'start()']],
  locales: { root: { label: 'English' }, zh: { label: '中文', link: 'https://cn.a.dev' } },
  themeConfig: { algolia: { appId: 'A', apiKey: 'B', indexName: 'a' } },
}
`,
      'index.md': '# A\n',
      'package.json': '{ "devDependencies": { "vitepress": "1" } }\n',
    })
    const { findings } = await json(dir)
    const config = readFileSync(join(dir, 'vellum.config.ts'), 'utf8')
    expect(config).toContain("{ tagName: 'meta', attributes: { name: 'theme-color', content: '#333' } }")
    expect(config).toContain("{ tagName: 'script', attributes: { async: '' }, innerHTML: 'start()' }")
    expect(config).toContain("algolia: { appId: 'A', apiKey: 'B', indexName: 'a' }")
    expect(config).toContain("locales: ['en']")
    expect(config).toContain("items: [{ label: '中文', href: 'https://cn.a.dev' }]")
    expect(readFileSync(join(dir, 'package.json'), 'utf8')).toContain('@docsearch/react')
    expect(findings.filter(({ outcome }) => outcome === 'hand')).toEqual([])
  })

  it('edits content with --content after showing a diff [MG-10]', async () => {
    const dir = site(VITEPRESS)
    const file = join(dir, 'docs/guide/index.md')
    const shown = await run(dir, '--content')
    expect(shown.output).toContain('--- docs/guide/index.md\n@@ 3\n-::: tip Two\n+:::tip[Two]')
    // Nobody can answer here.
    expect(readFileSync(file, 'utf8')).toContain('::: tip Two')
    const { output } = await run(dir, '--content', '--yes')
    expect(readFileSync(file, 'utf8')).toContain(':::tip[Two]')
    expect(output).not.toContain('Run the command with `--content`')
  })

  it('adds vellum-elements where pages have elements, and the set of icons where they have icons [MG-11]', async () => {
    const dir = site({
      ...VITEPRESS,
      'docs/guide/install.md':
        '# Install\n\n:::code-group\n```sh [npm]\nnpm i\n```\n:::\n\n<Badge text="x" />\n',
    })
    const { findings } = await json(dir)
    const read = (name: string) => readFileSync(join(dir, name), 'utf8')
    expect(read('vellum.config.ts')).toContain("import { elements } from 'vellum-elements'\n\nexport default")
    expect(read('vellum.config.ts')).toContain('  plugins: [elements()],\n')
    expect(Object.keys(JSON.parse(read('package.json')).devDependencies)).toEqual([
      'vellum',
      'vellum-elements',
    ])
    expect(findings.find(({ code }) => code === 'plugin-field')?.text).toContain('vellum-elements')
    // Another run, after the edit, writes the same.
    await run(dir, '--content', '--yes')
    expect((await run(dir)).output).toContain('No file was changed')
    writeFileSync(join(dir, 'docs/a.md'), '<Icon name="rocket" />\n')
    await run(dir, '--force')
    expect(Object.keys(JSON.parse(read('package.json')).devDependencies)).toContain('@iconify-json/lucide')
  })

  it('keeps badges of the sidebar of Starlight [MG-11]', async () => {
    const dir = site({
      'astro.config.mjs': `import starlight from '@astrojs/starlight'
export default { site: 'https://a.dev', integrations: [starlight({ title: 'A', sidebar: [
  { label: 'S', badge: { text: 'Old', variant: 'danger' }, items: [{ slug: 'a', badge: 'New' }, 'a'] },
] })] }\n`,
      'src/content/docs/a.md': '---\ntitle: A\n---\n',
    })
    await run(dir)
    expect(readFileSync(join(dir, 'sidebars.ts'), 'utf8')).toContain(`{
      type: 'category',
      label: 'S',
      badge: { text: 'Old', color: 'red' },
      items: [{ type: 'doc', id: 'a', badge: 'New' }, 'a'],
    }`)
  })

  it('moves the configuration and the sidebar of Starlight [MG-11]', async () => {
    const dir = site({
      'astro.config.mjs': `import { defineConfig } from 'astro/config'
import starlight from '@astrojs/starlight'
export default defineConfig({
  site: 'https://a.dev',
  redirects: { '/old': '/start/' },
  integrations: [starlight({
    title: 'Anvil',
    social: [{ icon: 'github', label: 'GitHub', href: 'https://github.com/a/b' }],
    sidebar: [{ label: 'Start', items: ['start', { label: 'Ref', autogenerate: { directory: 'reference' } }] }],
    locales: { root: { label: 'English', lang: 'en' }, fr: { label: 'Français' } },
    components: { Footer: './src/Footer.astro' },
  })],
})
`,
      'src/content/docs/start.md': '---\ntitle: Start\n---\n',
    })
    const { findings } = await json(dir)
    const read = (name: string) => readFileSync(join(dir, name), 'utf8')
    expect(read('vellum.config.ts')).toContain("redirects: [{ from: '/old', to: '/start/' }]")
    expect(read('vellum.config.ts')).toContain("path: 'src/content/docs'")
    expect(read('vellum.config.ts')).toContain("defaultLocale: 'en'")
    expect(read('sidebars.ts')).toContain(
      "{ type: 'category', label: 'Ref', items: [{ type: 'autogenerated', dirName: 'reference' }] }",
    )
    expect(findings.find(({ code }) => code === 'moved-files')?.fix).toContain('git mv src/content/docs/fr')
    expect(findings.find(({ text }) => text.includes('`components`'))?.fix).toContain('src/theme')
  })

  it('reads what a configuration spreads, and names what it cannot read, with its line [MG-11]', async () => {
    const dir = site({
      'astro.config.mjs': `import { defineConfig } from 'astro/config'
import starlight from '@astrojs/starlight'
import { other } from './other'
const shared = {
  title: 'Anvil', defaultLocale: 'en', locales: { en: { label: 'English' }, fr: { label: 'Français' } },
}
export default defineConfig({
  site: 'https://a.dev',
  redirects: { '/blog/[...slug]': { status: 302, destination: '/news/[...slug]' } },
  integrations: [starlight({
    ...shared,
    ...other,
    customCss: ['@fontsource/inter'],
    sidebar: [
      { autogenerate: { directory: 'guides' } },
      { label: 'A', translations: { fr: 'B' }, items: ['start', { slug: 'none' }] },
    ],
  })],
})
`,
      'src/content/docs/en/start.md': '---\ntitle: Start\nslug: begin\n---\n\n[Self](/en/start/)\n',
      'src/content/docs/fr/start.md': '---\ntitle: Start\n---\n\n[Self](/fr/start/)\n',
      'src/pages/team.astro': '',
      'src/content.config.ts': '',
    })
    const { findings } = await json(dir, '--content', '--yes')
    const read = (name: string) => readFileSync(join(dir, name), 'utf8')
    expect(read('vellum.config.ts')).toContain("title: 'Anvil'")
    expect(read('vellum.config.ts')).toContain("{ from: '/blog/*', to: '/news/:splat', status: 302 }")
    expect(read('vellum.config.ts')).toContain("path: 'src/content/docs/en'")
    expect(read('vellum.config.ts')).toContain("en: { label: 'English', baseUrl: '/en/' }")
    expect(read('sidebars.ts')).toContain(
      "docs: [{ type: 'autogenerated', dirName: 'guides' }, { type: 'category', label: 'A', items: ['start'] }],",
    )
    // The build adds the base and the locale to links, and a slug of Starlight is a path from the root.
    expect(read('src/content/docs/en/start.md')).toContain('slug: /begin\n---\n\n[Self](/start/)')
    expect(read('src/content/docs/fr/start.md')).toContain('[Self](/start/)')
    const named = findings.filter(({ outcome }) => outcome === 'hand')
    expect(named.map(({ text, positions }) => `${text} ${positions[0]}`)).toEqual([
      '`translations` of items of the sidebar were not moved. astro.config.mjs:14',
      'The sidebar lists `none`, and src/content/docs/en has no such file. astro.config.mjs:14',
      'What `...other` adds was not moved: it is from a different file, or computed. astro.config.mjs:12',
      '`src/content.config.ts` is not read. src/content.config.ts',
      'Pages and endpoints of Astro were not moved. src/pages/team.astro',
      'Styles of packages were not moved: @fontsource/inter. astro.config.mjs:13',
      'Pages in fr are in a different folder. src/content/docs/fr',
    ])
    expect(findings.find(({ code }) => code === 'kept-fields')?.text).toBe(
      'Title, sidebar, locales and redirects of the configuration, where they are values.',
    )
  })

  it('keeps URLs, links and levels of VitePress, and names items without a link [MG-11]', async () => {
    const dir = site({
      '.vitepress/config.ts': `import { zh } from './zh'
const shared = { title: 'A', sitemap: { hostname: 'https://a.dev' } }
export default {
  ...shared,
  lang: 'en-GB',
  srcExclude: ['parts/**'],
  locales: { root: { label: 'English' }, zh: { label: '中文', ...zh } },
  themeConfig: {
    siteTitle: false,
    outline: { level: [2, 4] },
    nav: [
      { text: 'Guide', link: '/guide/a.html#b', activeMatch: '/guide/', target: '_self' },
      { component: 'VersionPicker' },
    ],
  },
}
`,
      'guide/a.md': '# A\n\n[B](./b.html#c) [File](/file.html) `[B](./b.html)`\n',
      'guide/b.md': '# B\n',
      'guide/c.data.ts': '',
    })
    const { findings } = await json(dir, '--content', '--yes')
    const config = readFileSync(join(dir, 'vellum.config.ts'), 'utf8')
    expect(config).toContain("defaultLocale: 'en-GB'")
    expect(config).toContain("'i18n/**', 'src/**', 'README.md', 'parts/**'")
    expect(config).toContain("createRedirects: (path) => (path.endsWith('/') ? [] : [path + '.html'])")
    expect(config).toContain('tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 4 }')
    expect(config).toContain("title: '',")
    expect(config).toContain("to: '/guide/a#b',")
    expect(config).toContain("activeBaseRegex: '/guide/',")
    expect(readFileSync(join(dir, 'guide/a.md'), 'utf8')).toContain(
      '[B](./b#c) [File](/file.html) `[B](./b.html)`',
    )
    const named = findings.filter(({ outcome }) => outcome === 'hand')
    expect(named.map(({ text, positions }) => `${text} ${positions[0]}`)).toEqual([
      '`locales` is computed, so it was not moved, or not all of it. .vitepress/config.ts:7',
      'Data that code loads was not moved. guide/c.data.ts',
      'Pages in zh are in a different folder. zh',
      'Items of `nav` without a link, or with a computed one, were not moved. .vitepress/config.ts:11',
    ])
  })

  it('moves integrations of Astro, and names those that it cannot move [MG-11]', async () => {
    const dir = site({
      'astro.config.mjs': `import { defineConfig } from 'astro/config'
import starlight from '@astrojs/starlight'
import mermaid from 'astro-mermaid'
import sitemap from '@astrojs/sitemap'
import d2 from 'astro-d2'
export default defineConfig({
  site: 'https://a.dev',
  markdown: { remarkPlugins: [] },
  integrations: [mermaid({ theme: 'forest' }), sitemap(), d2(), starlight({
    title: 'Anvil', tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 4 }, routeMiddleware: './x.ts',
  })],
})
`,
      'src/content/docs/start.md': '---\ntitle: Start\n---\n',
      'package.json': '{ "dependencies": { "astro": "5", "astro-mermaid": "1", "mermaid": "11" } }\n',
    })
    const { findings } = await json(dir)
    const read = (name: string) => readFileSync(join(dir, name), 'utf8')
    expect(read('vellum.config.ts')).toContain("import { mermaid } from 'vellum-mermaid'")
    expect(read('vellum.config.ts')).toContain('plugins: [mermaid()]')
    expect(read('vellum.config.ts')).toContain('tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 4 }')
    expect(Object.keys(JSON.parse(read('package.json')).dependencies)).toEqual(['vellum', 'vellum-mermaid'])
    const named = findings.filter(({ outcome }) => outcome === 'hand' || outcome === 'lost')
    expect(named.map(({ text }) => text).sort()).toEqual([
      'The integration "astro-d2" was not moved.',
      '`markdown` was not moved.',
      '`routeMiddleware` was not moved.',
    ])
  })

  it.each([
    [['--dryrun'], 2, '`vellum migrate` has no option "--dryrun".\n  Did you mean "--dry-run"?'],
    [['--compare'], 2, 'The option "--compare" needs a value.'],
    [['--to', 'nextra'], 2, 'A site cannot be moved to "nextra".\n  Write `--to docusaurus`.'],
  ])('explains the error of %s [MG-3]', async (args, code, message) => {
    const result = await run(site({ 'docusaurus.config.js': CONFIG }), ...args)
    expect(result.code).toBe(code)
    expect(result.errors).toContain(message)
  })

  it('names the line of a configuration that cannot be parsed [MG-3]', async () => {
    const { code, errors } = await run(site({ 'docusaurus.config.js': 'export default {\n  title: ,\n}\n' }))
    expect([code, errors]).toEqual([1, expect.stringContaining('docusaurus.config.js:2: ')])
  })

  it('says that there is no site, or that it is moved already [MG-4]', async () => {
    expect((await run(site({}))).errors).toContain('There is no site to move in')
    expect((await run(site({ 'vellum.config.ts': '' }))).errors).toContain('is a site of Vellum already')
    expect(existsSync('/no-such-folder')).toBe(false)
    expect((await run('/no-such-folder')).code).toBe(2)
  })
})
