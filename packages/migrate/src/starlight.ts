// Reads the configuration of a Starlight site, as far as it is known without running it.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findConfig, positionOf, propertyOf, resolved, staticValue, walk } from './configTree.js'
import type { Findings } from './findings.js'
import { keptText, type Plan, planOther } from './otherEngines.js'
import { localeFields, reportLocaleFolder } from './siteLocales.js'
import { isValues, reportFields, text, type Values } from './siteValues.js'
import { type Node, parseSource } from './sourceText.js'
import { sidebarItem } from './starlightSidebar.js'

const CONTENT = 'src/content/docs'

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
/** What to use in place of options and fields that are not read. */
const INSTEAD: Readonly<Record<string, string>> = {
  head: 'Write them as `headTags`, `scripts` and `stylesheets`.',
  components: 'Replace the parts of the theme in `src/theme`.',
  plugins: 'See the page on moving from Starlight in the manual.',
  expressiveCode: 'Set the colours of tokens in `theme.customCss`.',
  markdown: 'Plugins of remark and rehype go into `markdown.remarkPlugins` and `markdown.rehypePlugins`.',
  vite: 'Set `vite` in vellum.config.ts.',
  pagination: 'Set `pagination_next: null` and `pagination_prev: null` in the front matter.',
}
/** Integrations that sites of Vellum do not need. */
const BUILT_IN = /^@astrojs\/(?:mdx|react|preact|sitemap|check|tailwind|starlight)$/

/** Files of a Starlight site that nothing reads any more. */
const FILES: readonly (readonly [string, string])[] = [
  ['src/content/i18n', 'Write its texts into the files of `vellum write-translations --locale <locale>`.'],
  [
    'src/content.config.ts',
    'Delete it: front matter is checked without it. Fields of your own have no schema.',
  ],
]

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
  const base = (text(astro.base) ?? '/').replace(/^\/?/, '/').replace(/\/?$/, '/')
  const docsPath = mainFolder(starlight, siteDir)
  const at = (name: string) => {
    const object = Object.hasOwn(starlight, name) ? options : found.object
    return source.at(positionOf(object, name, source.program))
  }
  const title =
    text(starlight.title) ??
    Object.values(isValues(starlight.title) ? starlight.title : {}).find(text) ??
    'My site'
  const sidebar = Array.isArray(starlight.sidebar)
    ? {
        docs: starlight.sidebar.flatMap(
          (item) => sidebarItem(item, { siteDir, docsPath, findings, at: at('sidebar') }) ?? [],
        ),
      }
    : undefined
  const css = Array.isArray(starlight.customCss)
    ? starlight.customCss.filter((file) => text(file)?.startsWith('.'))
    : []
  reportSettings()
  reportFiles()
  const plugins = readIntegrations()
  const fields = {
    title,
    tagline: text(starlight.description),
    favicon: text(starlight.favicon)?.replace(/^\//, ''),
    url: text(astro.site)?.replace(/\/$/, '') ?? 'https://example.com',
    baseUrl: base,
    // Astro writes URLs with a slash at their end.
    trailingSlash: astro.trailingSlash !== 'never',
    ...(existsSync(join(siteDir, 'public')) && { staticDirectories: ['public'] }),
    ...redirects(),
    ...locales(),
    docs: {
      path: docsPath,
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
    text: keptText({
      title: starlight.title !== undefined,
      sidebar: sidebar !== undefined,
      locales: isValues(starlight.locales),
      'edit link': 'editUrl' in fields.docs,
      'social links': social().some((item) => (item as Values).href !== undefined),
      redirects: isValues(astro.redirects),
      styles: css.length > 0,
    }),
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
      docsPath,
      output: 'dist',
      cache: '.astro',
      commands: { dev: 'dev', build: 'build', preview: 'serve', check: 'check' },
      unneeded: [
        ...['astro', '@astrojs/starlight', '@astrojs/check', 'sharp'],
        ...(plugins['vellum-mermaid'] === undefined ? [] : ['astro-mermaid', 'mermaid']),
      ],
      plugins,
      // A slug is a path from the root. The build adds the base and the locale to links.
      hasRootSlugs: true,
      linkOf,
      contentPath: CONTENT,
    },
    findings,
  )

  /** `/docs/fr/start/` → `/start/` in a page of `fr`. */
  function linkOf(url: string, file: string): string {
    const keys = Object.keys(isValues(starlight.locales) ? starlight.locales : {})
    const target = keys.find((key) => url.startsWith(`${base}${key}/`))
    if (target !== undefined && target !== file.split('/')[0]) return url
    const prefix = target === undefined ? base : `${base}${target}/`
    return keys.length > 0 && url.startsWith(prefix) ? url.slice(prefix.length - 1) : url
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
      at: at('logo'),
    })
    return {}
  }

  function redirects(): object {
    if (!isValues(astro.redirects)) return {}
    const entries = Object.entries(astro.redirects).flatMap(([from, target]) => {
      const to = text(target) ?? (isValues(target) ? text(target.destination) : undefined)
      const status = isValues(target) && typeof target.status === 'number' ? { status: target.status } : {}
      return to ? [{ from: pattern(from, '*'), to: pattern(to, ':splat'), ...status }] : []
    })
    return entries.length > 0 ? { redirects: entries } : {}
  }

  function locales(): object {
    if (!isValues(starlight.locales)) return {}
    const own = Object.entries(starlight.locales).filter((entry): entry is [string, Values] =>
      isValues(entry[1]),
    )
    const main = own.find(([folder]) => folder === 'root' || folder === starlight.defaultLocale) ?? own[0]
    if (!main) return {}
    for (const locale of own) if (locale !== main) reportLocaleFolder(locale, CONTENT, findings)
    return localeFields(own, {
      main,
      baseUrl: base,
      hasFolderUrl: (locale) => locale[0].includes('_') || (locale === main && docsPath !== CONTENT),
    })
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

  /** Files that nothing reads any more. */
  function reportFiles(): void {
    for (const [name, fix] of FILES.filter(([each]) => existsSync(join(siteDir, each)))) {
      findings.add({ code: 'moved-files', outcome: 'hand', text: `\`${name}\` is not read.`, fix, at: name })
    }
    for (const name of astroPages(siteDir)) {
      findings.add({
        code: 'moved-files',
        outcome: 'hand',
        text: 'Pages and endpoints of Astro were not moved.',
        fix: 'Write them as React components or Markdown in `src/pages`.',
        at: name,
      })
    }
    const packages = Array.isArray(starlight.customCss)
      ? starlight.customCss.flatMap((file) => (text(file) && !text(file)!.startsWith('.') ? [file] : []))
      : []
    if (packages.length > 0) {
      findings.add({
        code: 'renamed-field',
        outcome: 'hand',
        text: `Styles of packages were not moved: ${packages.join(', ')}.`,
        fix: `Import them in a stylesheet of \`theme.customCss\`: @import '${packages[0]}';`,
        at: at('customCss'),
      })
    }
  }

  function reportSettings(): void {
    const known = { read: READ, notNeeded: NOT_NEEDED, instead: INSTEAD }
    for (const values of [starlight, astro]) reportFields(values, known, { findings, at })
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

/** The folder of the main locale: without `root` it has one of its own, and URLs with its name. */
function mainFolder({ locales, defaultLocale }: Values, siteDir: string): string {
  const own = `${CONTENT}/${text(defaultLocale)}`
  const hasOwn = isValues(locales) && text(defaultLocale) && !Object.hasOwn(locales, 'root')
  return hasOwn && existsSync(join(siteDir, own)) ? own : CONTENT
}

/** `src/pages/team.astro`, `src/pages/feed.xml.ts` */
function astroPages(siteDir: string): readonly string[] {
  const pages = join(siteDir, 'src/pages')
  if (!existsSync(pages)) return []
  return readdirSync(pages, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.astro$|\.\w+\.[jt]s$/.test(name))
    .map((name) => `src/pages/${name.replaceAll('\\', '/')}`)
}

/** `/blog/[...slug]` → `/blog/*`, `/t/[id]` → `/t/:id` */
function pattern(path: string, rest: string): string {
  return path.replaceAll(/\[\.\.\.\w+\]/g, rest).replaceAll(/\[(\w+)\]/g, ':$1')
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
