import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { tempFolders } from '../../../../test/tempFolder.js'
import type { CompileTask } from '../../steps/compileCache.js'
import { type CompileWork, createJobRunner, type RenderWork } from './jobRunner.js'
import type { WriteTask } from './siteJobs.js'
import type { WorkerTask } from './siteWorker.js'

const tempFolder = tempFolders()

const task = (source: string) => ({ source, body: '' }) as CompileTask

const workOf = (locale: string, sources: readonly string[]): CompileWork => ({
  jobs: {} as CompileWork['jobs'],
  setup: { locale } as CompileWork['setup'],
  tasks: sources.map(task),
})

/** The work of rendering so many pages that have their content in modules, or as HTML. */
const renderWorkOf = (count: number, type: 'component' | 'html'): RenderWork => ({
  jobs: {} as RenderWork['jobs'],
  setup: { locale: 'en' } as RenderWork['setup'],
  rendering: {} as RenderWork['rendering'],
  count,
  tasks: () => numbers(count).map(() => ({ body: { type } }) as WriteTask),
  take: (outcome) => outcome as ReturnType<RenderWork['take']>,
})

/** A pool whose results are the names of its tasks; a task whose name starts with `!` fails. */
function recordingPool() {
  const batches: string[] = []
  let closed = 0
  let renewed = 0
  return {
    batches,
    closed: () => closed,
    renewed: () => renewed,
    renew: async () => {
      renewed++
    },
    run: async (workerTask: WorkerTask) => {
      if (workerTask.job === 'render') return workerTask.tasks.map(() => ({ ok: true, value: {} }) as never)
      if (workerTask.job !== 'compile') throw new Error(workerTask.job)
      const { locale } = JSON.parse(readFileSync(workerTask.setup, 'utf8')) as { locale: string }
      batches.push(`${locale}: ${workerTask.tasks.map(({ source }) => source).join(' ')}`)
      return workerTask.tasks.map(({ source }) =>
        source.startsWith('!')
          ? { ok: false as const, error: { message: source } as never }
          : { ok: true as const, value: { result: `${locale} ${source}` } as never },
      )
    },
    close: async () => {
      closed++
    },
  }
}

const numbers = (count: number) => Array.from({ length: count }, (_, i) => String(i))

describe('createJobRunner', () => {
  it('compiles all locales in the same workers, each with its own setup', async () => {
    const pool = recordingPool()
    const runner = createJobRunner({ workDir: tempFolder(), workers: 2, warmPool: pool })
    let done = 0
    const results = await runner.compile([workOf('fr', numbers(9)), workOf('de', ['a'])], (count) => {
      done += count
    })
    expect(pool.batches).toEqual(['fr: 0 1 2 3 4 5 6 7', 'fr: 8', 'de: a'])
    expect(results.map((outcomes) => outcomes.map((outcome) => outcome.ok && outcome.value.result))).toEqual([
      numbers(9).map((name) => `fr ${name}`),
      ['de a'],
    ])
    expect(done).toBe(10)
    expect(pool.closed()).toBe(0)
    await runner.close()
    expect(pool.closed()).toBe(1)
  })

  it('reports all pages of a locale that fail, and begins no other one after it', async () => {
    const pool = recordingPool()
    const runner = createJobRunner({ workDir: tempFolder(), workers: 2, warmPool: pool })
    const broken = workOf('fr', ['!a', ...numbers(15), '!b'])
    const [first] = await runner.compile([broken, workOf('de', numbers(80))], () => {})
    expect(first!.flatMap((outcome) => (outcome.ok ? [] : [outcome.error.message]))).toEqual(['!a', '!b'])
    expect(pool.batches.filter((batch) => batch.startsWith('de'))).toEqual([])
    await runner.close()
  })

  it('replaces threads that have loaded many modules, which they never free', async () => {
    const renewedBy = async (work: RenderWork) => {
      const pool = recordingPool()
      const runner = createJobRunner({ workDir: tempFolder(), workers: 2, warmPool: pool })
      const [outcomes] = await runner.render([work], () => {})
      expect(outcomes).toHaveLength(work.count)
      return pool.renewed()
    }
    expect(await renewedBy(renderWorkOf(600, 'component'))).toBe(0)
    expect(await renewedBy(renderWorkOf(2400, 'component'))).toBe(3)
    expect(await renewedBy(renderWorkOf(2400, 'html'))).toBe(0)
  })
})
