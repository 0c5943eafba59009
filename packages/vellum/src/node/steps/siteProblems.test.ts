import { describe, expect, it } from 'vitest'
import { type Files, tempFolders } from '../../../test/tempFolder.js'
import { formatError } from '../base/errors.js'
import { loadSiteConfig } from '../config/loadSiteConfig.js'
import { loadSite } from './loadSite.js'
import { siteProblems } from './siteProblems.js'

const tempFolder = tempFolders()

async function problemsOf(files: Files, config: object = {}, locale = 'en') {
  const options = { title: 'T', url: 'https://example.com', baseUrl: '/', ...config }
  const dir = tempFolder({ 'vellum.config.ts': `export default ${JSON.stringify(options)}`, ...files })
  const site = await loadSite(await loadSiteConfig(dir), { production: true, locale })
  return siteProblems(site).map(({ severity, error }) => `${severity}: ${formatError(error)}`)
}

describe('siteProblems', () => {
  it('BK-7: names the line of each slug that two pages have', async () => {
    const files = {
      'docs/a.md': '---\ntitle: A\nslug: /same\n---\n',
      'docs/b.md': '---\nid: same\n---\n',
      'docs/sub/c.md': '---\nslug: /same\n---\n',
    }
    expect(await problemsOf(files, { onDuplicateRoutes: 'log' })).toEqual([
      `log: Several pages have the path \`/docs/same\`; only the first is built.
  docs/a.md:3 is built
  docs/b.md:2 is not built
  docs/sub/c.md:2 is not built
  Give each page that is not built its own \`slug\`, rename its file, or set \`onDuplicateRoutes\` to 'ignore'.`,
    ])
  })

  it('RP-7, TP-4, TP-16: reports code that Docusaurus would run', async () => {
    const files = {
      'docs/a.md': '',
      'docusaurus.config.js': '',
      'src/theme/SearchBar/index.tsx': '',
      'src/theme/SearchBar/styles.css': '',
      'src/theme/Footer/index.tsx': '',
      'src/theme/Footer/LinkItem.tsx': '',
      'src/theme/Footer/Footer.test.tsx': '',
      'src/theme/Root.js': '',
      'src/theme/NavBar/index.tsx': '',
      'src/theme/TOC.jsx': 'export default () => <a onClick={() => {}} />',
      'src/theme/DocSidebarItem/Link.jsx': "import '@site/src/Live'",
      'src/Live.jsx': 'export default () => <a onClick={() => {}} />',
      'src/theme/hooks/useThing.ts': '',
      'src/theme/.DS_Store': '',
    }
    expect(await problemsOf(files)).toEqual([
      `warn: The Docusaurus configuration is not read.
  at docusaurus.config.js
  Delete it as soon as \`vellum.config.ts\` has what you need of it, which it has after \`vellum migrate\`.`,
      expect.stringMatching(
        /^warn: Files in `src\/theme` replace no part of the theme\.\n {2}at src\/theme\/NavBar\/index\.tsx\n {2}at src\/theme\/hooks\/useThing\.ts\n {2}"NavBar" is near to "Navbar"\. `vellum eject --list` lists all parts\. Move components that pages import to another folder, such as `src\/components`\.$/,
      ),
      `warn: Items of the sidebar have state, effects or handlers, which do not run: the list is rendered when the site is built.
  at src/theme/DocSidebarItem/Link.jsx
  Categories open and close without code in the part: keep the elements and classes of the original. Put what else is interactive into the slot \`sidebar:before\` or \`sidebar:after\`, or into a client module.`,
    ])
    expect(await problemsOf({ 'docs/a.md': '', 'src/theme/SearchBar.jsx': '' })).toEqual([])
    const own = {
      'src/theme/OwnTabs/index.jsx': "import './helper'",
      'src/theme/OwnTabs/helper.js': '',
      'src/theme/IconEdit.jsx': '',
      'src/components/Edit.jsx': "import IconEdit from '@theme/IconEdit'",
      'docs/a.mdx': "import OwnTabs from '@theme/OwnTabs'",
    }
    expect(await problemsOf(own)).toEqual([])
    expect(await problemsOf({ 'docs/a.md': '', 'src/theme/CodeBlock/Title/index.jsx': '' })).toEqual([
      expect.stringContaining('"CodeBlock/Title" is no part here: replace `CodeBlock`.'),
    ])
  })

  it('TP-18: reports parts in a folder that is not read, unless a file imports them', async () => {
    const reported = (first: string, place: string) =>
      `warn: Files with the names of parts of the theme are not in \`src/theme\`, so they replace none.
  at ${first}
  Move them: \`${first}\` to \`${place}\`. The folder is lower-case, and in \`src\` of the site.`
    const problems = (file: string, more = {}) => problemsOf({ 'docs/a.md': '', [file]: '', ...more })
    expect(await problems('src/Theme/Footer.jsx')).toEqual([
      reported('src/Theme/Footer.jsx', 'src/theme/Footer.jsx'),
    ])
    expect(await problems('theme/Navbar/Logo/index.tsx')).toEqual([
      reported('theme/Navbar/Logo/index.tsx', 'src/theme/Navbar/Logo/index.tsx'),
    ])
    expect(await problems('theme/colors.js')).toEqual([])
    const importer = "import Footer from '../../theme/Footer'\nexport default () => <Footer />"
    expect(await problems('theme/Footer.jsx', { 'src/pages/x.jsx': importer })).toEqual([])
  })

  it('TP-14: reports files for Prism and for live code blocks', async () => {
    const files = {
      'docs/a.md': '',
      'src/theme/prism-include-languages.js': 'export default (Prism) => {}',
      'src/theme/ReactLiveScope/index.js': 'export default {}',
    }
    expect(await problemsOf(files)).toEqual([
      expect.stringMatching(
        /^warn: `src\/theme\/prism-include-languages` has no effect.+\n {2}at src\/theme\/prism-include-languages\.js\n {2}Delete it: all languages of Shiki are available/,
      ),
      expect.stringMatching(/^warn: `src\/theme\/ReactLiveScope` has no effect/),
    ])
  })

  describe('of a locale', () => {
    const I18N = { i18n: { locales: ['en', 'pt-BR'], localeConfigs: { 'pt-BR': { path: 'pt' } } } }
    const NO_TRANSLATIONS = `warn: The locale "pt-BR" has no translations: its pages are copies of those of "en".
  at i18n/pt/
  Write the files of its messages with \`vellum write-translations --locale pt-BR\`, and translate documents in i18n/pt/docusaurus-plugin-content-docs/current. Otherwise remove "pt-BR" from \`i18n.locales\`, or set \`translate: false\` in \`i18n.localeConfigs\` if copies are what you want.`

    it.each<[string, Files]>([
      ['no folder', {}],
      ['a folder without files', { 'i18n/pt/.gitkeep': '' }],
    ])('RP-3: reports a locale with %s', async (_, files) => {
      expect(await problemsOf({ 'docs/a.md': '', ...files }, I18N, 'pt-BR')).toEqual([NO_TRANSLATIONS])
      expect(await problemsOf({ 'docs/a.md': '', ...files }, I18N)).toEqual([])
    })

    it.each([
      'code.json',
      'docusaurus-theme-classic/footer.json',
      'docusaurus-plugin-content-docs/current.json',
      'docusaurus-plugin-content-docs/current/a.md',
      'docusaurus-plugin-content-docs/version-1.0/a.md',
      'docusaurus-plugin-content-blog/options.json',
    ])('RP-3: accepts a locale with the file %s', async (path) => {
      const text = path.endsWith('.json') ? '{}' : ''
      expect(await problemsOf({ 'docs/a.md': '', [`i18n/pt/${path}`]: text }, I18N, 'pt-BR')).toEqual([])
    })

    it('RP-3: accepts copies if configured', async () => {
      const i18n = { locales: ['en', 'fr'], localeConfigs: { fr: { translate: false } } }
      expect(await problemsOf({ 'docs/a.md': '' }, { i18n }, 'fr')).toEqual([])
    })

    it('RP-4: reports files at paths that are not read', async () => {
      const files = {
        'docs/a.md': '',
        'i18n/pt/docs/a.md': '',
        'i18n/pt/docs/guide/b.md': '',
        'i18n/pt/docusaurus-plugin-content-docs/a.md': '',
        'i18n/pt/docusaurus-theme-classic/navbar.yml': '',
      }
      expect(await problemsOf(files, { ...I18N, blog: false }, 'pt-BR')).toEqual([
        NO_TRANSLATIONS,
        `warn: The folder of the locale "pt-BR" has files that are not read.
  at i18n/pt/docs/
  at i18n/pt/docusaurus-plugin-content-docs/a.md
  at i18n/pt/docusaurus-theme-classic/navbar.yml
  Translations are read from docusaurus-plugin-content-docs/current, docusaurus-plugin-content-pages, and messages from code.json and docusaurus-theme-classic/navbar.json, docusaurus-theme-classic/footer.json.`,
      ])
    })
  })
})
