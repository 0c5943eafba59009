import { describe, expect, it } from 'vitest'
import type { Case } from './suite/case.js'
import { CASES, runSuite } from './suite/runSuite.js'

const run = async (one: Pick<Case, 'run' | 'except'>) =>
  (await runSuite({ origin: 'http://127.0.0.1', platform: 'bun' }, [{ name: 'case', ...one }]))[0]!

const holds = async () => {}
const fails = async () => {
  throw new Error('expected 1, got 2')
}
const exception = { reason: 'Bun cannot.', error: 'got 2' }

describe('runSuite', () => {
  it('reports cases that hold, and why others do not', async () => {
    expect(await run({ run: holds })).toEqual({ name: 'case', outcome: 'passed' })
    const result = await run({ run: fails })
    expect(result).toMatchObject({ name: 'case', outcome: 'failed' })
    expect(result.problem).toMatch(/^expected 1, got 2 +at fails /)
  })

  it('names the code of an error that has one', async () => {
    const result = await run({ run: () => Promise.reject(Object.assign(new Error('no'), { code: 'NO' })) })
    expect(result.problem).toMatch(/^NO no/)
  })

  it('accepts a failure that is declared for this platform alone', async () => {
    expect(await run({ run: fails, except: { bun: exception } })).toEqual({
      name: 'case',
      outcome: 'exception',
      reason: 'Bun cannot.',
    })
    expect(await run({ run: fails, except: { deno: exception } })).toMatchObject({ outcome: 'failed' })
  })

  it('fails when a declared exception holds', async () => {
    expect(await run({ run: holds, except: { bun: exception } })).toEqual({
      name: 'case',
      outcome: 'failed',
      problem: 'it holds on bun: remove the exception',
    })
  })

  it('fails when a declared exception fails in another way', async () => {
    const { outcome, problem } = await run({ run: fails, except: { bun: { ...exception, error: 'got 3' } } })
    expect(outcome).toBe('failed')
    expect(problem).toMatch(/^it is declared to fail with "got 3" on bun, and failed with: expected 1, got 2/)
  })
})

describe('CASES', () => {
  it('have names of their own', () => {
    expect(new Set(CASES.map(({ name }) => name)).size).toBe(CASES.length)
    expect(CASES.length).toBeGreaterThan(50)
  })

  it('have exceptions with a sentence for readers', () => {
    const reasons = CASES.flatMap(({ except = {} }) => Object.values(except).map(({ reason }) => reason))
    expect(reasons.filter((reason) => !/^[`A-Z].*\.$/.test(reason))).toEqual([])
  })
})
