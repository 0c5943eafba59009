// Reads the configuration of a VitePress site, as far as it is known without running it.

import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { findConfig, isComputed, positionOf, staticValue, valueAt } from './configTree.js'
import type { Findings } from './findings.js'
import { docId, editUrl, keptText, type OtherSite, type Plan, planOther } from './otherEngines.js'
import { Code } from './printCode.js'
import { siteFiles } from './siteFiles.js'
import { languageOf, localeFields, reportLocaleFolder } from './siteLocales.js'
import { isValues, reportFields, text, type Values } from './siteValues.js'
import { parseSource } from './sourceText.js'
import { navItems, ownLocales, readSidebars, type VitePressSite } from './vitepressNavigation.js'

/** The configuration of a VitePress site: `docs/.vitepress/config.mts` */
export function vitePressConfig(siteDir: string): string | undefined {
  const extensions = ['ts', 'mts', 'js', 'mjs']
  const names = ['.', 'docs'].flatMap((folder) => [
    ...extensions.map((extension) => join(folder, `.vitepress/config.${extension}`)),
    ...extensions.map((extension) => join(folder, `.vitepress/config/index.${extension}`)),
  ])
  return names.find((name) => existsSync(join(siteDir, name)))
}

/** Fields of the configuration and of `themeConfig` that are read. */
const READ: ReadonlySet<string> = new Set([
  ...[
    'title',
    'description',
    'base',
    'lang',
    'locales',
    'algolia',
    'srcDir',
    'sitemap',
    'lastUpdated',
    'ignoreDeadLinks',
    'srcExclude',
    'outline',
  ],
  ...['head', 'nav', 'sidebar', 'socialLinks', 'editLink', 'search', 'footer', 'logo', 'siteTitle'],
])
/** Fields without which Vellum does the same, or which are texts of the interface. */
const NOT_NEEDED: ReadonlySet<string> = new Set([
  ...['themeConfig', 'cleanUrls', 'outDir', 'assetsDir', 'cacheDir', 'metaChunk', 'appearance', 'mpa', 'vue'],
  ...['docFooter', 'outlineTitle', 'lastUpdatedText', 'aside', 'i18nRouting', 'externalLinkIcon'],
  ...['darkModeSwitchLabel', 'lightModeSwitchTitle', 'darkModeSwitchTitle', 'sidebarMenuLabel'],
  ...['returnToTopLabel', 'langMenuLabel', 'skipToContentLabel', 'notFound'],
])

/** What to use in place of fields that are not read. */
const INSTEAD: Readonly<Record<string, string>> = {
  markdown:
    'Set `markdown.remarkPlugins` for syntax of your own; for `math` there is the plugin vellum-math.',
  vite: 'Set `vite` in vellum.config.ts.',
  rewrites: 'Write `slug` into the front matter of the files.',
  titleTemplate: 'Set `titleDelimiter`.',
  carbonAds: 'Load the script of the service in a part of the theme.',
  transformPageData: 'Use the `page` hook of a plugin.',
  transformHead: 'Use the `page` hook of a plugin.',
  buildEnd: 'Use the `finish` hook of a plugin.',
}

/** Without `cleanUrls` the URLs of pages end in `.html`. */
const HTML_REDIRECTS = new Code("(path) => (path.endsWith('/') ? [] : [path + '.html'])")

/** Plans the migration; undefined if there is no object in the configuration. */
export function planVitePress(
  siteDir: string,
  { configName, findings }: { configName: string; findings: Findings },
): Plan | undefined {
  const source = parseSource(configName, readFileSync(join(siteDir, configName), 'utf8'))
  const found = findConfig(source.program)
  if (!found) return undefined
  const config = staticValue(found.object, source.program) as Values
  const theme = isValues(config.themeConfig) ? config.themeConfig : {}
  const at = (name: string) => {
    const themeObject = Object.hasOwn(theme, name) && valueAt(found.object, ['themeConfig'], source.program)
    return source.at(positionOf(themeObject || found.object, name, source.program))
  }
  const folder = join(configName, '../..').replaceAll('\\', '/')
  const docsPath = join(folder, text(config.srcDir) ?? '').replaceAll('\\', '/')
  const known = { read: READ, notNeeded: NOT_NEEDED, instead: INSTEAD }
  for (const values of [config, theme]) reportFields(values, known, { findings, at })
  reportTheme()
  const site: VitePressSite = { siteDir, docsPath, config, theme, findings, at }
  const sidebars = readSidebars(site)
  const hostname = isValues(config.sitemap) ? text(config.sitemap.hostname) : undefined
  if (hostname === undefined) {
    findings.add({
      code: 'renamed-field',
      outcome: 'hand',
      text: '`url` is required, and the old configuration has none.',
      fix: 'Write the address of your site in place of https://example.com.',
      at: 'vellum.config.ts',
    })
  }
  const fields = {
    title: text(config.title) ?? 'My site',
    tagline: text(config.description),
    url: hostname?.replace(/\/$/, '') ?? 'https://example.com',
    baseUrl: text(config.base) ?? '/',
    ...(existsSync(join(siteDir, docsPath, 'public')) && {
      staticDirectories: [join(docsPath, 'public').replaceAll('\\', '/')],
    }),
    ...(config.ignoreDeadLinks === true && { onBrokenLinks: 'warn' }),
    ...locales(),
    ...(config.cleanUrls !== true && { createRedirects: HTML_REDIRECTS }),
    ...headTags(),
    docs: {
      path: docsPath,
      routeBasePath: '/',
      ...(sidebars && { sidebarPath: './sidebars.ts' }),
      ...(isValues(theme.editLink) &&
        text(theme.editLink.pattern) && { editUrl: editUrl(text(theme.editLink.pattern)!) }),
      ...(config.lastUpdated === true && { showLastUpdateTime: true }),
      ...exclude(),
    },
    blog: false,
    ...search(),
    themeConfig: {
      navbar: {
        title: theme.siteTitle === false ? '' : (text(theme.siteTitle) ?? text(config.title) ?? 'My site'),
        ...logo(),
        items: navItems(site),
      },
      ...footer(),
      ...algolia(),
      ...outline(),
    },
  }
  findings.add({
    code: 'kept-fields',
    outcome: 'carried',
    text: keptText({
      title: text(config.title) !== undefined,
      navbar: Array.isArray(theme.nav),
      sidebar: sidebars !== undefined,
      locales: isValues(config.locales),
      'edit link': 'editUrl' in fields.docs,
      'social links': Array.isArray(theme.socialLinks),
      search: theme.search !== undefined || theme.algolia !== undefined,
    }),
  })
  findings.add({
    code: 'old-config',
    outcome: 'changed',
    text: `${configName} is no longer read: delete it when the new site is right.`,
    at: configName,
  })
  const other: OtherSite = {
    engine: 'vitepress',
    fields,
    sidebars,
    docsPath,
    output: join(folder, '.vitepress/dist').replaceAll('\\', '/'),
    cache: join(folder, '.vitepress/cache').replaceAll('\\', '/'),
    commands: { dev: 'dev', build: 'build', preview: 'serve', serve: 'serve' },
    unneeded: ['vitepress', 'vue'],
    linkOf: withoutHtml,
  }
  return planOther(siteDir, other, findings)

  /** `./start.html#one` → `./start#one`, if it is a page: VitePress reads both. */
  function withoutHtml(url: string, file: string): string {
    const [path = '', rest = ''] = url.split(/(?=[?#])(.*)/s)
    if (!path.endsWith('.html')) return url
    const target = path.startsWith('/') ? path : posix.join(posix.dirname(file), path)
    const id = docId(siteDir, docsPath, target)
    return id === undefined ? url : `${path.replace(/(?:index)?\.html$/, '') || './'}${rest}`
  }

  /** Styles and components beside the configuration. */
  function reportTheme(): void {
    for (const { name } of siteFiles(join(siteDir, docsPath))) {
      if (!/\.(?:data|paths)\.[cm]?[jt]s$/.test(name)) continue
      const [what, fix] = name.includes('.paths.')
        ? [
            'Routes that code makes were not moved.',
            'Write `pages: ./data.yml` into the front matter of the page, with a data file.',
          ]
        : [
            'Data that code loads was not moved.',
            'Write a data file, and show it with `::table` and `:value`.',
          ]
      findings.add({
        code: 'moved-files',
        outcome: 'hand',
        text: what,
        fix,
        at: join(docsPath, name).replaceAll('\\', '/'),
      })
    }
    const themeFolder = join(configName, '..', 'theme').replaceAll('\\', '/')
    if (!existsSync(join(siteDir, themeFolder))) return
    findings.add({
      code: 'renamed-field',
      outcome: 'hand',
      text: 'The folder `theme` was not moved.',
      fix: 'List its styles in `theme.customCss`, with the variables of Vellum. Components of Vue are written as components of React, and those for all pages go into `src/theme/MDXComponents`.',
      at: themeFolder,
    })
  }

  function locales(): object {
    const language = text(config.lang)
    if (!isValues(config.locales))
      return language ? { i18n: { defaultLocale: language, locales: [language] } } : {}
    const own = ownLocales(config)
    const main = own.find(([folder]) => folder === 'root') ?? own[0]
    if (!main) return {}
    for (const locale of own.filter(([folder]) => folder !== 'root')) {
      const [folder, { themeConfig }] = locale
      if (isValues(themeConfig)) {
        findings.add({
          code: 'unreadable-options',
          outcome: 'hand',
          text: `Texts of ${folder} were not moved: ${Object.keys(themeConfig).join(', ')}.`,
          fix: `Write them into the files of \`vellum write-translations --locale ${languageOf(locale)}\`.`,
          at: at('locales'),
        })
      }
      reportLocaleFolder(locale, docsPath, findings)
    }
    return localeFields(own, {
      main,
      rootLanguage: language,
      baseUrl: text(config.base) ?? '/',
      hasFolderUrl: ([folder]) => folder.includes('_'),
    })
  }

  function exclude(): object {
    const own = Array.isArray(config.srcExclude) ? config.srcExclude.filter(text) : []
    const around = docsPath === '.' ? ['node_modules/**', 'dist/**', 'i18n/**', 'src/**', 'README.md'] : []
    return own.length + around.length > 0 ? { exclude: [...new Set([...around, ...own])] } : {}
  }

  /** `outline: { level: [2, 4] }` or `'deep'`, as levels of `tableOfContents`. */
  function outline(): object {
    const level = isValues(theme.outline) ? theme.outline.level : theme.outline
    const [min, max] =
      level === 'deep' ? [2, 6] : Array.isArray(level) ? (level as unknown[]) : [level, level]
    return typeof min === 'number' && typeof max === 'number'
      ? { tableOfContents: { minHeadingLevel: min, maxHeadingLevel: max } }
      : {}
  }

  function search(): object {
    return isValues(theme.search) && theme.search.provider === 'local' ? { search: true } : {}
  }

  /** `['link', { rel: 'icon' }]` → `{ tagName: 'link', attributes: { rel: 'icon' } }` */
  function headTags(): object {
    if (!Array.isArray(config.head)) return {}
    const tags = config.head.flatMap((entry: unknown) => {
      const [tagName, attributes, innerHTML] = Array.isArray(entry) ? entry : []
      if (!text(tagName) || isComputed(entry)) return []
      return [
        {
          tagName,
          attributes: isValues(attributes) ? attributes : {},
          ...(text(innerHTML) !== undefined && { innerHTML }),
        },
      ]
    })
    return tags.length > 0 ? { headTags: tags } : {}
  }

  function algolia(): object {
    const options =
      isValues(theme.search) && theme.search.provider === 'algolia' ? theme.search.options : theme.algolia
    return isValues(options)
      ? { algolia: { appId: options.appId, apiKey: options.apiKey, indexName: options.indexName } }
      : {}
  }

  function logo(): object {
    const value = theme.logo
    if (text(value)) return { logo: { src: text(value)!.replace(/^\//, ''), alt: '' } }
    if (!isValues(value)) return {}
    const [src, dark] = [text(value.src) ?? text(value.light), text(value.dark)]
    return src
      ? {
          logo: {
            src: src.replace(/^\//, ''),
            ...(dark && { srcDark: dark.replace(/^\//, '') }),
            alt: text(value.alt) ?? '',
          },
        }
      : {}
  }

  function footer(): object {
    if (!isValues(theme.footer)) return {}
    const lines = [text(theme.footer.message), text(theme.footer.copyright)].filter(Boolean)
    return lines.length > 0 ? { footer: { copyright: lines.join('<br>') } } : {}
  }
}
