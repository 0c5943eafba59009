// @ts-check
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Failure } from './failure.mjs'
import { runSteps } from './steps.mjs'

describe('runSteps', () => {
  it('adds up the counts and goes on after a failure', async () => {
    const { total, lines } = await collect([
      { name: 'types', run: async () => {} },
      { name: 'unit tests', run: async () => ({ passed: 7, failed: 2, output: 'two tests failed' }) },
      { name: 'examples', run: async () => ({ passed: 3, failed: 0, output: 'hidden' }) },
    ])
    expect(total).toEqual({ passed: 11, failed: 2, before: 0 })
    expect(lines).toEqual([
      '✓ types (0.0 s)',
      '✗ unit tests (0.0 s)\ntwo tests failed\n',
      '✓ examples, 3 tests (0.0 s)',
    ])
  })

  it('shows the note of a step below it', async () => {
    const { lines } = await collect([
      { name: 'docs', run: async () => ({ passed: 2, failed: 0, note: '9 samples' }) },
    ])
    expect(lines).toEqual(['✓ docs, 2 tests (0.0 s)', '  9 samples'])
  })

  it('shows what a throwing step says', async () => {
    const run = async () => {
      throw new Failure('The build failed.', { output: 'line 3: oh', hint: 'Fix line 3.' })
    }
    const { total, lines } = await collect([{ name: 'build', run }])
    expect(total).toEqual({ passed: 0, failed: 1, before: 0 })
    expect(lines).toEqual(['✗ build (0.0 s)\nline 3: oh\nThe build failed.\nFix line 3.\n'])
  })

  it('runs two steps at a time, one that wants to be alone by itself, and reports them in order', async () => {
    let running = 0
    /** @type {string[]} */
    const events = []
    /** @type {(name: string, ms: number) => () => Promise<void>} */
    const work = (name, ms) => async () => {
      events.push(`${name} with ${running++}`)
      await new Promise((done) => setTimeout(done, ms))
      running--
    }
    const { lines } = await collect([
      { name: 'slow', run: work('slow', 40) },
      { name: 'quick', run: work('quick', 5) },
      { name: 'third', run: work('third', 5) },
      { name: 'alone', alone: true, run: work('alone', 20) },
      { name: 'after', run: work('after', 5) },
      { name: 'last', run: work('last', 5) },
    ])
    expect(events).toEqual([
      'slow with 0',
      'quick with 1',
      'third with 1',
      'alone with 0',
      'after with 0',
      'last with 1',
    ])
    expect(lines.map((line) => line.split(' ')[1])).toEqual([
      'slow',
      'quick',
      'third',
      'alone',
      'after',
      'last',
    ])
  })

  it('waits for what a step needs', async () => {
    let isBuilt = false
    const { total } = await collect([
      {
        name: 'build',
        run: async () => {
          await new Promise((done) => setTimeout(done, 20))
          isBuilt = true
        },
      },
      { name: 'types', needs: ['build'], run: async () => void expect(isBuilt).toBe(true) },
    ])
    expect(total).toEqual({ passed: 2, failed: 0, before: 0 })
  })

  it('counts a step as failed when one that it needs failed', async () => {
    const { total, lines } = await collect([
      { name: 'build', run: async () => ({ passed: 0, failed: 1 }) },
      { name: 'package', needs: ['build'], run: async () => {} },
      { name: 'publish', needs: ['package'], run: async () => {} },
    ])
    expect(total).toEqual({ passed: 0, failed: 3, before: 0 })
    expect(lines.slice(1)).toEqual([
      '✗ package: not run, because "build" failed',
      '✗ publish: not run, because "package" failed',
    ])
  })
})

describe('a step with inputs', () => {
  /** @type {Map<string, import('./passedBefore.mjs').PassedRecord>} */
  let records
  let hash = ''
  let result = { passed: 5, failed: 0 }
  const passedBefore = {
    hashInputs: async () => hash,
    read: (/** @type {string} */ name) => records.get(name),
    keep: (/** @type {string} */ name, /** @type {import('./passedBefore.mjs').PassedRecord} */ record) =>
      void records.set(name, record),
  }
  const runs = vi.fn(async () => result)
  const runOnce = () => collect([{ name: 'unit', inputs: ['src'], run: runs }], { passedBefore })

  beforeEach(() => {
    records = new Map()
    hash = 'one'
    result = { passed: 5, failed: 0 }
    runs.mockClear()
  })

  it('is left out while its files are those that passed', async () => {
    await runOnce()
    expect(await runOnce()).toEqual({
      total: { passed: 0, failed: 0, before: 5 },
      lines: ['= unit, 5 tests: passed before with the same files'],
    })
    expect(runs).toHaveBeenCalledTimes(1)
    hash = 'two'
    expect((await runOnce()).lines).toEqual(['✓ unit, 5 tests (0.0 s)'])
  })

  it('runs when something that it writes is missing', async () => {
    const run = async () => ({ passed: 1, failed: 0 })
    const runWith = (/** @type {string} */ output) =>
      collect([{ name: 'manual', inputs: ['src'], outputs: [output], run }], { passedBefore })
    await runWith('package.json')
    expect((await runWith('package.json')).lines).toEqual(['= manual: passed before with the same files'])
    expect((await runWith('no-such-folder/dist')).lines).toEqual(['✓ manual (0.0 s)'])
  })

  it('runs again after a failure', async () => {
    result = { passed: 4, failed: 1 }
    await runOnce()
    await runOnce()
    expect(runs).toHaveBeenCalledTimes(2)
  })

  it('runs again when its files were edited while it ran', async () => {
    runs.mockImplementationOnce(async () => {
      hash = 'two'
      return result
    })
    await runOnce()
    await runOnce()
    expect(runs).toHaveBeenCalledTimes(2)
  })
})

/**
 * @param {import('./steps.mjs').Step[]} steps
 * @param {{ passedBefore?: import('./passedBefore.mjs').PassedBefore }} [options]
 */
async function collect(steps, options) {
  /** @type {string[]} */
  const lines = []
  const print = (/** @type {string} */ line) => void lines.push(line.replace(/\d+\.\d s/, '0.0 s'))
  const total = await runSteps(steps, { print, ...options })
  return { total, lines }
}
