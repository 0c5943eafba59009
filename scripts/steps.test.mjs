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

  it('runs as many steps at a time as it may, one that wants to be alone by itself, and reports them in order', async () => {
    let running = 0
    /** @type {string[]} */
    const events = []
    let hasThird = () => {}
    /** @type {Promise<void>} */
    const third = new Promise((resolve) => {
      hasThird = resolve
    })
    /** @type {(name: string, until?: Promise<void>) => () => Promise<void>} */
    const work = (name, until) => async () => {
      events.push(`${name} with ${running++}`)
      if (name === 'third') hasThird()
      await until
      await new Promise((done) => setTimeout(done, 5))
      running--
    }
    const { lines } = await collect(
      [
        { name: 'slow', run: work('slow', third) },
        { name: 'quick', run: work('quick') },
        { name: 'third', run: work('third') },
        { name: 'alone', alone: true, run: work('alone') },
        { name: 'after', run: work('after') },
        { name: 'last', run: work('last') },
      ],
      { atOnce: 2 },
    )
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

  it('starts a later step while an earlier one waits for what it needs', async () => {
    /** @type {string[]} */
    const events = []
    /** @type {Promise<void>} */
    const installed = new Promise((done) => setTimeout(done, 20))
    const { lines } = await collect([
      { name: 'install', run: () => installed },
      { name: 'browser', needs: ['install'], run: async () => void events.push('browser') },
      { name: 'lint', run: async () => void events.push('lint') },
    ])
    expect(events).toEqual(['lint', 'browser'])
    expect(lines).toEqual(['✓ install (0.0 s)', '✓ browser (0.0 s)', '✓ lint (0.0 s)'])
  })

  it('starts a step that wants to be alone after all above it', async () => {
    /** @type {string[]} */
    const events = []
    const work = (/** @type {string} */ name) => async () => void events.push(name)
    await collect([
      { name: 'build', run: () => new Promise((done) => setTimeout(done, 20)) },
      { name: 'tests', needs: ['build'], run: work('tests') },
      { name: 'alone', alone: true, run: work('alone') },
      { name: 'last', run: work('last') },
    ])
    expect(events).toEqual(['tests', 'alone', 'last'])
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
  let written = ''
  let result = { passed: 5, failed: 0 }
  const passedBefore = {
    hashInputs: async (/** @type {readonly string[]} */ _inputs, /** @type {string} */ environment = '') =>
      hash + environment,
    hashFolders: () => written,
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

  it('runs when what it has written is missing or has been replaced', async () => {
    const run = async () => {
      written = 'by the step'
    }
    const runManual = async () =>
      (await collect([{ name: 'manual', inputs: ['src'], outputs: ['dist'], run }], { passedBefore })).lines
    expect(await runManual()).toEqual(['✓ manual (0.0 s)'])
    expect(await runManual()).toEqual(['= manual: passed before with the same files'])
    written = 'by another command'
    expect(await runManual()).toEqual(['✓ manual (0.0 s)'])
    expect(await runManual()).toEqual(['= manual: passed before with the same files'])
  })

  it('runs again in another browser if it runs in one', async () => {
    const runIn = async (/** @type {string} */ browser, /** @type {boolean} */ inBrowser) => {
      vi.stubEnv('CHROME_PATH', browser)
      const { lines } = await collect([{ name: 'built', inputs: ['src'], inBrowser, run: async () => {} }], {
        passedBefore,
      })
      vi.unstubAllEnvs()
      return lines[0]?.[0]
    }
    expect([await runIn('a', true), await runIn('a', true), await runIn('b', true)]).toEqual(['✓', '=', '✓'])
    records.clear()
    expect([await runIn('a', false), await runIn('b', false)]).toEqual(['✓', '='])
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
 * @param {{ passedBefore?: import('./passedBefore.mjs').PassedBefore, atOnce?: number }} [options]
 */
async function collect(steps, options) {
  /** @type {string[]} */
  const lines = []
  const print = (/** @type {string} */ line) => void lines.push(line.replace(/\d+\.\d s/, '0.0 s'))
  const total = await runSteps(steps, { print, ...options })
  return { total, lines }
}
