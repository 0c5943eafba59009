// Compiles the Markdown of all locales: what is not in the cache, or was made from something else.

import type { Progress } from '../base/logger.js'
import { mapConcurrently } from '../base/mapConcurrently.js'
import type { CompileTimes } from '../markdown/samples/sampleBatches.js'
import { type CompiledSource, type CompileResult, taskName } from '../site/compileCache.js'
import { markdownProblems } from '../site/markdownProblems.js'
import type { BuildContext } from './buildContext.js'
import { valuesOf } from './jobs/outcome.js'
import type { LocaleBuild } from './prepareLocales.js'

/** A locale whose Markdown is compiled. */
export interface CompiledLocale extends LocaleBuild {
  /** By the names of their tasks, in the order of these. */
  readonly compiled: ReadonlyMap<string, CompiledSource>
  /** What those took that were not in the cache, by the names of their tasks. */
  readonly compileTimes: ReadonlyMap<string, CompileTimes>
}

/** Compiles all locales; throws when a problem fails the build. */
export async function compileLocales(
  { config, problems }: Pick<BuildContext, 'config' | 'problems'>,
  locales: readonly LocaleBuild[],
  progress: Progress,
): Promise<CompiledLocale[]> {
  const results: CompiledLocale[] = []
  for (const locale of locales) {
    const result = await compileLocale(locale, progress)
    problems.add(markdownProblems(result.compiled.values(), config))
    results.push(result)
  }
  problems.throwIfFailed()
  return results
}

async function compileLocale(locale: LocaleBuild, progress: Progress): Promise<CompiledLocale> {
  const { tasks, tools, runner } = locale
  const found = new Map<string, CompileResult>()
  await mapConcurrently(tasks, {
    concurrency: 8,
    run: async (task) => {
      const result = await tools.pages.find(task)
      if (result) found.set(taskName(task), result)
    },
  })
  const missing = tasks.filter((task) => !found.has(taskName(task)))
  progress.expect(missing.length)
  const results = valuesOf(await runner.compile(missing, progress.advance))
  const compileTimes = new Map<string, CompileTimes>()
  for (const [i, task] of missing.entries()) {
    const { result, times } = results[i]!
    found.set(taskName(task), result)
    compileTimes.set(taskName(task), times)
  }
  const compiled = tasks.map((task): [string, CompiledSource] => {
    const name = taskName(task)
    const page = { ...found.get(name)!, source: task.source }
    // A problem of an excerpt is one of its page, and is reported there.
    return [name, task.excerpt ? { ...page, problems: [] } : page]
  })
  return { ...locale, compiled: new Map(compiled), compileTimes }
}
