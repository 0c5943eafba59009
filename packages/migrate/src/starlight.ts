// Reads the configuration of a Starlight site, as far as it is known without running it.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findConfig, isComputed, propertyOf, resolved, staticValue, walk } from './configTree.js'
import type { Findings } from './findings.js'
import { docId, type Plan, planOther } from './otherEngines.js'
import { badgeColor } from './sidebarKeys.js'
import { type Node, parseSource } from './sourceText.js'

const DOCS = 'src/content/docs'

/** Options of Starlight and fields of Astro that are read. */
const READ: ReadonlySet<string> = new Set([
  ...[
    'title',
    'description',
    'favicon',
    'sidebar',
    'customCss',
    'lastUpdated',
    'editLink',
    'pagefind',
    'logo',
  ],
  ...['social', 'locales', 'defaultLocale', 'tableOfContents', 'titleDelimiter'],
  ...['site', 'base', 'redirects', 'trailingSlash'],
])
/** Those without which Vellum does the same. */
const NOT_NEEDED: ReadonlySet<string> = new Set([
  ...['integrations', 'outDir', 'output', 'image', 'build', 'prefetch', 'credits', 'disable404Route'],
  ...['experimental', 'devToolbar', 'server', 'compressHTML', 'prerender', 'srcDir', 'publicDir', 'cacheDir'],
])
/** Integrations that sites of Vellum do not need. */
const BUILT_IN = /^@astrojs\/(?:mdx|react|preact|sitemap|check|tailwind|starlight)$/

type Values = Readonly<Record<string, unknown>>

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const text = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** The configuration of a Starlight site. */
export function starlightConfig(siteDir: string): string | undefined {
  const names = ['mjs', 'ts', 'js', 'mts'].map((extension) => `astro.config.${extension}`)
  const found = names.find((name) => existsSync(join(siteDir, name)))
  return found && /starlight\s*\(/.test(readFileSync(join(siteDir, found), 'utf8')) ? found : undefined
}

/** Plans the migration; undefined if there is no object in the configuration. */
export function planStarlight(
  siteDir: string,
  { configName, findings }: { configName: string; findings: Findings },
): Plan | undefined {
  const source = parseSource(configName, readFileSync(join(siteDir, configName), 'utf8'))
  const found = findConfig(source.program)
  const options = starlightOptions(source.program)
  if (!found || !options) return undefined
  const astro = staticValue(found.object, source.program) as Values
  const starlight = staticValue(options, source.program) as Values
  const title =
    text(starlight.title) ??
    Object.values(isValues(starlight.title) ? starlight.title : {}).find(text) ??
    'My site'
  const sidebar = Array.isArray(starlight.sidebar)
    ? { docs: starlight.sidebar.flatMap((item) => sidebarItem(item) ?? []) }
    : undefined
  const css = Array.isArray(starlight.customCss)
    ? starlight.customCss.filter((file) => text(file)?.startsWith('.'))
    : []
  reportFields()
  const plugins = readIntegrations()
  const fields = {
    title,
    tagline: text(starlight.description),
    favicon: text(starlight.favicon)?.replace(/^\//, ''),
    url: text(astro.site)?.replace(/\/$/, '') ?? 'https://example.com',
    baseUrl: (text(astro.base) ?? '/').replace(/\/?$/, '/'),
    // Astro writes URLs with a slash at their end.
    trailingSlash: astro.trailingSlash !== 'never',
    ...(existsSync(join(siteDir, 'public')) && { staticDirectories: ['public'] }),
    ...redirects(),
    ...locales(),
    docs: {
      path: DOCS,
      routeBasePath: '/',
      ...(sidebar && { sidebarPath: './sidebars.ts' }),
      ...(isValues(starlight.editLink) &&
        text(starlight.editLink.baseUrl) && { editUrl: text(starlight.editLink.baseUrl) }),
      ...(starlight.lastUpdated === true && { showLastUpdateTime: true }),
    },
    blog: false,
    ...(starlight.pagefind !== false && { search: true }),
    ...(css.length > 0 && { theme: { customCss: css } }),
    ...(text(starlight.titleDelimiter) && { titleDelimiter: text(starlight.titleDelimiter) }),
    themeConfig: {
      navbar: { title, ...logo(), items: social() },
      ...(isValues(starlight.tableOfContents) && { tableOfContents: starlight.tableOfContents }),
    },
  }
  findings.add({
    code: 'kept-fields',
    outcome: 'carried',
    text: 'Title, sidebar, locales, edit link, social links, redirects and styles of the configuration, where they are values.',
  })
  findings.add({
    code: 'old-config',
    outcome: 'changed',
    text: `${configName} is no longer read: delete it when the new site is right.`,
    at: configName,
  })
  return planOther(
    siteDir,
    {
      engine: 'astro',
      fields,
      sidebars: sidebar,
      docsPath: DOCS,
      output: 'dist',
      cache: '.astro',
      commands: { dev: 'dev', build: 'build', preview: 'serve', check: 'check' },
      unneeded: [
        ...['astro', '@astrojs/starlight', '@astrojs/check', 'sharp'],
        ...(plugins['vellum-mermaid'] === undefined ? [] : ['astro-mermaid', 'mermaid']),
      ],
      plugins,
    },
    findings,
  )

  function sidebarItem(item: unknown): unknown {
    if (typeof item === 'string') return docId(siteDir, DOCS, item) ?? undefined
    if (!isValues(item)) return undefined
    const label = text(item.label) ?? ''
    const directory = isValues(item.autogenerate) ? text(item.autogenerate.directory) : undefined
    const extras = {
      ...(typeof item.collapsed === 'boolean' && { collapsed: item.collapsed }),
      ...badgeOf(item.badge),
    }
    if (directory !== undefined) {
      return { type: 'category', label, ...extras, items: [{ type: 'autogenerated', dirName: directory }] }
    }
    if (Array.isArray(item.items)) {
      return {
        type: 'category',
        label,
        ...extras,
        items: item.items.flatMap((entry) => sidebarItem(entry) ?? []),
      }
    }
    const target = text(item.slug) ?? text(item.link)
    if (target === undefined) return undefined
    const id = /^[a-z]+:/.test(target) ? undefined : docId(siteDir, DOCS, target.replace(/\/$/, '') || '/')
    if (id === undefined) return { type: 'link', label, href: target, ...extras }
    if (label === '' && Object.keys(extras).length === 0) return id
    return { type: 'doc', id, ...(label !== '' && { label }), ...extras }
  }

  /** `{ text: 'New', variant: 'tip' }` → `{ text: 'New', color: 'accent' }` */
  function badgeOf(badge: unknown): object {
    if (text(badge)) return { badge }
    if (!isValues(badge)) return {}
    // In several languages: the first one.
    const words = isValues(badge.text) ? Object.values(badge.text).find(text) : badge.text
    return text(words) ? { badge: { text: words, color: badgeColor(text(badge.variant) ?? 'default') } } : {}
  }

  function social(): unknown[] {
    const links = Array.isArray(starlight.social)
      ? starlight.social
          .filter(isValues)
          .map(({ label, icon, href }) => ({ label: text(label) ?? text(icon), href: text(href) }))
      : Object.entries(isValues(starlight.social) ? starlight.social : {}).map(([label, href]) => ({
          label,
          href: text(href),
        }))
    const shown = links
      .filter(({ href }) => href !== undefined)
      .map((link) => ({ ...link, position: 'right' }))
    return isValues(starlight.locales) ? [...shown, { type: 'localeDropdown', position: 'right' }] : shown
  }

  function logo(): object {
    if (!isValues(starlight.logo)) return {}
    findings.add({
      code: 'moved-files',
      outcome: 'hand',
      text: 'The logo is a file that Astro bundled.',
      fix: 'Copy it to a static folder, and set `themeConfig.navbar.logo: { src, srcDark }`.',
      at: configName,
    })
    return {}
  }

  function redirects(): object {
    if (!isValues(astro.redirects)) return {}
    const entries = Object.entries(astro.redirects).flatMap(([from, target]) => {
      const to = text(target) ?? (isValues(target) ? text(target.destination) : undefined)
      return to ? [{ from, to }] : []
    })
    return entries.length > 0 ? { redirects: entries } : {}
  }

  function locales(): object {
    if (!isValues(starlight.locales)) return {}
    const entries = Object.entries(starlight.locales).filter(([, value]) => isValues(value)) as [
      string,
      Values,
    ][]
    // A folder may be called `zh_CN`, a language is `zh-CN`.
    const nameOf = ([key, value]: [string, Values]) =>
      (key === 'root' ? (text(value.lang) ?? 'en') : key).replaceAll('_', '-')
    const main = text(starlight.defaultLocale)
    const first = entries.find(([key]) => key === 'root' || key === main) ?? entries[0]!
    for (const [key, value] of entries.filter((entry) => entry !== first)) {
      findings.add({
        code: 'moved-files',
        outcome: 'hand',
        text: `Pages in ${key} are in a different folder.`,
        fix: `mkdir -p i18n/${nameOf([key, value])}/docusaurus-plugin-content-docs && git mv ${DOCS}/${key} i18n/${nameOf([key, value])}/docusaurus-plugin-content-docs/current`,
        at: `${DOCS}/${key}`,
      })
    }
    return {
      i18n: {
        defaultLocale: nameOf(first),
        locales: entries.map(nameOf),
        localeConfigs: Object.fromEntries(
          entries.map((entry) => [
            nameOf(entry),
            {
              label: text(entry[1].label) ?? nameOf(entry),
              // URLs have the name of the folder.
              ...(entry[0].includes('_') && {
                baseUrl: `${(text(astro.base) ?? '/').replace(/\/?$/, '/')}${entry[0]}/`,
              }),
            },
          ]),
        ),
      },
    }
  }

  /** Integrations of Astro besides Starlight; returns the plugins that some become. */
  function readIntegrations(): Record<string, string> {
    const property = propertyOf(found!.object, 'integrations')
    const list = property && resolved(property.value, source.program)
    const used: Record<string, string> = {}
    for (const element of (list?.elements ?? []) as (Node | null)[]) {
      const name = element?.type === 'CallExpression' ? element.callee.name : undefined
      if (element === null || name === 'starlight') continue
      const from = name === undefined ? undefined : importSource(name, source.program)
      if (from !== undefined && BUILT_IN.test(from)) continue
      if (from === 'astro-mermaid') {
        used['vellum-mermaid'] = 'mermaid'
        findings.add({
          code: 'plugin-replaced',
          outcome: 'changed',
          text: '"astro-mermaid" is `mermaid()` of vellum-mermaid now.',
          at: source.at(element),
        })
        continue
      }
      findings.add({
        code: 'lost-plugin',
        outcome: 'lost',
        text: `The integration ${from === undefined ? 'of this line' : `"${from}"`} was not moved.`,
        fix: 'Look for a plugin of Vellum that does its work: learn/plugins in the manual.',
        weight: 'medium',
        at: source.at(element),
      })
    }
    return used
  }

  function reportFields(): void {
    const instead: Readonly<Record<string, string>> = {
      head: 'Write them as `headTags`, `scripts` and `stylesheets`.',
      components: 'Replace the parts of the theme in `src/theme`.',
      plugins: 'See the page on moving from Starlight in the manual.',
      expressiveCode: 'Set the colours of tokens in `theme.customCss`.',
      markdown: 'Plugins of remark and rehype go into `markdown.remarkPlugins` and `markdown.rehypePlugins`.',
      vite: 'Set `vite` in vellum.config.ts.',
      pagination: 'Set `pagination_next: null` and `pagination_prev: null` in the front matter.',
    }
    for (const [name, value] of [...Object.entries(starlight), ...Object.entries(astro)]) {
      if (NOT_NEEDED.has(name)) continue
      const isRead = READ.has(name)
      if (isRead && !isComputed(value)) continue
      findings.add({
        code: isRead ? 'unreadable-options' : 'renamed-field',
        outcome: 'hand',
        text: isRead
          ? `\`${name}\` is computed, so it was not moved, or not all of it.`
          : `\`${name}\` was not moved.`,
        fix: isRead
          ? 'Write it into vellum.config.ts.'
          : Object.hasOwn(instead, name)
            ? instead[name]
            : undefined,
        at: configName,
      })
    }
    if (!text(astro.site)) {
      findings.add({
        code: 'renamed-field',
        outcome: 'hand',
        text: '`url` is required, and the old configuration has no `site`.',
        fix: 'Write the address of your site in place of https://example.com.',
        at: 'vellum.config.ts',
      })
    }
  }
}

/** The module that a default import comes from. */
function importSource(name: string, program: Node): string | undefined {
  const statement = (program.body as Node[]).find(
    (node) =>
      node.type === 'ImportDeclaration' &&
      (node.specifiers as Node[]).some(({ local }) => local.name === name),
  )
  return statement?.source.value
}

/** The argument of `starlight({ … })`. */
function starlightOptions(program: Node): Node | undefined {
  let options: Node | undefined
  walk(program, (node) => {
    if (node.type === 'CallExpression' && node.callee.name === 'starlight') options ??= node.arguments[0]
  })
  return options
}
