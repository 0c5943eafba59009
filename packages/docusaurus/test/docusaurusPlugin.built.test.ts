// Plugins that are written for Docusaurus, in built sites.

import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, formatError, silentLogger } from 'vellum'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url))
const folders: string[] = []

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function makeSite(files: Readonly<Record<string, string>>): string {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'docusaurus-')))
  folders.push(dir)
  symlinkSync(modules, join(dir, 'node_modules'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), text)
  }
  return dir
}

async function buildSite(siteDir: string): Promise<{ error: string | undefined; warnings: string[] }> {
  const warnings: string[] = []
  const logger = { ...silentLogger, warn: (text: string) => void warnings.push(text) }
  try {
    await build({ siteDir, logger })
    return { error: undefined, warnings }
  } catch (error) {
    return { error: formatError(error), warnings }
  }
}

const config = (plugins: string) => `
import { docusaurusPlugin } from 'vellum-docusaurus'
export default { title: 'Test', url: 'https://example.com', baseUrl: '/base/', plugins: [${plugins}] }
`

/** A plugin in CommonJS, with everything that plugins of public repositories do. */
const RELEASES = `
const path = require('node:path')
const fs = require('node:fs')
const { readFile } = fs.promises

module.exports = function releases(context, options) {
  return {
    name: 'docusaurus-plugin-releases',
    async loadContent() {
      const list = JSON.parse(await readFile(path.join(context.siteDir, options.file), 'utf8'))
      return list.slice(0, options.limit)
    },
    async contentLoaded({ content, actions: { addRoute, createData, setGlobalData } }) {
      setGlobalData({ latest: content[0].name })
      for (const release of content) {
        const data = await createData(release.name + '.json', JSON.stringify(release))
        addRoute({
          path: context.baseUrl + 'releases/' + release.name,
          component: '@theme/ReleasePage',
          modules: { release: data, parts: [{ all: data }] },
          props: { heading: 'Release' },
          exact: true,
        })
      }
      addRoute({ path: context.baseUrl + 'any/:id', component: '@theme/ReleasePage' })
    },
    getThemePath: () => './theme',
    getClientModules: () => ['./client.js'],
    getPathsToWatch: () => [path.join(context.siteDir, 'data/**/*.json')],
    injectHtmlTags: ({ content }) => ({
      headTags: [{ tagName: 'meta', attributes: { name: 'releases', content: String(content.length) } }],
      postBodyTags: ['<div id="portal"></div>', { tagName: 'script', attributes: { src: 'https://example.org/a.js', async: true } }],
    }),
    configureWebpack: () => ({ resolve: { alias: { '#words': path.join(__dirname, 'words.js') } }, devtool: false }),
    async postBuild({ outDir, routes, routesPaths, content }) {
      await fs.promises.writeFile(path.join(outDir, 'routes.txt'), routesPaths.join(' '))
      const [docs] = routes.filter(({ plugin }) => plugin.name === 'docusaurus-plugin-content-docs')
      await fs.promises.writeFile(path.join(outDir, 'docs.json'), JSON.stringify(docs.routes[0].props.version.docs))
      await fs.promises.writeFile(path.join(outDir, 'content.json'), JSON.stringify(content))
    },
    extendCli() {},
  }
}
module.exports.validateOptions = ({ options, validate }) =>
  validate({ validate: (value) => (value.file ? { value: { limit: 2, ...value } } : { error: new Error('"file" is required') }) }, options)
`

const FILES = {
  'docs/index.md': '# Docs\n',
  'data/releases.json':
    '[{"name":"2.0","text":"Second"},{"name":"1.0","text":"First"},{"name":"0.9","text":"Old"}]',
  'plugins/releases/index.cjs': RELEASES,
  'plugins/releases/client.js': 'export const onRouteUpdate = () => {}\n',
  'plugins/releases/words.js': "export default 'from an alias'\n",
  'plugins/releases/theme/ReleasePage/index.js': `
    import { usePluginData } from '@docusaurus/useGlobalData'
    import words from '#words'
    export default function ReleasePage({ release, parts, heading, route }) {
      const { latest } = usePluginData('docusaurus-plugin-releases')
      return <main><h1>{[heading, release.name, release.text, parts[0].all.name, words, latest, route.path].join(', ')}</h1></main>
    }`,
  'plugins/releases/theme/Footer.js': 'export default () => <footer>Footer of the plugin</footer>\n',
}

describe('docusaurusPlugin', () => {
  let siteDir: string
  let built: Awaited<ReturnType<typeof buildSite>>
  const text = (path: string) => readFileSync(join(siteDir, 'dist', path), 'utf8')

  beforeAll(async () => {
    siteDir = makeSite({
      ...FILES,
      'vellum.config.mjs': config(
        "docusaurusPlugin('./plugins/releases/index.cjs', { file: 'data/releases.json' })",
      ),
    })
    built = await buildSite(siteDir)
    expect(built.error).toBeUndefined()
  })

  it('makes a page of each route, with its data, props and aliases', () => {
    expect(text('releases/2.0/index.html')).toContain(
      '<h1>Release, 2.0, Second, 2.0, from an alias, 2.0, /base/releases/2.0</h1>',
    )
    expect(text('releases/1.0/index.html')).toContain('Release, 1.0, First')
    expect(() => text('releases/0.9/index.html')).toThrow('ENOENT')
  })

  it('adds tags, client modules, and parts of the theme', () => {
    const html = text('docs/index.html')
    expect(html).toContain('<meta name="releases" content="2">')
    expect(html).toContain('src="https://example.org/a.js"')
    expect(html).toContain('Footer of the plugin')
  })

  it('calls `postBuild` with the folder of the new site and the content', () => {
    expect(text('routes.txt').split(' ')).toContain('/base/releases/2.0')
    expect(JSON.parse(text('content.json'))).toEqual([
      { name: '2.0', text: 'Second' },
      { name: '1.0', text: 'First' },
    ])
    expect(JSON.parse(text('docs.json'))).toEqual({ index: { id: 'index', title: 'Docs', description: '' } })
  })

  it('reports once what does not work, and what to use instead', () => {
    const [warning = '', ...others] = built.warnings.filter((line) => line.includes('do not work here'))
    expect(others).toEqual([])
    expect(warning.split('\n').filter((line) => line.startsWith('  - '))).toEqual([
      '  - `extendCli`: Run the command with a script of your package.json.',
      '  - `devtool` of `configureWebpack`: Set the option of Vite that does the same in `vite`.',
      '  - the route /base/any/:id: A page has one path: make a page for each value, or redirect with `redirects`.',
    ])
  })
})

describe('instances of a plugin', () => {
  it('have data by their ids, under the name that the plugin has itself', async () => {
    const siteDir = makeSite({
      'docs/a.md': '# A\n',
      'guides/a.md': '# A\n\n## Mixing\n',
      'src/Colour.jsx': 'export default ({ colour, guide: Guide }) => <b>{colour + Guide.toc[0].value}</b>\n',
      'plugins/colours.mjs': `import { writeFileSync } from 'node:fs'
      export default (context, options) => ({
        name: 'colours',
        contentLoaded: async ({ actions }) => {
          actions.setGlobalData(options.colour)
          const colour = await actions.createData('colour.json', JSON.stringify(options.colour))
          const guide = context.siteDir + '/guides/a.md'
          actions.addRoute({ path: context.baseUrl + options.id, component: '@site/src/Colour.jsx', modules: { colour, guide } })
        },
        postBuild: ({ outDir }) => writeFileSync(outDir + '/_headers', '/*\\n  X: y\\n'),
        configurePostCss: (postcss) => {
          postcss.plugins.push({ postcssPlugin: 'paint', Once: (root) => root.walkDecls('color', (node) => { node.value = options.colour }) })
          return postcss
        },
      })`,
      'src/custom.css': '.painted { color: white }\n',
      'src/pages/index.jsx': `
        import useGlobalData, { useAllPluginInstancesData, usePluginData } from '@docusaurus/useGlobalData'
        export default function Page() {
          return <p>{[usePluginData('colours'), usePluginData('colours', 'second'), Object.keys(useAllPluginInstancesData('colours')).join('+'), useGlobalData().colours.default].join()}</p>
        }`,
      'vellum.config.mjs': config(
        "docusaurusPlugin('./plugins/colours.mjs', { colour: 'red' }), docusaurusPlugin('./plugins/colours.mjs', { id: 'second', colour: 'tomato' })",
      ).replace('baseUrl', "theme: { customCss: './src/custom.css' }, baseUrl"),
    })
    const { error, warnings } = await buildSite(siteDir)
    expect(error).toBeUndefined()
    expect(warnings.join('\n')).toContain(
      'the file _headers that `postBuild` writes: Write its lines in `static/_headers`.',
    )
    const text = (path: string) => readFileSync(join(siteDir, 'dist', path), 'utf8')
    expect(text('default/index.html')).toContain('<b>redMixing</b>')
    expect(text('second/index.html')).toContain('<b>tomatoMixing</b>')
    expect(readFileSync(join(siteDir, 'dist/index.html'), 'utf8')).toContain(
      '<p>red,tomato,default+second,red</p>',
    )
    const styles = readdirSync(join(siteDir, 'dist/assets')).filter((name) => name.endsWith('.css'))
    expect(styles.map((name) => readFileSync(join(siteDir, 'dist/assets', name), 'utf8')).join('')).toContain(
      '.painted{color:tomato}',
    )
  })
})

describe('a plugin in TypeScript', () => {
  it('runs with the modules of both kinds that it mixes, and with what it imports', async () => {
    const siteDir = makeSite({
      'docs/a.md': '# A\n',
      'plugins/motto/index.ts': `
        import path from 'node:path'
        import { words } from './words'
        const { existsSync } = require('node:fs')

        interface Options { readonly loud?: boolean }

        module.exports = function motto(context, options: Options) {
          return {
            name: 'motto',
            injectHtmlTags: () => ({
              headTags: [{ tagName: 'meta', attributes: {
                name: 'motto',
                content: options.loud ? words.toUpperCase() : words,
                'data-here': String(existsSync(path.join(__dirname, 'words.ts'))),
              } }],
            }),
          }
        }`,
      'plugins/motto/words.ts': "export const words: string = 'mind the gap'\n",
      'vellum.config.mjs': config("docusaurusPlugin('./plugins/motto', { loud: true })"),
    })
    expect((await buildSite(siteDir)).error).toBeUndefined()
    expect(readFileSync(join(siteDir, 'dist/docs/a/index.html'), 'utf8')).toContain(
      '<meta name="motto" content="MIND THE GAP" data-here="true">',
    )
    expect(readdirSync(join(siteDir, 'plugins/motto')).sort()).toEqual(['index.ts', 'words.ts'])
  })
})

describe('a plugin that writes into `context.outDir` after the build, as in Docusaurus', () => {
  it('writes beside the pages of the site', async () => {
    const siteDir = makeSite({
      'docs/a.md': '# A\n',
      'plugins/spec.cjs': `
        const fs = require('node:fs')
        const path = require('node:path')
        module.exports = (context) => ({
          name: 'spec',
          async postBuild() {
            fs.mkdirSync(path.join(context.outDir, 'specs'))
            fs.writeFileSync(path.join(context.outDir, 'specs/api.yaml'), 'openapi: 3.0.0')
          },
        })`,
      'vellum.config.mjs': config("docusaurusPlugin('./plugins/spec.cjs')"),
    })
    expect((await buildSite(siteDir)).error).toBeUndefined()
    expect(readFileSync(join(siteDir, 'dist/specs/api.yaml'), 'utf8')).toBe('openapi: 3.0.0')
  })
})

describe('a theme in a package', () => {
  const folder = 'packages/node_modules/docusaurus-theme-panels'

  it('may have JSX in .js files, files below components, and components for Markdown, as Docusaurus compiles them', async () => {
    const siteDir = makeSite({
      [`${folder}/package.json`]: '{ "name": "docusaurus-theme-panels", "version": "1.0.0" }',
      [`${folder}/lib/index.js`]: `
        module.exports = () => ({
          name: 'docusaurus-theme-panels',
          getThemePath: () => require('node:path').join(__dirname, 'theme'),
        })`,
      [`${folder}/lib/theme/Panel/index.js`]: `
        import React from 'react'
        import { rows } from '@theme/Panel/rows'
        import Frame from '@theme/Frame'
        export default function Panel({ list }) {
          return <Frame>{rows(list).map((row) => <b key={row}>{row}</b>)}</Frame>
        }`,
      [`${folder}/lib/theme/Panel/rows.js`]: `
        "use strict";
        Object.defineProperty(exports, "__esModule", { value: true });
        exports.rows = (list) => list.map((row) => "Row " + row);`,
      [`${folder}/lib/theme/Frame/index.js`]: `
        "use strict";
        Object.defineProperty(exports, "__esModule", { value: true });
        const react_1 = require("react");
        const Details_1 = require("@theme/Details");
        exports.default = ({ children }) => react_1.createElement("section", { className: typeof Details_1.default }, children);`,
      [`${folder}/lib/theme/Title.js`]: 'export default () => <b>Title of the package</b>',
      // A swizzled component of the package.
      'src/theme/Title.js': `
        import Original from '@theme-original/Title'
        export default () => <i>Own <Original /></i>`,
      'docs/b.mdx': "import Title from '@theme/Title'\n\n# B\n\n<Title />\n",
      'docs/a.mdx': "import Panel from '@theme/Panel'\n\n# A\n\n<Panel {...require('./a.json')} />\n",
      'docs/a.json': '{ "list": [1, 2] }',
      'vellum.config.mjs': config(`docusaurusPlugin('./${folder}/lib/index.js')`),
    })
    const { error, warnings } = await buildSite(siteDir)
    expect(error).toBeUndefined()
    expect(warnings).toEqual([])
    const html = readFileSync(join(siteDir, 'dist/docs/a/index.html'), 'utf8')
    expect(html).toContain('<section class="function"><b>Row 1</b><b>Row 2</b></section>')
    expect(readFileSync(join(siteDir, 'dist/docs/b/index.html'), 'utf8')).toContain(
      '<i>Own <b>Title of the package</b></i>',
    )
  })
})

describe('the theme of docusaurus-plugin-openapi-docs', () => {
  const theme = 'plugins/api/theme'
  it('has the text of API pages in its ApiItem, on a page of Vellum, without the panel for requests', async () => {
    const siteDir = makeSite({
      'plugins/api/index.cjs':
        "module.exports = () => ({ name: 'docusaurus-theme-openapi', getThemePath: () => './theme' })",
      [`${theme}/ApiItem/index.js`]: `
        import Layout from '@theme/ApiItem/Layout'
        import ApiExplorer from '@theme/ApiExplorer'
        export default function ApiItem({ content: Content }) {
          return (
            <Layout>
              <div className="columns" data-api={Content.frontMatter.api}><Content /></div>
              <ApiExplorer />
            </Layout>
          )
        }`,
      [`${theme}/ApiItem/Layout/index.js`]: `
        import Content from '@theme/DocItem/Content'
        export default ({ children }) => <div className="own-page"><Content>{children}</Content></div>`,
      [`${theme}/ApiExplorer/index.js`]: 'export default () => <form>Send</form>',
      [`${theme}/StatusCodes/index.js`]: 'export default () => <p>200</p>',
      'docs/get-pet.api.mdx': `---
id: get-pet
api: eJztVt1P
---

import StatusCodes from "@theme/StatusCodes";

# Find a pet

<StatusCodes />
`,
      'docs/plain.md': '# Plain\n\nWithout an API.\n',
      'vellum.config.mjs': config("docusaurusPlugin('./plugins/api/index.cjs')"),
    })
    const { error, warnings } = await buildSite(siteDir)
    expect(error).toBeUndefined()
    const html = readFileSync(join(siteDir, 'dist/docs/get-pet/index.html'), 'utf8')
    expect(html).toMatch(/<div class="columns" data-api="eJztVt1P">[\s\S]*<p>200<\/p><\/div>/)
    expect(html).not.toMatch(/own-page|Send/)
    expect(readFileSync(join(siteDir, 'dist/docs/plain/index.html'), 'utf8')).toContain('Without an API.')
    expect(warnings.join('\n')).toContain('the panel of API pages that sends requests and has code samples')
  })
})

describe('tags that Docusaurus writes as they are', () => {
  const PLUGIN = `
module.exports = () => ({
  name: 'tags',
  injectHtmlTags: () => ({
    headTags: [
      '<!-- Fonts --><link rel="preconnect" href="https://fonts.example.com/?a=1&amp;b=2" crossorigin>\\n<meta name="empty" content="">',
      '<script>globalThis.early = "</b>" && 1 < 2</script>',
      '<noscript><link rel="stylesheet" href="/plain.css"></noscript>',
      { tagName: 'meta', attributes: { name: 'object', content: 'yes' } },
      'only text',
    ],
    preBodyTags: '<svg id="sprite"><symbol id="s"></symbol></svg>',
    postBodyTags: [
      '<div id="portal" class="a"></div> <script src="https://example.org/late.js" defer></script>',
      { tagName: 'div', attributes: { id: 'modal', hidden: true, title: '"a" < b' } },
      '<script>document.body.dataset.late = "yes"</script>',
      '<noscript><img src="https://example.org/pixel.gif"></noscript>',
    ],
  }),
})
`

  it('PL-17: HTML of the head is in every document, elements of the body are inserted, and the rest is reported', async () => {
    const siteDir = makeSite({
      'docs/a.md': '# A\n',
      'plugins/tags.cjs': PLUGIN,
      'vellum.config.mjs': config("docusaurusPlugin('./plugins/tags.cjs')"),
    })
    const { error, warnings } = await buildSite(siteDir)
    expect(error).toBeUndefined()
    const html = readFileSync(join(siteDir, 'dist/docs/a/index.html'), 'utf8')
    const tags = [
      '<link rel="preconnect" href="https://fonts.example.com/?a=1&amp;b=2" crossorigin>',
      '<meta name="empty" content="">',
      '<script>globalThis.early = "</b>" && 1 < 2</script>',
      '<noscript><link rel="stylesheet" href="/plain.css"></noscript>',
      '<meta name="object" content="yes">',
      '<script src="https://example.org/late.js" defer></script>',
    ]
    expect(tags.filter((tag) => !html.includes(tag))).toEqual([])
    expect(html.includes('<!-- Fonts')).toBe(false)
    const scripts = readdirSync(join(siteDir, 'dist/assets'))
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(join(siteDir, 'dist/assets', name), 'utf8'))
    const inserted = scripts.filter((code) => /id=\\?"?portal/.test(code))
    expect(inserted).toHaveLength(1)
    expect(inserted[0]).toMatch(
      /prepend[\s\S]*id=\\?"?sprite[\s\S]*append[\s\S]*id=\\?"?modal\\?"? hidden title=\\?"&quot;a&quot; < b/,
    )
    expect(warnings.map((text) => text.split('\n').slice(0, 4))).toEqual([
      [
        'The plugin "docusaurus: ./plugins/tags.cjs" warns: parts of ./plugins/tags.cjs do not work here.',
        '  - the text "only text" in the head: Add it to `headTags` of the configuration as an element.',
        '  - the script `document.body.dataset.late = "yes"` in the body: Run it in a client module, or add it to `headTags`.',
        '  - the tag <noscript> in the body: Render it in `src/theme/Root`, or in a part of the theme.',
      ],
    ])
  })
})

describe('a plugin that cannot be loaded', () => {
  it.each([
    [
      "docusaurusPlugin('missing')",
      'The plugin "missing" is not installed: looked for missing, docusaurus-plugin-missing.',
    ],
    ["docusaurusPlugin('./none')", 'There is no plugin at'],
    ["docusaurusPlugin('./plugins/releases/index.cjs')", '"file" is required'],
    [
      'docusaurusPlugin(function zoom(options) { throw new Error("no") })',
      'Cause: no. If zoom makes a plugin of Vellum, call it in `plugins`: `[zoom()]`, not `[zoom]`.',
    ],
  ])('%s', async (plugin, message) => {
    const { error } = await buildSite(makeSite({ ...FILES, 'vellum.config.mjs': config(plugin) }))
    expect(error).toContain('`config` of the plugin "docusaurus: ')
    expect(error).toContain(message)
  })

  it('is told apart from a plugin of Vellum', async () => {
    const plugin = "docusaurusPlugin(() => ({ name: 'math', config: {}, rendered() {} }))"
    const { error } = await buildSite(makeSite({ ...FILES, 'vellum.config.mjs': config(plugin) }))
    expect(error).toContain('reports: This is a plugin of Vellum: it has `config`, `rendered`.')
    expect(error).toContain('`plugins: [math()]`, not `[math]`')
  })

  it('is disabled when it returns nothing', { tags: ['exhaustive'] }, async () => {
    const files = { ...FILES, 'vellum.config.mjs': config('docusaurusPlugin(() => null)') }
    expect((await buildSite(makeSite(files))).error).toBeUndefined()
  })
})
