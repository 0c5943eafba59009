// A site whose configuration is that of Docusaurus, under its old name, built without an edit.

import {
  mkdirSync,
  mkdtempSync,
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

const siteDir = realpathSync(mkdtempSync(join(tmpdir(), 'docusaurus-config-')))
const warnings: string[] = []
const text = (path: string) => readFileSync(join(siteDir, 'dist', path), 'utf8')

const FILES = {
  'docusaurus.config.js': `// @ts-check
import { themes as prismThemes } from 'prism-react-renderer'

/** @type {import('@docusaurus/types').Config} */
const config = {
  title: 'Moved',
  url: 'https://example.com',
  baseUrl: '/base/',
  onBrokenLinks: 'warn',
  organizationName: 'example',
  projectName: 'moved',
  future: { v4: true },
  presets: [
    [
      'classic',
      /** @type {import('@docusaurus/preset-classic').Options} */
      ({
        docs: { sidebarPath: './sidebars.js' },
        blog: false,
        sitemap: { changefreq: 'daily', lastmod: 'date', ignorePatterns: ['/base/community/**'], filename: 'map.xml' },
        gtag: { trackingID: 'G-<1>', anonymizeIP: true },
      }),
    ],
  ],
  plugins: [
    ['content-docs', { id: 'community', path: 'community', routeBasePath: 'community', sidebarPath: false }],
    [
      '@docusaurus/plugin-client-redirects',
      {
        redirects: [{ from: ['/old', '/older'], to: '/docs/intro' }],
        fromExtensions: ['html'],
        createRedirects: (path) => (path.startsWith('/docs/') ? [path.replace('/docs/', '/guide/')] : undefined),
      },
    ],
    () => ({
      name: 'inline',
      injectHtmlTags: () => ({ headTags: [{ tagName: 'meta', attributes: { name: 'inline', content: 'yes' } }] }),
    }),
    '@docusaurus/plugin-pwa',
  ],
  themeConfig: {
    navbar: { items: [{ to: 'docs/intro', label: 'Docs', position: 'left' }, { href: 'pathname:///app/', label: 'App', rel: null }] },
    prism: { theme: prismThemes.github },
    hero: 'from themeConfig',
    footer: { links: [{ title: 'More', className: 'wide', items: [{ label: 'App', href: 'pathname:///app/' }] }] },
  },
}
export default config
`,
  'sidebars.js': "export default { docs: ['intro'] }\n",
  'docs/intro.md': '# Intro\n\n[Anchor](/imports#by-script) and [none](/imports#nothing)\n',
  'community/team.md': '# Team\n',
  'src/pages/index.md': '# Home\n',
  'src/pages/imports.jsx': `import useBrokenLinks from '@docusaurus/useBrokenLinks'
import useRouteContext from '@docusaurus/useRouteContext'
import isInternalUrl from '@docusaurus/isInternalUrl'
import { DEFAULT_PLUGIN_ID } from '@docusaurus/constants'
import siteConfig from '@generated/docusaurus.config'
import i18n from '@generated/i18n'
import { ThemeClassNames } from '@docusaurus/theme-common'

export default function Imports() {
  const { collectAnchor, collectLink } = useBrokenLinks()
  collectAnchor('by-script')
  collectLink('/missing')
  const { plugin } = useRouteContext()
  return <p>{[plugin.name, isInternalUrl('/a'), DEFAULT_PLUGIN_ID, siteConfig.title, siteConfig.themeConfig.hero, i18n.locales, ThemeClassNames.common.codeBlock].join(', ')}</p>
}
`,
  'src/pages/react.jsx': `export default function Page({ config: { title, baseUrl, themeConfig } }) {
  return <p>{[title, baseUrl, themeConfig.hero].join(', ')}</p>
}\n`,
}

beforeAll(async () => {
  symlinkSync(fileURLToPath(new URL('../../../node_modules', import.meta.url)), join(siteDir, 'node_modules'))
  for (const [path, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(siteDir, path)), { recursive: true })
    writeFileSync(join(siteDir, path), content)
  }
  const logger = { ...silentLogger, warn: (warning: string) => void warnings.push(warning) }
  expect(await build({ siteDir, logger }).then(() => 'built', formatError)).toBe('built')
})

afterAll(() => rmSync(siteDir, { recursive: true, force: true }))

describe('docusaurus.config.js', () => {
  it('MV-1, MV-3, MV-5: makes the pages of its preset and of its content plugins', () => {
    expect(text('docs/intro/index.html')).toContain('<h1>Intro</h1>')
    expect(text('community/team/index.html')).toContain('<h1>Team</h1>')
  })

  it('MV-6: makes redirects as the plugin does', () => {
    const lines = text('_redirects')
      .split('\n')
      .map((line) => line.split(/\s+/).slice(0, 2).join(' '))
    expect(lines).toEqual(
      expect.arrayContaining([
        '/base/old /base/docs/intro',
        '/base/older /base/docs/intro',
        '/base/guide/intro /base/docs/intro',
        '/base/docs/intro.html /base/docs/intro',
        '/base/community/team.html /base/community/team',
      ]),
    )
  })

  it('MV-7: loads analytics under the policy, with code that counts pages', () => {
    const html = text('docs/intro/index.html')
    expect(html).toContain('src="https://www.googletagmanager.com/gtag/js?id=G-%3C1%3E"')
    expect(html).toContain('gtag(\'config\', "G-\\u003c1>", {"anonymize_ip":true});')
    const [policy = ''] = /Content-Security-Policy.*/.exec(text('_headers')) ?? []
    expect(policy).toMatch(/script-src [^;]*https:\/\/www\.googletagmanager\.com/)
    expect(policy).toMatch(/connect-src [^;]*https:\/\/\*\.google-analytics\.com/)
  })

  it('MV-7: runs an inline plugin', () => {
    expect(text('docs/intro/index.html')).toContain('<meta name="inline" content="yes">')
  })

  it('MV-9: writes the sitemap with its options', () => {
    expect(text('map.xml')).toContain(
      '<loc>https://example.com/base/docs/intro</loc><changefreq>daily</changefreq><priority>0.5</priority>',
    )
    expect(text('map.xml')).not.toContain('/community/')
    expect(() => text('sitemap.xml')).toThrow('ENOENT')
  })

  it('MV-10: does not check links to files in navbar and footer, which the browser loads', () => {
    const html = text('docs/intro/index.html')
    expect(html.match(/<a href="\/base\/app\/"[^>]*data-native/g)).toHaveLength(2)
    expect(html).not.toContain('data-unchecked')
    expect(html).toMatch(/footer__col wide/)
  })

  it('MV-11: passes the configuration to React pages', () => {
    expect(text('react/index.html')).toContain('<p>Moved, /base/, from themeConfig</p>')
  })

  it('MV-12: has the modules that code imports', () => {
    expect(text('imports/index.html')).toContain(
      '<p>docusaurus-plugin-content-pages, true, default, Moved, from themeConfig, en, theme-code-block</p>',
    )
  })

  it('MV-12: checks links and anchors that components report', () => {
    const report = warnings.filter((warning) => /broken (?:link|anchor)/.test(warning)).join('\n')
    expect(report).toContain('/base/missing')
    expect(report).toContain('#nothing')
    expect(report).not.toContain('#by-script')
  })

  it('MV-8: is reported once', () => {
    expect(warnings.filter((warning) => warning.includes('was written for Docusaurus'))).toHaveLength(1)
    expect(warnings.join('\n')).toContain(
      'docusaurus.config.js:39 plugin "@docusaurus/plugin-pwa": There is no service',
    )
  })
})
