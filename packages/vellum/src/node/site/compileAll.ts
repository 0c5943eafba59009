// Compiles the Markdown pages of a site: those that are not in the cache, or not as
// they would be now.

import { combineErrors, formatError, VellumError } from '../base/errors.js'
import type { Logger } from '../base/logger.js'
import { mapConcurrently } from '../base/mapConcurrently.js'
import { type CompileCache, type CompileResult, type CompileTask, taskName } from './compileCache.js'
import type { JobRunner } from './jobRunner.js'
import { jobError, type Outcome } from './siteJobs.js'

/** A compiled page with the file that it is made from. */
export type CompiledSource = CompileResult & { readonly source: string }

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
    atOnce: 8,
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

/** The results of jobs; throws one error for all that failed. */
export function valuesOf<T>(outcomes: readonly Outcome<T>[]): T[] {
  const failed = outcomes.flatMap((outcome) => (outcome.ok ? [] : [jobError(outcome.error)]))
  if (failed.length > 0) throw combineErrors(onePerCause(failed))
  return outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value] : []))
}

/** How many files are named for one cause. */
const MANY = 5

/** What is wrong with the navbar is wrong with every page: it is told once. */
function onePerCause(errors: readonly VellumError[]): VellumError[] {
  const groups = new Map<unknown, VellumError[]>()
  for (const error of errors) {
    const key = error.cause === undefined ? error : formatError(error.cause)
    groups.set(key, [...(groups.get(key) ?? []), error])
  }
  return [...groups.values()].map((group) => {
    const [first] = group as [VellumError]
    const others = group.length - 1
    if (others === 0) return first
    const { message, cause, hint } = first
    return new VellumError(`${message} Nor can ${others === 1 ? '1 other page' : `${others} other pages`}.`, {
      files: group.flatMap(({ files }) => files).slice(0, MANY),
      ...(hint !== undefined && { hint }),
      cause,
    })
  })
}
