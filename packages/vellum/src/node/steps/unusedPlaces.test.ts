import { expect, it } from 'vitest'
import { type Files, tempFolders } from '../../../test/tempFolder.js'
import { formatError } from '../base/errors.js'
import { loadSiteConfig } from '../config/loadSiteConfig.js'
import { loadSite } from './loadSite.js'
import { unusedPlaces } from './unusedPlaces.js'

const tempFolder = tempFolders()

async function reported(config: string, files: Files = {}, locale = 'en') {
  const dir = tempFolder({
    'vellum.config.mjs': `export default {\n  title: 'T', url: 'https://example.com',\n${config}\n}\n`,
    'docs/guide/a.md': '# A\n',
    'src/A.jsx': 'export default () => null\n',
    ...files,
  })
  const site = await loadSite(await loadSiteConfig(dir), { production: true, locale })
  return unusedPlaces(site).map((error) => formatError(error).replaceAll(dir, ''))
}

it('AS-8: reports static folders that do not exist, besides that of every site', async () => {
  expect(
    await reported("  baseUrl: '/',\n  staticDirectories: ['static', 'given'],", { 'given/a.txt': '' }),
  ).toEqual([])
  expect(
    await reported("  baseUrl: '/',\n  staticDirectories: [\n    'pulbic',\n    './docs/guide/a.md',\n  ],"),
  ).toEqual([
    'There is no static folder "pulbic".\n  at vellum.config.mjs:5\n  Create it, or remove it from `staticDirectories`: a path starts at the folder of the site.',
    'There is no static folder "docs/guide/a.md".\n  at vellum.config.mjs:6\n  Create it, or remove it from `staticDirectories`: a path starts at the folder of the site.',
  ])
})

it('PL-10: reports static folders of plugins with the name of the plugin', async () => {
  const plugin = "{ name: 'a', config: { staticDirectories: [new URL('./files', import.meta.url).href] } }"
  expect(await reported(`  baseUrl: '/', plugins: [${plugin}],`)).toEqual([
    'There is no static folder "files", which the plugin "a" adds.\n  at vellum.config.mjs:3\n  Correct `staticDirectories` in `config` of the plugin: an absolute path, or a `file:` URL.',
  ])
})

it('TP-6: reports patterns of slots that no page has', async () => {
  const slot = (pages: string, baseUrl = '/') =>
    reported(
      `  baseUrl: '${baseUrl}',\n  theme: { slots: { 'article:after': [{\n    component: './src/A.jsx',\n    pages: ${pages},\n  }] } },`,
    )
  expect(await slot("['/docs/**', '/docs/guide/*', '/docs/guide/a', '/404.html']")).toEqual([])
  const text = (pattern: string, hint: string) =>
    `No page has the path "${pattern}", for which \`theme.slots["article:after"]\` has a component.\n  at vellum.config.mjs:6\n  ${hint}`
  expect(await slot("['/docs/**', '/docs/guides/**']")).toEqual([
    text('/docs/guides/**', 'Did you mean "/docs/guide/a"?'),
  ])
  expect(await slot("'docs/**'")).toEqual([
    text('docs/**', 'Write "/docs/**": a path starts below the base URL of the site.'),
  ])
  expect(await slot("'/a/b/docs/**'", '/a/b/')).toEqual([
    text('/a/b/docs/**', 'Write "/docs/**": a path starts below the base URL of the site.'),
  ])
  expect(await slot("'/other'")).toEqual([
    text('/other', 'Correct the path: `*` stands for a name, `**` for any number of them.'),
  ])
})
