// Compiles the Markdown of all locales that is not in the cache, or was made from something else.

import type { Progress } from '../base/logger.js'
import { mapConcurrently } from '../base/mapConcurrently.js'
import type { CompileTimes } from '../markdown/samples/sampleBatches.js'
import { type CompiledSource, type CompileResult, taskName } from '../steps/compileCache.js'
import { markdownProblems } from '../steps/markdownProblems.js'
import type { BuildContext } from './buildContext.js'
import type { CompileWork } from './jobs/jobRunner.js'
import { valuesOf } from './jobs/outcome.js'
import type { CompiledPage } from './jobs/siteJobs.js'
import type { LocaleBuild } from './prepareLocales.js'

/** A locale whose Markdown is compiled. */
export interface CompiledLocale extends LocaleBuild {
  /** The compiled pages by the names of their tasks, in the order of the tasks. */
  readonly compiled: ReadonlyMap<string, CompiledSource>
  /** Milliseconds of each page that was not in the cache, by the names of their tasks. */
  readonly compileTimes: ReadonlyMap<string, CompileTimes>
}

/** Compiles all locales; throws when a problem fails the build. */
export async function compileLocales(
  { config, problems, runner }: Pick<BuildContext, 'config' | 'problems' | 'runner'>,
  locales: readonly LocaleBuild[],
  progress: Progress,
): Promise<CompiledLocale[]> {
  const work: CompileLocale[] = []
  for (const locale of locales) work.push(await findInCache(locale))
  progress.expect(work.flatMap(({ tasks }) => tasks).length)
  // Later locales use the highlighted code of the first.
  const first = await runner.compile(work.slice(0, 1), progress.advance)
  const results = first.map(valuesOf)
  const others = await runner.compile(work.slice(1), progress.advance)
  results.push(...others.map(valuesOf))
  // Rendering needs none of the grammars; new workers start with little memory.
  await runner.close()
  const compiled = work.map((locale, at) => withResults(locale, results[at]!))
  for (const { compiled: pages } of compiled) problems.add(markdownProblems(pages.values(), config))
  problems.throwIfFailed()
  return compiled
}

/** A locale, and its pages that must be compiled. */
interface CompileLocale extends CompileWork {
  readonly locale: LocaleBuild
  /** Results of the cache by the names of their tasks. */
  readonly cachedResults: ReadonlyMap<string, CompileResult>
}

async function findInCache(locale: LocaleBuild): Promise<CompileLocale> {
  const { tasks, tools, jobs, setup } = locale
  const cachedResults = new Map<string, CompileResult>()
  await mapConcurrently(tasks, {
    concurrency: 8,
    run: async (task) => {
      const result = await tools.pages.find(task)
      if (result) cachedResults.set(taskName(task), result)
    },
  })
  return {
    locale,
    cachedResults,
    jobs,
    setup,
    tasks: tasks.filter((task) => !cachedResults.has(taskName(task))),
  }
}

function withResults(
  { locale, cachedResults, tasks: missing }: CompileLocale,
  results: readonly CompiledPage[],
): CompiledLocale {
  const made = new Map(missing.map((task, i) => [taskName(task), results[i]!]))
  const compiled = locale.tasks.map((task): [string, CompiledSource] => {
    const name = taskName(task)
    const page = { ...(cachedResults.get(name) ?? made.get(name)!.result), source: task.source }
    // A problem of an excerpt is one of its page, and is reported there.
    return [name, task.excerpt ? { ...page, problems: [] } : page]
  })
  const compileTimes = new Map([...made].map(([name, { times }]) => [name, times]))
  return { ...locale, compiled: new Map(compiled), compileTimes }
}
