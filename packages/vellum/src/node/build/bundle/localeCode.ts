// What a locale has of code: pages and lists with live components, React pages, and the partials that they import.
// Serves the bundler's plugins, which know modules by file and locale only.

import { combineErrors } from '../../base/errors.js'
import { originalsOf } from '../../content/translations/translatedContent.js'
import type { CompiledMarkdown } from '../../markdown/compile/types.js'
import { createSiteFiles } from '../../pages/links/siteFiles.js'
import { importProblems } from '../../site/checkImports.js'
import { excerptName } from '../../site/compileCache.js'
import type { RouteFile } from '../../site/pageTasks.js'
import { isPostFile, type LiveList, listCode, liveLists } from '../../site/postLists.js'
import type { SiteCode } from '../../vite/sitePlugins.js'
import type { CompiledLocale } from '../compileLocales.js'

/** A locale with its pages that are code. */
export interface LocaleCode extends CompiledLocale {
  readonly live: readonly RouteFile[]
  readonly lists: readonly LiveList[]
  /** Names its modules among those of all locales; none for the first one. */
  readonly mark: string | undefined
  /** Of pages in the compile cache, by their file. */
  readonly keys: ReadonlyMap<string, string | undefined>
  /** The same for what lists show of their posts. */
  readonly excerpts: ReadonlyMap<string, string>
}

/** Finds the code of each locale; throws when a page imports what does not exist. */
export function findLocaleCode(locales: readonly CompiledLocale[], siteDir: string): LocaleCode[] {
  const siteFiles = createSiteFiles()
  return locales.map((locale, i) => {
    const { site, files, compiled } = locale
    const { overlays, locale: name } = site.model
    const live = files.filter(({ kind, source }) => kind === 'react' || compiled.get(source)?.live)
    const problems = importProblems(
      live.map(({ source, file }) => ({ source, file, imports: compiled.get(source)?.imports ?? [] })),
      { siteDir, files: siteFiles, originalsOf: (file) => originalsOf(file, overlays) },
    )
    if (problems.length > 0) throw combineErrors(problems)
    const lists = liveLists(site, compiled)
    return {
      ...locale,
      live,
      lists,
      mark: i === 0 ? undefined : name,
      keys: new Map(live.map(({ file, source }) => [file, compiled.get(source)?.key])),
      excerpts: new Map(
        lists.flatMap(({ posts }) =>
          posts.map(({ file, source }) => [file, compiled.get(excerptName(source))!.key] as const),
        ),
      ),
    }
  })
}

/** A compiled Markdown file that others import. */
export type CompiledPartial = CompiledMarkdown & { readonly source: string }

/** The code of all locales for the plugins, and the partials that were compiled for it. */
export function createSiteCode(
  locales: readonly LocaleCode[],
  siteDir: string,
): { readonly code: SiteCode; readonly partials: () => Promise<CompiledPartial[]> } {
  const localeOf = (mark: string | undefined) => locales.find((locale) => locale.mark === mark)!
  // The browser's bundle and the server's need the same partials.
  const partials = new Map<string, Promise<CompiledPartial>>()
  const compilePartial = (file: string, mark: string | undefined) => {
    const key = `${mark ?? ''} ${file}`
    const compiled = partials.get(key) ?? localeOf(mark).tools.compilePartial(file)
    partials.set(key, compiled)
    return compiled
  }
  const code: SiteCode = {
    siteDir,
    isPost: (file) => locales.some(({ site }) => isPostFile(file, site)),
    pageCode: async (file, mark) => {
      const { keys, lists, excerpts, tools } = localeOf(mark)
      const list = lists.find((each) => each.file === file)
      if (!list) return cachedCode(tools, keys.get(file))
      const bodyOf = (post: RouteFile) => tools.pages.body(excerpts.get(post.file)!)
      return listCode(list.posts, { locale: mark, bodyOf })
    },
    excerptCode: async (file, mark) => {
      const { excerpts, tools } = localeOf(mark)
      return cachedCode(tools, excerpts.get(file))
    },
    partialCode: async (file, mark) => liveCode(await compilePartial(file, mark)) ?? '',
    originalsOf: (file) => locales.flatMap(({ site }) => originalsOf(file, site.model.overlays)),
  }
  return {
    code,
    // In the order of their names: the bundler loads them in any order.
    partials: () => Promise.all([...partials.keys()].sort().map((key) => partials.get(key)!)),
  }
}

async function cachedCode(
  { pages }: CompiledLocale['tools'],
  key: string | undefined,
): Promise<string | undefined> {
  return key === undefined ? undefined : liveCode({ body: await pages.body(key) })
}

function liveCode({ body }: Pick<CompiledMarkdown, 'body'>): string | undefined {
  return body.type === 'live' ? body.code : undefined
}
