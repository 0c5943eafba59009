// Loads the content of a site in one locale, and the data that all its pages share. The first steps of every
// command.

import type { DocsData } from '../../shared/docs.js'
import type { Messages } from '../../shared/messages.js'
import type { SiteData } from '../../shared/site.js'
import { normalPath } from '../../shared/url.js'
import { VellumError } from '../base/errors.js'
import { nearestName } from '../base/nearestName.js'
import { openWorkDir } from '../cache/workDir.js'
import { configForLocale } from '../config/i18nConfig.js'
import { importConfigFile } from '../config/importConfigFile.js'
import type { SiteConfig } from '../config/siteConfig.js'
import { loadSiteModel, type SiteModel } from '../content/loadSiteModel.js'
import { type DuplicateRoute, duplicateRoutes, type Route, routesOf } from '../content/routes.js'
import { readMessages } from '../content/translations/translationFiles.js'
import { type FeedFile, feedFiles } from '../pageData/blog/feedFiles.js'
import { makeDocsData } from '../pageData/docs/docsData.js'
import { docsRoots, type MarkdownTargets, markdownTargets } from '../pageData/links/markdownTargets.js'
import { createModelIndex, type ModelIndex } from '../pageData/modelIndex.js'
import { makeSiteData } from '../pageData/siteData/siteData.js'
import { THEME_FILES, translateTheme } from '../pageData/siteData/themeTranslations.js'
import { withGitVersions } from './gitVersions.js'
import { withPluginContent } from './pluginContent.js'
import { findSiteComponents, type SiteComponents } from './siteComponents.js'
import { siteMessages } from './siteMessages.js'

/** A site in one locale, loaded. */
export interface Site {
  readonly config: SiteConfig
  /** The config file and what it imports, absolute. */
  readonly configFiles: readonly string[]
  /** What was in them when they were loaded. */
  readonly configHash: string
  /** The components that all pages may show. */
  readonly components: SiteComponents
  readonly model: SiteModel
  /** All its messages, where they are not English. */
  readonly messages: Messages
  /** The folder of its pages below the output folder: '', `fr/` */
  readonly outPath: string
  /** The folder of the files that pages refer to. */
  readonly assetPath: string
  readonly data: SiteData
  readonly docs: readonly DocsData[]
  readonly context: ModelIndex
  /** One route for each path. */
  readonly routes: readonly Route[]
  readonly duplicates: readonly DuplicateRoute[]
  readonly targets: MarkdownTargets
  readonly docsRoots: readonly string[]
  /** The feeds of the blog; none without posts. */
  readonly feeds: readonly FeedFile[]
}

/** Options of loading. */
export interface LoadSiteOptions {
  /** Whether it is loaded for readers, without drafts, or for its authors. */
  readonly production: boolean
  /** @default the default locale */
  readonly locale?: string | undefined
}

/** Loads the content of a site whose configuration is loaded. */
export async function loadSite(
  {
    config: ofAll,
    files: configFiles,
    filesHash: configHash,
  }: { config: SiteConfig; files: readonly string[]; filesHash: string },
  { production, locale = ofAll.i18n.defaultLocale }: LoadSiteOptions,
): Promise<Site> {
  const localeConfig = configForLocale(ofAll, locale)
  const themeConfig = translateTheme(localeConfig.themeConfig, {
    navbar: await readMessages({ config: localeConfig, locale }, THEME_FILES.navbar),
    footer: await readMessages({ config: localeConfig, locale }, THEME_FILES.footer),
  })
  const config = await withGitVersions(
    await withPluginContent({ ...localeConfig, themeConfig }, { locale, production }),
  )
  const messages = await siteMessages({ config, locale })
  const model = await loadSiteModel({
    config,
    locale,
    production,
    importFile: importConfigFile,
    workDir: openWorkDir(config.siteDir, { onOther: () => {} }),
  })
  const context = createModelIndex({ config, model, messages })
  const routes = routesOf(model, config.redirects)
  const { outPath, isStandalone } = config.i18n.localeConfigs[locale]!
  const data = makeSiteData({ config, model, locale, messages })
  return {
    config,
    configFiles,
    configHash,
    components: await findSiteComponents(config),
    model,
    messages,
    outPath,
    assetPath: isStandalone ? outPath : '',
    data,
    docs: makeDocsData({ config, model }),
    context,
    routes: firstOfEach(routes),
    duplicates: duplicateRoutes(routes),
    targets: markdownTargets(model, context.urls),
    docsRoots: docsRoots(config, model, context.urls),
    feeds: feedFiles({ config, model, urls: context.urls }),
  }
}

/** The locales to build: all, or one that is named. */
export function chosenLocales({ i18n }: SiteConfig, locale: string | undefined): readonly string[] {
  if (locale === undefined) return i18n.locales
  if (i18n.locales.includes(locale)) return [locale]
  const meant = nearestName(locale, i18n.locales)
  throw new VellumError(`The site has no locale "${locale}".`, {
    code: 'unknown-locale',
    hint: `${meant === undefined ? '' : `Did you mean "${meant}"? `}\`i18n.locales\` has ${i18n.locales.join(', ')}.`,
  })
}

/** Of several pages with one path the first one is built. */
function firstOfEach(routes: readonly Route[]): Route[] {
  const seen = new Set<string>()
  return routes.filter(({ path }) => {
    const key = normalPath(path)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
