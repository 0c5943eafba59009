// The code of a locale: pages and lists with live components, React pages, and the partials that they import.
// Serves the bundler's plugins, which identify modules by file and locale only.

import { originalsOf } from '../../content/translations/translatedContent.js'
import type { CompiledMarkdown } from '../../markdown/compile/types.js'
import { checkImports } from '../../steps/checkImports.js'
import { excerptName } from '../../steps/compileCache.js'
import { type CodeSources, createModuleCode } from '../../steps/moduleCode.js'
import type { RouteFile } from '../../steps/pageTasks.js'
import { isPostFile, type LiveList, liveLists } from '../../steps/postLists.js'
import type { SiteCode } from '../../vite/sitePlugins.js'
import type { CompiledLocale } from '../compileLocales.js'
import { createHtmlPlaceholders, type HtmlPlaceholders } from './htmlPlaceholders.js'

/** A locale with its pages that are code. */
export interface LocaleCode extends CompiledLocale {
  readonly live: readonly RouteFile[]
  readonly lists: readonly LiveList[]
  /** Identifies the modules of the locale among those of all locales; none for the first one. */
  readonly mark: string | undefined
}

/** Finds the code of each locale; throws if a page imports a file that does not exist. */
export function findLocaleCode(locales: readonly CompiledLocale[]): LocaleCode[] {
  return locales.map((locale, i) => {
    const { site, files, compiled } = locale
    const live = files.filter(({ kind, source }) => kind === 'react' || compiled.get(source)?.live)
    checkImports(
      live.map(({ source, file }) => ({ source, file, imports: compiled.get(source)?.imports ?? [] })),
      site,
    )
    const mark = i === 0 ? undefined : site.model.locale
    return { ...locale, live, lists: liveLists(site, compiled), mark }
  })
}

/** A compiled Markdown file that others import. */
export type CompiledPartial = CompiledMarkdown & { readonly source: string }

/** The code of all locales for the plugins, the partials that were compiled for it, and what finished code needs. */
export interface SiteModules extends Pick<HtmlPlaceholders, 'restoreHtml'> {
  readonly code: SiteCode
  readonly partials: () => Promise<CompiledPartial[]>
}

/** Serves the code of all locales. Plugins of the site, such as one that collects classes, get it with all HTML. */
export function createSiteCode(
  locales: readonly LocaleCode[],
  { siteDir, hasOwnPlugins }: { readonly siteDir: string; readonly hasOwnPlugins: boolean },
): SiteModules {
  const { replaceHtml, restoreHtml } = createHtmlPlaceholders()
  const bodyOf: HtmlPlaceholders['replaceHtml'] = hasOwnPlugins ? (read) => read() : replaceHtml
  // The browser's bundle and the server's need the same partials.
  const partials = new Map<string, Promise<CompiledPartial>>()
  const codes = new Map(
    locales.map(({ site, live: files, compiled, tools, mark }) => {
      const partial = (file: string) => {
        const key = `${mark ?? ''} ${file}`
        const compiledPartial = partials.get(key) ?? tools.compilePartial(file)
        partials.set(key, compiledPartial)
        return compiledPartial
      }
      const sources: CodeSources = {
        page: async ({ source }) => compiled.get(source)!,
        excerpt: async ({ source }) => compiled.get(excerptName(source))!,
        body: ({ key }) => bodyOf(() => tools.pages.body(key)),
        partial: async (file) => {
          const compiledPartial = await partial(file)
          return { body: await bodyOf(async () => compiledPartial.body) }
        },
      }
      return [mark, createModuleCode(site, { files, sources, locale: mark })]
    }),
  )
  const code: SiteCode = {
    siteDir,
    isPost: (file) => locales.some(({ site }) => isPostFile(file, site)),
    pageCode: (file, mark) => codes.get(mark)!.pageCode(file),
    excerptCode: (file, mark) => codes.get(mark)!.excerptCode(file),
    partialCode: (file, mark) => codes.get(mark)!.partialCode(file),
    originalsOf: (file) => locales.flatMap(({ site }) => originalsOf(file, site.model.overlays)),
  }
  return {
    code,
    restoreHtml,
    // Sorted by name: the bundler loads them in any order.
    partials: () => Promise.all([...partials.keys()].sort().map((key) => partials.get(key)!)),
  }
}
