// Reads the configuration of a VitePress site, as far as it is known without running it.

import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { findConfig, isComputed, positionOf, staticValue, valueAt } from './configTree.js'
import type { Findings } from './findings.js'
import {
  docId,
  editUrl,
  keptText,
  type OtherSite,
  type Plan,
  planOther,
  reportSpread,
} from './otherEngines.js'
import { Code } from './printCode.js'
import { siteFiles } from './siteFiles.js'
import { parseSource } from './sourceText.js'

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
  ...['nav', 'sidebar', 'socialLinks', 'editLink', 'search', 'footer', 'logo', 'siteTitle'],
])
/** Fields without which Vellum does the same, or which are texts of the interface. */
const NOT_NEEDED: ReadonlySet<string> = new Set([
  ...['themeConfig', 'cleanUrls', 'outDir', 'assetsDir', 'cacheDir', 'metaChunk', 'appearance', 'mpa', 'vue'],
  ...['docFooter', 'outlineTitle', 'lastUpdatedText', 'aside', 'i18nRouting', 'externalLinkIcon'],
  ...['darkModeSwitchLabel', 'lightModeSwitchTitle', 'darkModeSwitchTitle', 'sidebarMenuLabel'],
  ...['returnToTopLabel', 'langMenuLabel', 'skipToContentLabel', 'notFound'],
])

type Values = { readonly [field: string]: unknown }

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** Whether a locale is a different site: `link: 'https://cn.example.com'` */
const isElsewhere = ({ link }: Values) => typeof link === 'string' && /^(?:https?:)?\/\//.test(link)
const text = (value: unknown) => (typeof value === 'string' ? value : undefined)

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
  for (const [name, value] of [...Object.entries(config), ...Object.entries(theme)]) reportField(name, value)
  reportTheme()
  const sidebars = readSidebars(theme.sidebar)
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
        items: navItems(),
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
  const site: OtherSite = {
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
  return planOther(siteDir, site, findings)

  /** `./start.html#one` → `./start#one`, if it is a page: VitePress reads both. */
  function withoutHtml(url: string, file: string): string {
    const [path = '', rest = ''] = url.split(/(?=[?#])(.*)/s)
    if (!path.endsWith('.html')) return url
    const target = path.startsWith('/') ? path : posix.join(posix.dirname(file), path)
    const id = docId(siteDir, docsPath, target)
    return id === undefined ? url : `${path.replace(/(?:index)?\.html$/, '') || './'}${rest}`
  }

  function reportField(name: string, value: unknown): void {
    const instead: Readonly<Record<string, string>> = {
      markdown:
        'Set `markdown.remarkPlugins` for syntax of your own; for `math` there is the plugin vellum-math.',
      vite: 'Set `vite` in vellum.config.ts.',
      rewrites: 'Write `slug` into the front matter of the files.',
      head: 'Write the entries that code computes as `headTags`.',
      titleTemplate: 'Set `titleDelimiter`.',
      carbonAds: 'Load the script of the service in a part of the theme.',
      transformPageData: 'Use the `page` hook of a plugin.',
      transformHead: 'Use the `page` hook of a plugin.',
      buildEnd: 'Use the `finish` hook of a plugin.',
    }
    if (NOT_NEEDED.has(name) || (name === 'head' && !isComputed(value))) return
    if (name.startsWith('...')) {
      reportSpread(name, { findings, at: at(name) })
      return
    }
    if (!READ.has(name)) {
      findings.add({
        code: 'renamed-field',
        outcome: 'hand',
        text: `\`${name}\` was not moved.`,
        fix: Object.hasOwn(instead, name) ? instead[name] : undefined,
        at: at(name),
      })
    } else if (isComputed(value)) {
      findings.add({
        code: 'unreadable-options',
        outcome: 'hand',
        text: `\`${name}\` is computed, so it was not moved, or not all of it.`,
        fix:
          name === 'sidebar'
            ? 'Write it as sidebars.ts, or let the folders make it.'
            : 'Write it into vellum.config.ts.',
        at: at(name),
      })
    }
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

  function navItems(): unknown[] {
    const items = Array.isArray(theme.nav)
      ? theme.nav.filter(isValues).flatMap((item): Values[] => [navItem(item)].filter(isValues))
      : []
    const social = Array.isArray(theme.socialLinks) ? theme.socialLinks.filter(isValues) : []
    return [
      ...items.map((item) => ({ ...item, position: 'left' })),
      ...social.flatMap(({ icon, link, ariaLabel }) =>
        text(link)
          ? [{ label: text(ariaLabel) ?? text(icon) ?? 'Link', href: text(link), position: 'right' }]
          : [],
      ),
      ...localeItems(),
    ]
  }

  /** Locales with sites of their own are links beside those of this one. */
  function localeItems(): unknown[] {
    if (!isValues(config.locales)) return []
    const others = Object.values(config.locales).flatMap((value) =>
      isValues(value) && isElsewhere(value)
        ? [{ label: text(value.label) ?? '', href: text(value.link) }]
        : [],
    )
    if (ownLocales().length > 1) {
      const after = others.length > 0 ? { dropdownItemsAfter: others } : {}
      return [{ type: 'localeDropdown', position: 'right', ...after }]
    }
    const label = ownLocales().map(([, value]) => text(value.label))[0] ?? 'Languages'
    return others.length > 0 ? [{ type: 'dropdown', label, position: 'right', items: others }] : []
  }

  /** The locales whose pages are in this site. */
  function ownLocales(): [string, Values][] {
    const entries = isValues(config.locales) ? Object.entries(config.locales) : []
    return entries.filter((entry): entry is [string, Values] => isValues(entry[1]) && !isElsewhere(entry[1]))
  }

  function navItem(item: Values): Values | undefined {
    const label = text(item.text) ?? ''
    if (Array.isArray(item.items)) {
      const below = item.items
        .filter(isValues)
        .flatMap((entry) => (Array.isArray(entry.items) ? entry.items.filter(isValues) : [entry]))
      return { type: 'dropdown', label, items: below.flatMap((entry) => navItem(entry) ?? []) }
    }
    const link = text(item.link)
    if (link === undefined) {
      findings.add({
        code: 'unreadable-options',
        outcome: 'hand',
        text: 'Items of `nav` without a link, or with a computed one, were not moved.',
        fix: 'Write them as items of `themeConfig.navbar`; components of Vue are written as components of React.',
        at: at('nav'),
      })
      return undefined
    }
    const extras = {
      ...(text(item.activeMatch) && { activeBaseRegex: text(item.activeMatch) }),
      ...(text(item.target) && { target: text(item.target) }),
      ...(text(item.rel) && { rel: text(item.rel) }),
    }
    return /^[a-z]+:/.test(link)
      ? { label, href: link, ...extras }
      : { label, to: link.replace(/\.(?:md|html)(?=[?#]|$)/, '') || '/', ...extras }
  }

  function readSidebars(sidebar: unknown): Values | undefined {
    if (Array.isArray(sidebar))
      return { docs: sidebar.filter(isValues).flatMap((item) => sidebarItem(item, '') ?? []) }
    if (!isValues(sidebar)) return undefined
    return Object.fromEntries(
      Object.entries(sidebar)
        .filter(isOfMainLocale)
        .map(([path, value]) => {
          const items = Array.isArray(value)
            ? value
            : isValues(value) && Array.isArray(value.items)
              ? value.items
              : []
          const base = isValues(value) ? (text(value.base) ?? '') : ''
          const name = path.replaceAll(/^\/|\/$/g, '').replaceAll('/', '-') || 'docs'
          return [name, items.filter(isValues).flatMap((item) => sidebarItem(item, base) ?? [])]
        }),
    )
  }

  /** Documents of other locales have the sidebar of the main one, with translated labels. */
  function isOfMainLocale([path]: [string, unknown]): boolean {
    const locales = isValues(config.locales) ? Object.keys(config.locales) : []
    const key = locales.find((name) => name !== 'root' && path.split('/').filter(Boolean)[0] === name)
    if (key === undefined) return true
    findings.add({
      code: 'unreadable-options',
      outcome: 'hand',
      text: `The sidebar of ${key} was not moved: its documents have that of the main locale.`,
      fix: `Write the labels into the files of \`vellum write-translations --locale ${key.replaceAll('_', '-')}\`.`,
      at: at('sidebar'),
    })
    return false
  }

  function sidebarItem(item: Values, parentBase: string): unknown {
    const base = text(item.base) ?? parentBase
    const label = text(item.text) ?? ''
    const link = text(item.link)
    const full = link === undefined || /^[a-z]+:/.test(link) ? link : `${base}${link}`
    const id = full === undefined ? undefined : docId(siteDir, docsPath, full)
    if (Array.isArray(item.items)) {
      return {
        type: 'category',
        label,
        ...(item.collapsed === undefined ? { collapsible: false } : { collapsed: item.collapsed === true }),
        ...(id !== undefined && { link: { type: 'doc', id } }),
        items: item.items.filter(isValues).flatMap((entry) => sidebarItem(entry, base) ?? []),
      }
    }
    if (full === undefined) return undefined
    return id ? { type: 'doc', id, label } : { type: 'link', label, href: full }
  }

  function locales(): object {
    if (!isValues(config.locales))
      return text(config.lang)
        ? { i18n: { defaultLocale: text(config.lang), locales: [text(config.lang)] } }
        : {}
    const entries = ownLocales()
    if (entries.length === 0) return {}
    // A folder may be called `zh_CN`, a language is `zh-CN`.
    const nameOf = ([key, value]: [string, Values]) =>
      (key === 'root' ? (text(value.lang) ?? text(config.lang) ?? 'en') : key).replaceAll('_', '-')
    for (const [key, value] of entries.filter(([name]) => name !== 'root')) {
      if (isValues(value.themeConfig)) {
        findings.add({
          code: 'unreadable-options',
          outcome: 'hand',
          text: `Texts of ${key} were not moved: ${Object.keys(value.themeConfig).join(', ')}.`,
          fix: `Write them into the files of \`vellum write-translations --locale ${key.replaceAll('_', '-')}\`.`,
          at: at('locales'),
        })
      }
      findings.add({
        code: 'moved-files',
        outcome: 'hand',
        text: `Pages in ${key} are in a different folder.`,
        fix: `mkdir -p i18n/${nameOf([key, value])}/docusaurus-plugin-content-docs && git mv ${join(docsPath, key)} i18n/${nameOf([key, value])}/docusaurus-plugin-content-docs/current`,
        at: join(docsPath, key),
      })
    }
    const root = entries.find(([key]) => key === 'root')
    return {
      i18n: {
        defaultLocale: root ? nameOf(root) : nameOf(entries[0]!),
        locales: entries.map(nameOf),
        localeConfigs: Object.fromEntries(
          entries.map((entry) => [
            nameOf(entry),
            {
              label: text(entry[1].label) ?? nameOf(entry),
              // URLs have the name of the folder.
              ...(entry[0].includes('_') && {
                baseUrl: `${(text(config.base) ?? '/').replace(/\/?$/, '/')}${entry[0]}/`,
              }),
            },
          ]),
        ),
      },
    }
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
