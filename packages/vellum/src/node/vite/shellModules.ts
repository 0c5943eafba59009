// The modules that every page of a site loads, made from its configuration: styles, and the shell with the
// site's data and its own client modules.

import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import type { Messages } from '../../shared/messages.js'
import type { SiteData } from '../../shared/site.js'
import type { SiteConfig } from '../config/siteConfig.js'
import { contentStyles } from './contentStyles.js'
import { hasLiveFooter } from './liveParts.js'
import { type StyledParts, themeStyles } from './themeStyles.js'

const ours = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** Names of the modules, as entries. */
export const STYLES = 'virtual:vellum/styles'
export const SHELL = 'virtual:vellum/shell'

const SITE = 'virtual:vellum/site'
const GENERATED_CSS = 'virtual:vellum/generated.css'

/** The stylesheet of pages that show an element with a class. */
export function classStylesName(className: string): string {
  return `${STYLES}:${className}`
}

/** The shell of a locale. That of the first locale has the plain name. */
export function shellName(locale: string | undefined): string {
  return locale === undefined ? SHELL : `${SHELL}:${locale}`
}

/** The data of a site in one locale, for browsers. */
export interface ShellData {
  /** Undefined for the first locale. */
  readonly locale: string | undefined
  /** With the URL of the footer. */
  readonly data: SiteData
  /** Its messages, where they are not English. */
  readonly messages: Messages
}

/** The input of the modules. */
export interface ShellInput {
  readonly config: Pick<SiteConfig, 'siteDir' | 'theme' | 'markdown' | 'clientModules' | 'parts' | 'slots'>
  readonly shells: readonly ShellData[]
  /** Styles that come from the configuration. */
  readonly generatedCss: string
  /** The features of the theme's styles that the site uses. */
  readonly styledParts: Omit<StyledParts, 'infima' | 'hasTypeHints'>
}

/** The plugin that provides styles and shells for a build. */
export function shellModules({ config, shells, generatedCss, styledParts }: ShellInput): Plugin {
  const { theme, markdown, clientModules, parts } = config
  const modules: ReadonlyMap<string, (context: Resolver) => string | Promise<string>> = new Map([
    // The site's own styles come last, so that they win.
    [
      STYLES,
      () =>
        imports([
          ...themeStyles({
            ...styledParts,
            hasTypeHints: markdown.twoslash !== false,
            infima: theme.infima === true,
          }),
          ...(generatedCss ? [GENERATED_CSS] : []),
          ...theme.customCss,
        ]),
    ],
    ...Object.entries(contentStyles(config)).map(([className, file]): [string, () => string] => [
      classStylesName(className),
      () => imports([file]),
    ]),
    ...shells.flatMap((shell): [string, (context: Resolver) => string | Promise<string>][] => {
      const name = siteName(shell.locale)
      return [
        [name, () => siteModule(shell, { hasLiveFooter: hasLiveFooter(config) })],
        [
          shellName(shell.locale),
          async (context) =>
            (await clientModuleCode(clientModules, context)) + shellCode(name, { ...shell, parts }),
        ],
      ]
    }),
  ])
  return {
    name: 'vellum:shell',
    resolveId: {
      filter: { id: /^virtual:vellum\// },
      handler: (name) => (modules.has(name) || name === GENERATED_CSS ? `\0${name}` : undefined),
    },
    load: {
      filter: { id: /^\0virtual:vellum\// },
      async handler(id) {
        if (id === `\0${GENERATED_CSS}`) return { code: generatedCss, moduleType: 'css' }
        const code = await modules.get(id.slice(1))?.(this)
        return code === undefined ? undefined : { code, moduleType: 'js' }
      },
    },
  }
}

/** Whether a module belongs to one locale alone: its shell, or its data. */
export function isOfOneLocale(id: string): boolean {
  return id.startsWith(`\0${SHELL}`) || id.startsWith(`\0${SITE}`)
}

function siteName(locale: string | undefined): string {
  return locale === undefined ? SITE : `${SITE}:${locale}`
}

/** The site's data as a module. In a string, because engines parse JSON faster than code. */
function siteModule(
  { data: { footer, ...rest }, messages }: Pick<ShellData, 'data' | 'messages'>,
  { hasLiveFooter = false }: { hasLiveFooter?: boolean } = {},
): string {
  const parsed = (value: unknown) => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`
  return `export const site = ${parsed(hasLiveFooter ? { ...rest, footer } : rest)}\nexport const messages = ${parsed(messages)}`
}

function shellCode(
  siteModule: string,
  { messages, parts }: Pick<ShellData, 'messages'> & Pick<SiteConfig, 'parts'>,
): string {
  const names = Object.keys(messages).length > 0 ? 'site, messages' : 'site'
  return `
import { hydrate } from ${JSON.stringify(ours('client/runtime/hydrate.js'))}
import { stayPlain } from ${JSON.stringify(ours('client/runtime/importPart.js'))}
import { ${names} } from ${JSON.stringify(siteModule)}
${themeCode(parts)}
hydrate({ ${names}, theme }).catch(stayPlain)
`
}

/** Declares `theme`: that of the shell, with the search component of the site. */
function themeCode({ SearchBar: searchBar }: SiteConfig['parts']): string {
  const shell = JSON.stringify(ours('theme/shellTheme.js'))
  if (searchBar === undefined) return `import { shellTheme as theme } from ${shell}`
  return `
import { shellTheme } from ${shell}
import { browserSearchBar } from ${JSON.stringify(ours('theme/search/browserSearchBar.js'))}
import SearchBar from ${JSON.stringify(searchBar)}
const theme = { ...shellTheme, SearchBar: browserSearchBar(SearchBar) }`
}

/** The shell in development: it follows the changes of the files. */
export const DEV_SHELL = 'virtual:vellum/dev'

/** The module that keeps the state of components in development. It must be loaded before React. */
export const REFRESH_MODULE = ours('client/runtime/fastRefresh.js')

const devShellCode = (parts: SiteConfig['parts']) => `
import { hydrate } from ${JSON.stringify(ours('client/runtime/hydrate.js'))}
import { followChanges } from ${JSON.stringify(ours('client/runtime/dev.js'))}
import ${JSON.stringify(ours('client/runtime/searchShortcut.js'))}
import { site, messages } from ${JSON.stringify(SITE)}
${themeCode(parts)}
followChanges(hydrate({ site, messages, theme }), import.meta.hot)
`

/** The shell as a module, from the current site at the time of the request. */
export function devShellModules(
  site: () => (Pick<ShellInput, 'config'> & Pick<ShellData, 'data' | 'messages'>) | undefined,
): Plugin {
  return {
    name: 'vellum:dev-shell',
    resolveId: (name) => (name === DEV_SHELL || name === SITE ? `\0${name}` : undefined),
    async load(id) {
      const loadedSite = site()
      if (id === `\0${SITE}`)
        return loadedSite
          ? siteModule(loadedSite, { hasLiveFooter: hasLiveFooter(loadedSite.config) })
          : 'export const site = {}, messages = {}'
      if (id !== `\0${DEV_SHELL}`) return undefined
      const { clientModules = [], parts = {} } = loadedSite?.config ?? {}
      return imports([REFRESH_MODULE]) + (await clientModuleCode(clientModules, this)) + devShellCode(parts)
    },
  }
}

type Resolver = Pick<Rolldown.PluginContext, 'resolve'>

/** The functions of client modules that are called when the route changes. */
const ROUTE_FUNCTION = /\bonRoute(?:Did)?Update\b/

/** Imports client modules, and calls their functions when the route changes. */
async function clientModuleCode(names: readonly string[], context: Resolver): Promise<string> {
  const hasEvents = await Promise.all(names.map((name) => mentionsRoutes(name, context)))
  if (!hasEvents.includes(true)) return imports(names)
  const listed = names.flatMap((_, i) => (hasEvents[i] ? [`module${i}`] : []))
  const lines = names.map((name, i) =>
    hasEvents[i] ? `import * as module${i} from ${JSON.stringify(name)}\n` : imports([name]),
  )
  return `${lines.join('')}import { startRouteEvents } from ${JSON.stringify(ours('client/runtime/routeEvents.js'))}
startRouteEvents([${listed.join(', ')}])
`
}

/** Whether a module may have such a function. What cannot be found is reported where it is imported. */
async function mentionsRoutes(name: string, context: Resolver): Promise<boolean> {
  const [file = ''] = (await context.resolve(name))?.id.split('?') ?? []
  if (!/\.[cm]?[jt]sx?$/.test(file)) return false
  return ROUTE_FUNCTION.test(await readFile(file, 'utf8').catch(() => ''))
}

function imports(names: readonly string[]): string {
  return names.map((name) => `import ${JSON.stringify(name)}\n`).join('')
}
