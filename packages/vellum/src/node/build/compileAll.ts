// Compiles the Markdown pages of a site: those that are not in the cache, or not as
// they would be now.

import type { Logger } from '../base/logger.js'
import { mapConcurrently } from '../base/mapConcurrently.js'
import {
  type CompileCache,
  type CompiledSource,
  type CompileResult,
  type CompileTask,
  taskName,
} from '../site/compileCache.js'
import type { JobRunner } from './jobs/jobRunner.js'
import { valuesOf } from './jobs/outcome.js'

/** All pages, by the names of their tasks, in the order of these. */
export interface CompiledSources {
  readonly pages: ReadonlyMap<string, CompiledSource>
  /** How many were compiled. */
  readonly misses: number
}

export async function compileAll({
  tasks,
  cached,
  runner,
  logger,
}: {
  tasks: readonly CompileTask[]
  cached: Pick<CompileCache, 'find'>
  runner: Pick<JobRunner, 'compile'>
  logger: Logger
}): Promise<CompiledSources> {
  const found = new Map<string, CompileResult>()
  await mapConcurrently(tasks, {
    concurrency: 8,
    run: async (task) => {
      const result = await cached.find(task)
      if (result) found.set(taskName(task), result)
    },
  })
  const missing = tasks.filter((task) => !found.has(taskName(task)))
  const progress = logger.progress('Compiling pages', missing.length)
  const results = valuesOf(await runner.compile(missing, progress.advance))
  progress.done()
  for (const [i, task] of missing.entries()) found.set(taskName(task), results[i]!)
  const pages = tasks.map((task): [string, CompiledSource] => {
    const name = taskName(task)
    const page = { ...found.get(name)!, source: task.source }
    // What is wrong with an excerpt is wrong with its page, and told there.
    return [name, task.excerpt ? { ...page, problems: [] } : page]
  })
  return { pages: new Map(pages), misses: missing.length }
}
