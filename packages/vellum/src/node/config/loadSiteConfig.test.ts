import { mkdir, mkdtemp, readdir, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { formatError } from '../base/errors.js'
import { loadConfigFromCode, loadSiteConfig } from './loadSiteConfig.js'

let site: string

beforeEach(async () => {
  site = await realpath(await mkdtemp(join(tmpdir(), 'vellum-config-')))
})

afterEach(() => rm(site, { recursive: true, force: true }))

async function write(files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(site, name)), { recursive: true })
    await writeFile(join(site, name), text)
  }
}

/** The message of the error when the site cannot be loaded. */
async function failure(configFile?: string): Promise<string> {
  return loadSiteConfig(site, { configFile }).then(
    () => '',
    (error: unknown) => formatError(error).replaceAll(site, '<site>'),
  )
}

/** The files of the site; its work folder must have none besides the one for git. */
async function filesLeft(): Promise<string[]> {
  expect(await readdir(join(site, '.vellum'))).toEqual(['.gitignore'])
  return (await readdir(site)).filter((name) => name !== '.vellum').sort()
}

const FIELDS = `title: 'Troth', url: 'https://troth.dev', baseUrl: '/'`

describe('loadSiteConfig', () => {
  it('CF-6: passes on fields of the theme that only the site knows', async () => {
    await write({ 'vellum.config.ts': `export default { ${FIELDS}, themeConfig: { zoom: {} } }` })
    const { config, warnings } = await loadSiteConfig(site)
    expect(config.themeConfig.other).toEqual({ zoom: {} })
    expect(warnings).toEqual([])
  })

  it('RP-7, CB-2: warns about colours of Prism, and about fields that look misspelt', async () => {
    await write({
      'vellum.config.ts': `export default { ${FIELDS}, themeConfig: {\n  prism: {\n    theme: {}, additionalLanguages: ['java'],\n    darkTheme: {},\n  }, navBar: {}, zoom: {} } }`,
    })
    const { warnings } = await loadSiteConfig(site)
    const hint =
      'The theme colours code. Change its colours in `theme.customCss`, by the classes of tokens such as `.tk-keyword`.'
    expect(warnings.map(formatError)).toEqual([
      '`themeConfig.navBar` has no effect here.\n  at vellum.config.ts\n  Did you mean "navbar"?',
      [
        'vellum.config.ts was written for Docusaurus, and not all of it works here.',
        '  Lost:',
        `  - vellum.config.ts:3 \`themeConfig.prism.theme\`: ${hint}`,
        `  - vellum.config.ts:4 \`themeConfig.prism.darkTheme\`: ${hint}`,
      ].join('\n'),
    ])
  })

  it('MV-1: reads docusaurus.config.* when there is no vellum.config.*', async () => {
    await write({ 'docusaurus.config.cjs': `module.exports = async () => ({ ${FIELDS}, tagline: 'old' })` })
    expect((await loadSiteConfig(site)).config.tagline).toBe('old')
    await write({ 'vellum.config.ts': `export default { ${FIELDS}, tagline: 'new' }` })
    expect((await loadSiteConfig(site)).config.tagline).toBe('new')
  })

  it('MV-2: runs a configuration as Docusaurus does for the default locale', async () => {
    const code = `export default { ${FIELDS}, tagline: process.env.DOCUSAURUS_CURRENT_LOCALE ?? 'none', `
    await write({ 'vellum.config.ts': `${code} }` })
    expect((await loadSiteConfig(site)).config.tagline).toBe('en')
    await write({ 'vellum.config.ts': `${code} i18n: { defaultLocale: 'de', locales: ['de', 'fr'] } }` })
    const { config, warnings } = await loadSiteConfig(site)
    expect(config.tagline).toBe('de')
    expect(warnings.map(formatError)).toEqual([
      expect.stringContaining(
        '`DOCUSAURUS_CURRENT_LOCALE`: The configuration runs once, for the default locale, and is used for all locales.',
      ),
    ])
  })

  it('MV-2: finds TypeScript with `require.resolve`, and bundles workspace packages in TypeScript', async () => {
    await write({
      'vellum.config.ts': `import { tagline } from 'words'
        import { Config } from '@docusaurus/types'
        const config: Config = { ${FIELDS}, tagline, docs: { sidebarPath: require.resolve('./sidebars') } }
        export default config`,
      'sidebars.ts': 'export default {}',
      'workspace/words/package.json': '{ "name": "words", "main": "./index.ts" }',
      'workspace/words/index.ts': `import { Root } from 'mdast'\nexport const tagline: string = 'of a workspace'\nexport type Tree = Root`,
    })
    await mkdir(join(site, 'node_modules'), { recursive: true })
    await symlink(join(site, 'workspace/words'), join(site, 'node_modules/words'))
    const { config } = await loadSiteConfig(site)
    expect(config.tagline).toBe('of a workspace')
    expect(config.docs[0]?.sidebarPath).toBe(join(await realpath(site), 'sidebars.ts'))
  })

  it("MV-2: needs no package for Prism's colours", async () => {
    await write({
      'vellum.config.js': `const { themes } = require('prism-react-renderer')
        module.exports = { ${FIELDS}, themeConfig: { prism: { theme: themes.github, darkTheme: themes.dracula } } }`,
    })
    expect((await loadSiteConfig(site)).warnings).toHaveLength(1)
  })

  it('SR-67: finds the search component of a site where Docusaurus has it', async () => {
    await write({ 'vellum.config.ts': `export default { ${FIELDS} }` })
    expect((await loadSiteConfig(site)).config.parts.SearchBar).toBeUndefined()
    await write({ 'src/theme/SearchBar/index.tsx': 'export default () => null' })
    expect((await loadSiteConfig(site)).config.parts.SearchBar).toMatch(/src.theme.SearchBar.index\.tsx$/)
  })

  it.each([
    ['', 'throw'],
    ["markdown: { hooks: { onBrokenMarkdownLinks: 'ignore' } }", 'ignore'],
  ])(
    'takes the deprecated `onBrokenMarkdownLinks` of a site with %j for "%s", and warns',
    async (more, used) => {
      await write({
        'vellum.config.ts': `export default { ${FIELDS}, onBrokenMarkdownLinks: 'throw', ${more} }`,
      })
      const { config, warnings } = await loadSiteConfig(site)
      expect(config.markdown.hooks.onBrokenMarkdownLinks).toBe(used)
      expect(warnings.map(formatError)).toEqual([
        [
          '`onBrokenMarkdownLinks` is deprecated.',
          '  at vellum.config.ts',
          '  Write it as `markdown.hooks.onBrokenMarkdownLinks`.',
        ].join('\n'),
      ])
    },
  )

  it('takes favicon.ico of a static folder for the icon, unless another one is configured', async () => {
    const iconOf = async (more: string) => {
      await write({ 'vellum.config.ts': `export default { ${FIELDS}, ${more} }` })
      return (await loadSiteConfig(site)).config.favicon
    }
    expect(await iconOf('')).toBeUndefined()
    await write({ 'static/favicon.ico': '' })
    expect(await iconOf('')).toBe('favicon.ico')
    expect(await iconOf("favicon: 'img/logo.svg'")).toBe('img/logo.svg')
  })

  it.each([
    ['a promise', 'export default new Promise(() => {})'],
    ['an async function', 'export default async () => { await new Promise(() => {}) }'],
    ['a top-level await', 'await new Promise(() => {})\nexport default {}'],
  ])('reports %s that never resolves', async (_, code) => {
    await write({ 'vellum.config.ts': code })
    const message = await loadSiteConfig(site, { timeLimit: 100 }).then(() => 'it loads', formatError)
    expect(message).toBe(
      [
        'vellum.config.ts did not resolve within 0.1 s.',
        '  at vellum.config.ts',
        '  Check what it awaits at its top level, and the promise or the async function that it exports: one of them never resolves.',
      ].join('\n'),
    )
    expect(await filesLeft()).toEqual(['vellum.config.ts'])
  })

  it('loads TypeScript with what it imports by path, and lists the files', async () => {
    await write({
      'vellum.config.ts': `
        import { join } from 'node:path'
        import { title } from './config/title.ts'
        import data from './data.json'
        interface Fields { dir: string }
        const customFields: Fields = { dir: join(import.meta.dirname, 'a'), ...data }
        export default { ${FIELDS}, title, customFields } satisfies object`,
      'config/title.ts': `export const title: string = import.meta.url.slice(-15) + ' __dirname'`,
      'data.json': '{ "answer": "__dirname" }',
    })
    const { config, files } = await loadSiteConfig(site)
    expect(config.title).toBe('config/title.ts __dirname')
    expect(config.customFields).toEqual({ dir: join(site, 'a'), answer: '__dirname' })
    expect(config.siteDir).toBe(site)
    expect(files).toEqual(
      ['vellum.config.ts', 'config/title.ts', 'data.json'].map((name) => join(site, name)),
    )
  })

  it('lists the config file once when the folder is a symbolic link', async () => {
    await write({ 'real/vellum.config.ts': `export default { ${FIELDS} }` })
    await symlink(join(site, 'real'), join(site, 'link'))
    const { files } = await loadSiteConfig(join(site, 'link'))
    expect(files).toEqual([join(site, 'real/vellum.config.ts')])
  })

  it('reads the file and its imports again each time, and leaves no files behind', async () => {
    await write({
      'vellum.config.mjs': `import t from './t.js'; export default { ${FIELDS}, title: t }`,
      't.js': `export default 'A'`,
    })
    expect((await loadSiteConfig(site)).config.title).toBe('A')
    await write({ 't.js': `export default 'B'` })
    expect((await loadSiteConfig(site)).config.title).toBe('B')
    expect(await filesLeft()).toEqual(['t.js', 'vellum.config.mjs'])
  })

  it('imports packages from the site, and writes nothing into it', async () => {
    await write({
      'vellum.config.mts': `import title from 'some-package'; export default { ${FIELDS}, title }`,
      'node_modules/some-package/package.json': '{ "type": "module", "exports": "./index.js" }',
      'node_modules/some-package/index.js': `export default 'Packed'`,
    })
    const { config, files } = await loadSiteConfig(site)
    expect(config.title).toBe('Packed')
    expect(files).toEqual([join(site, 'vellum.config.mts')])
    expect(await readdir(join(site, 'node_modules'))).toEqual(['some-package'])
    expect(await filesLeft()).toEqual(['node_modules', 'vellum.config.mts'])
  })

  it('imports every kind of package as Node does from the folder of the config file', async () => {
    const both = {
      exports: { module: './bundler.js', import: './import.js', require: './require.cjs' },
      type: 'module',
    }
    await write({
      'project/vellum.config.ts': `
        import { createRequire } from 'node:module'
        import { pathToFileURL } from 'url'
        import cjs, { named } from 'cjs'
        import { from } from 'both'
        import above from 'above'
        import part from '@scope/esm/part'
        import { local } from './config/local.ts'
        const later: string = 'both'
        const customFields = async () => ({
          cjs, named, from, above, part, local,
          required: createRequire(import.meta.url)('both').from,
          url: import.meta.url === pathToFileURL(import.meta.filename).href && import.meta.url,
          dirname: [import.meta.dirname, __dirname],
          filename: [import.meta.filename, __filename],
          onCall: (await import('both')).from,
          call: require('both').from,
          resolved: import.meta.resolve('both').split('/').at(-1),
        })
        const atOnce = { later: (await import(later)).from }
        export default async () => ({ ${FIELDS}, customFields: { ...atOnce, ...(await customFields()) } })`,
      'project/config/local.ts': `import { from } from 'both'; export const local: string = from + import.meta.url.slice(-16)`,
      'project/node_modules/cjs/package.json': '{ "main": "./index.js" }',
      'project/node_modules/cjs/index.js': `exports.named = 'named'; exports.inner = require('inner')`,
      'project/node_modules/cjs/node_modules/inner/index.js': `module.exports = 'inner'`,
      'project/node_modules/both/package.json': JSON.stringify(both),
      'project/node_modules/both/import.js': `export const from = 'import'`,
      'project/node_modules/both/require.cjs': `exports.from = 'require'`,
      'project/node_modules/@scope/esm/package.json':
        '{ "type": "module", "exports": { "./*": "./lib/*.js" } }',
      'project/node_modules/@scope/esm/lib/part.js': `import { from } from 'both'; export default 'part ' + from`,
      // Hidden by the package in the nearer folder.
      'node_modules/both/package.json': '{ "type": "module" }',
      'node_modules/both/index.js': `export const from = 'far'`,
      'node_modules/above/package.json': '{ "type": "module", "exports": "./a.js" }',
      'node_modules/above/a.js': `export default 'above'`,
    })
    const file = join(site, 'project/vellum.config.ts')
    const { config } = await loadSiteConfig(join(site, 'project'))
    expect(config.customFields).toEqual({
      cjs: { named: 'named', inner: 'inner' },
      named: 'named',
      from: 'import',
      above: 'above',
      part: 'part import',
      local: 'import/config/local.ts',
      later: 'import',
      required: 'require',
      url: pathToFileURL(file).href,
      dirname: [dirname(file), dirname(file)],
      filename: [file, file],
      onCall: 'import',
      call: 'require',
      resolved: 'import.js',
    })
  })

  it('loads CommonJS as Docusaurus configurations have it', async () => {
    await write({
      'vellum.config.js': `
        const path = require('path')
        const { title } = require('./config/title.js')
        let optional
        try { optional = require('not-installed') } catch { optional = 'none' }
        module.exports = {
          title, url: 'https://troth.dev', baseUrl: '/', docs: { sidebarPath: require.resolve('./sidebars.js') },
          customFields: { packed: require('some-package'), data: require('./data.json'), dir: path.join(__dirname, 'a'), optional },
        }`,
      'config/title.js': `exports.title = require('path').basename(__dirname)`,
      'data.json': '{ "a": 1 }',
      'sidebars.js': '',
      'node_modules/some-package/index.js': `module.exports = 'Packed'`,
    })
    const { config, files } = await loadSiteConfig(site)
    expect(config.title).toBe('config')
    expect(config.docs.map(({ sidebarPath }) => sidebarPath)).toEqual([join(site, 'sidebars.js')])
    expect(config.customFields).toEqual({
      packed: 'Packed',
      data: { a: 1 },
      dir: join(site, 'a'),
      optional: 'none',
    })
    expect(files).toEqual(
      ['vellum.config.js', 'config/title.js', 'data.json'].map((name) => join(site, name)),
    )
  })

  it('reports a work folder that cannot be used, not the configuration', async () => {
    await write({ 'vellum.config.mjs': `export default { ${FIELDS} }`, '.vellum': '' })
    expect(await failure()).toBe(
      [
        'Cannot open "<site>/.vellum/.gitignore": "<site>/.vellum" is a file, not a folder (ENOTDIR).',
        '  Rename or delete that file.',
      ].join('\n'),
    )
  })

  it("reports reads of the configuration's own code as its errors, others as errors of the file system", async () => {
    await write({
      'vellum.config.ts': `import { readdirSync } from 'node:fs'\n\nreaddirSync(import.meta.filename)\nexport default {}`,
    })
    expect(await failure()).toBe(
      [
        'vellum.config.ts threw an error while it was loaded.',
        '  at vellum.config.ts:3:1',
        '  Correct the code that throws; the cause is below.',
        "Cause: ENOTDIR: not a directory, scandir '<site>/vellum.config.ts'",
      ].join('\n'),
    )
  })

  it.each([
    ['a function', `() => ({ ${FIELDS} })`],
    ['an async function', `async () => ({ ${FIELDS} })`],
    ['a promise', `Promise.resolve({ ${FIELDS} })`],
  ])('accepts %s', async (_kind, code) => {
    await write({ 'vellum.config.js': `export default ${code}` })
    expect((await loadSiteConfig(site)).config.title).toBe('Troth')
  })

  it('passes `once` to a function, and returns what it has computed for other threads', async () => {
    await write({
      'vellum.config.ts': `export default async ({ once }) => ({
        ${FIELDS}, tagline: (await once('words', () => ['a', 'b'])).join(' ')
      })`,
    })
    const { config, code, files, values } = await loadSiteConfig(site)
    expect([config.tagline, values]).toEqual(['a b', { words: '["a","b"]' }])
    const file = files[0]!
    const other = await loadConfigFromCode({ file, code, values: { words: '["c"]' }, baseUrl: '/' })
    expect(other.tagline).toBe('c')
  })

  it('lets the caller replace baseUrl', async () => {
    await write({ 'vellum.config.js': `export default { ${FIELDS} }` })
    expect((await loadSiteConfig(site, { baseUrl: '/preview' })).config.baseUrl).toBe('/preview/')
  })

  it('CLI-12: loads the file that is named, which must be in the folder of the site', async () => {
    await write({
      'vellum.config.ts': `export default { ${FIELDS} }`,
      'staging.config.mjs': `export default { ${FIELDS}, tagline: 'Staging' }`,
      'config/a.mjs': `export default { ${FIELDS} }`,
    })
    for (const configFile of [
      'staging.config.mjs',
      './staging.config.mjs',
      join(site, 'staging.config.mjs'),
    ]) {
      const { config } = await loadSiteConfig(site, { configFile })
      expect([config.tagline, config.siteDir]).toEqual(['Staging', site])
    }
    expect(await failure('none.mjs')).toBe(
      'There is no configuration "none.mjs" in <site>.\n  Correct the path after `--config`: it starts at the folder of the site.',
    )
    expect(await failure('config/a.mjs')).toBe(
      'The configuration "config/a.mjs" is not in the folder of the site, <site>.\n  Move it there: paths in a configuration start at its own folder.',
    )
  })

  it('CF-3: reports a wrong configuration under the name of its file', async () => {
    await write({ 'vellum.config.mjs': `export default { ${FIELDS}, favico: 'a.ico' }` })
    expect(await failure()).toBe(
      'Unknown field "favico" in vellum.config.mjs.\n  Did you mean "favicon"? Fields of your own belong in `customFields`.',
    )
  })

  it('reports that there is no file', async () => {
    expect(await failure()).toBe(
      'There is no vellum.config.ts in <site>.\n  Create it with `export default defineConfig({ title, url, baseUrl })`, or pass the folder of the site: `vellum build path/to/site`.',
    )
    await write({ 'vellum.conf.js': '' })
    expect(await failure()).toBe(
      'There is no vellum.config.ts in <site>.\n  Rename vellum.conf.js to vellum.config.ts, and let it `export default` the configuration.',
    )
  })

  it('reports two configurations', async () => {
    await write({ 'vellum.config.ts': '', 'vellum.config.mjs': '' })
    expect(await failure()).toBe(
      'The site has more than one configuration: vellum.config.ts, vellum.config.mjs.\n  at vellum.config.ts\n  at vellum.config.mjs\n  Keep one of them, and remove the others.',
    )
  })

  it('reports that there is no folder', async () => {
    await rm(site, { recursive: true })
    expect(await failure()).toBe(
      "The site's folder <site> does not exist.\n  Pass the folder of the site: `vellum build path/to/site`.",
    )
    await writeFile(site, '')
    expect(await failure()).toBe(
      '<site> is a file, not the folder of a site.\n  Pass the folder of the site: `vellum build path/to/site`.',
    )
  })

  it('reports a missing default export', async () => {
    await write({ 'vellum.config.ts': `export const config = { ${FIELDS} }` })
    expect(await failure()).toBe(
      'vellum.config.ts has no default export.\n  at vellum.config.ts\n  Write `export default defineConfig({ title, url, baseUrl })`.',
    )
  })

  it.each([
    [
      'while it is loaded',
      `throw new Error('no token')`,
      'vellum.config.ts threw an error while it was loaded.\n  at vellum.config.ts:1:7',
    ],
    [
      'when it is called',
      `export default () => { throw new Error('no token') }`,
      'The configuration in vellum.config.ts threw an error.\n  at vellum.config.ts:1:30',
    ],
    [
      'later',
      `export default Promise.reject(new Error('no token'))`,
      'The configuration in vellum.config.ts threw an error.\n  at vellum.config.ts:1:31',
    ],
    [
      'in a file that it imports',
      `import './token.ts'`,
      'vellum.config.ts threw an error while it was loaded.\n  at token.ts:3:7',
    ],
    [
      'something that is no error',
      `throw 'no token'`,
      'vellum.config.ts threw an error while it was loaded.\n  at vellum.config.ts',
      'A value that is not an Error was thrown: no token (string)',
    ],
  ])('reports a file that throws %s', async (_when, code, message, cause = 'no token') => {
    await write({
      'vellum.config.ts': code,
      'token.ts': "interface Token { value: string }\n\nthrow new Error('no token')",
    })
    expect(await failure()).toBe(
      `${message}\n  Correct the code that throws; the cause is below.\nCause: ${cause}`,
    )
    expect(await filesLeft()).toEqual(['token.ts', 'vellum.config.ts'])
  })

  it('names a package that is not installed, and the position of its import', async () => {
    await write({
      'vellum.config.ts': `import x from '@some/where'; export default { title: x, dir: import.meta.dirname }`,
    })
    expect(await failure()).toBe(
      [
        'vellum.config.ts imports "@some/where", which is not installed.',
        '  at vellum.config.ts:1:15',
        "  > 1 | import x from '@some/where'; export default { title: x, dir: import.meta.dirname }",
        '      |               ^',
        '  Install it: `npm install @some/where`.',
      ].join('\n'),
    )
  })

  it('names all packages that are not installed, and runs nothing', async () => {
    await write({
      'vellum.config.js': `const { themes } = require('nowhere')\nrequire('./accent.js')\nthrow new Error('no')`,
      'accent.js': `export const accent = async () => (await import('remark-math/part')).default`,
    })
    expect(await failure()).toBe(
      [
        '2 problems:',
        '',
        'accent.js imports "remark-math/part", which is not installed.',
        '  at accent.js:1:49',
        "  > 1 | export const accent = async () => (await import('remark-math/part')).default",
        '      |                                                 ^',
        '  Install it: `npm install remark-math`.',
        '',
        'vellum.config.js imports "nowhere", which is not installed.',
        '  at vellum.config.js:1:28',
        "  > 1 | const { themes } = require('nowhere')",
        '      |                            ^',
        "    2 | require('./accent.js')",
        '  Install it: `npm install nowhere`.',
      ].join('\n'),
    )
  })

  it('names a package whose name is computed at run time', async () => {
    await write({ 'vellum.config.ts': `const name = 'some' + 'where'\nexport default await import(name)` })
    expect(await failure()).toMatch(
      /^vellum\.config\.ts imports "somewhere", which is not installed\.\n +at vellum\.config\.ts.*\n +Install it: `npm install somewhere`\.$/,
    )
  })

  it('shows the position of a syntax error', async () => {
    await write({ 'vellum.config.ts': `export default {\n  title: 'a' 'b',\n}` })
    expect(await failure()).toBe(
      [
        'Cannot read vellum.config.ts: Expected `,` or `}` but found `string`.',
        '  at vellum.config.ts:2:14',
        '    1 | export default {',
        "  > 2 |   title: 'a' 'b',",
        '      |              ^',
        '    3 | }',
        '  Fix the code at this position.',
      ].join('\n'),
    )
  })

  it('names an imported file that does not exist', async () => {
    await write({ 'vellum.config.ts': `import x from './missing.ts'; export default x` })
    expect(await failure()).toBe(
      [
        'The import "./missing.ts" was not found.',
        '  at vellum.config.ts:1:15',
        "  > 1 | import x from './missing.ts'; export default x",
        '      |               ^',
        '  Correct the path, or create the file.',
      ].join('\n'),
    )
  })
})
