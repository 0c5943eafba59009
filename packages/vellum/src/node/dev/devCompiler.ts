// Compiles what a request needs: pages, excerpts of posts, partials. Throws errors that would fail a build,
// and collects the assets of pages.

import { combineErrors } from '../base/errors.js'
import { checkImports } from '../steps/checkImports.js'
import { type CompiledSource, type CompileTask, taskName } from '../steps/compileCache.js'
import type { CompileTools } from '../steps/compileTools.js'
import type { Site } from '../steps/loadSite.js'
import { markdownProblems } from '../steps/markdownProblems.js'
import type { CodeSources } from '../steps/moduleCode.js'
import { compileTask, type RouteFile } from '../steps/pageTasks.js'
import { excerptTask } from '../steps/postLists.js'

/** Compiles on request. */
export interface DevCompiler extends CodeSources {
  readonly page: (file: RouteFile) => Promise<CompiledSource>
  /** The file of an asset of a compiled page, by its name below the base. */
  readonly asset: (name: string) => string | undefined
  readonly assetNames: () => Iterable<string>
  /** The pages and excerpts that were compiled, by the names of their tasks. */
  readonly compiled: ReadonlyMap<string, CompiledSource>
  /** The Markdown that pages import and that was compiled, by its file. */
  readonly partials: ReadonlyMap<string, Pick<CompiledSource, 'links'>>
}

/** Makes a compiler for a site. */
export function createDevCompiler(
  site: Site,
  { pages, compilePartial }: Pick<CompileTools, 'pages' | 'compilePartial'>,
): DevCompiler {
  const assets = new Map<string, string>()
  const compiled = new Map<string, CompiledSource>()
  const partials = new Map<string, Pick<CompiledSource, 'links'>>()
  return {
    page: (file) => compile(compileTask(file, site)),
    excerpt: (post) => compile(excerptTask(post, site)),
    partial: async (file) => {
      const partial = await compilePartial(file)
      check(partial)
      partials.set(file, partial)
      return partial
    },
    body: ({ key }) => pages.body(key),
    asset: (name) => assets.get(name),
    assetNames: () => assets.keys(),
    compiled,
    partials,
  }

  async function compile(task: CompileTask): Promise<CompiledSource> {
    const result = (await pages.find(task)) ?? (await pages.compile(task))
    const page = { ...result, source: task.source }
    check(page)
    if (result.live) checkImports([{ ...page, file: task.file }], site)
    compiled.set(taskName(task), page)
    return page
  }

  function check(page: Pick<CompiledSource, 'assets' | 'problems' | 'source'>): void {
    for (const { name, file } of page.assets) assets.set(name, file)
    const failed = [...markdownProblems([page], site.config)].filter(({ severity }) => severity === 'throw')
    if (failed.length > 0) throw combineErrors(failed.map(({ error }) => error))
  }
}
