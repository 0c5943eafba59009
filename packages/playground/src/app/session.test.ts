import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RunHandle } from '../frame/runner.js'
import type { CompiledProgram } from '../program/compileProgram.js'
import { CALM, type Conditions, type Program, type RunEvent } from '../protocol.js'
import type { Sample } from './sample.js'
import { createSession, isAsServed, isRunning } from './session.js'

const SAMPLE: Sample = {
  name: 'retry',
  format: 'esm',
  file: 'retry.ts',
  label: 'retry.ts',
  code: 'sample',
  shown: 'sample',
  output: 'recorded',
}
const SLOW: Conditions = { ...CALM, latency: 300 }
const PROBLEM = { message: 'Unexpected "}".', position: { line: 1, column: 2 } }
const FINISHED: RunEvent = { type: 'end', at: 12, ending: { how: 'finished' } }

interface StartedRun {
  readonly program: Program
  readonly conditions: Conditions
  readonly emit: (event: RunEvent) => void
  isStopped: boolean
}

/** A session whose runner and compiler are under control. Code with a `}` has a problem. */
function start() {
  const runs: StartedRun[] = []
  const flushes: (() => void)[] = []
  const compile = vi.fn(
    (code: string): CompiledProgram =>
      code.includes('}')
        ? { ok: false, problem: PROBLEM }
        : { ok: true, program: { format: 'esm', code, imports: [], file: 'retry.ts' } },
  )
  const session = createSession({
    sample: SAMPLE,
    compile,
    runner: {
      run(program, conditions, onEvent): RunHandle {
        const run: StartedRun = { program, conditions, emit: onEvent, isStopped: false }
        runs.push(run)
        return {
          stop: () => {
            run.isStopped = true
          },
        }
      },
    },
    soon: (flush) => flushes.push(flush),
    now: () => 1000,
  })
  const flush = () => {
    for (const flush of flushes.splice(0)) flush()
  }
  return { session, runs, compile, flush }
}

const line = (text: string, at = 5): RunEvent => ({ type: 'log', at, level: 'log', text })

describe('createSession', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('starts with the served sample', () => {
    const { session } = start()
    expect(session.get()).toEqual({
      code: 'sample',
      conditions: CALM,
      invalidStatuses: undefined,
      problem: undefined,
      typeProblems: [],
      run: undefined,
      didNotStart: undefined,
      startedAt: undefined,
      notice: undefined,
    })
    expect(isAsServed(session.get(), SAMPLE)).toBe(true)
  })

  it('runs the code under the conditions, and reports events in batches', () => {
    const { session, runs, flush } = start()
    const onChange = vi.fn()
    session.setCode('other')
    session.setConditions(SLOW)
    session.run()
    expect(runs).toMatchObject([{ program: { code: 'other' }, conditions: SLOW }])
    expect(isRunning(session.get())).toBe(true)

    session.subscribe(onChange)
    runs[0]!.emit(line('a'))
    runs[0]!.emit(line('b'))
    expect(onChange).not.toHaveBeenCalled()
    flush()
    expect(onChange).toHaveBeenCalledOnce()
    expect(session.get()).toMatchObject({ run: { lines: [{ text: 'a' }, { text: 'b' }] }, startedAt: 995 })

    runs[0]!.emit(FINISHED)
    flush()
    expect(isRunning(session.get())).toBe(false)
  })

  it('does not run code with a problem', () => {
    const { session, runs } = start()
    session.setCode('}')
    session.run()
    expect(runs).toEqual([])
    expect(session.get()).toMatchObject({
      problem: PROBLEM,
      run: undefined,
      didNotStart: { because: 'code' },
    })
  })

  it('does not run with statuses that are not valid', () => {
    const { session, runs } = start()
    const unused = { text: 'nine', problem: '“nine” is not a status.' }
    session.setInvalidStatuses(unused)
    session.run()
    expect(runs).toEqual([])
    const { didNotStart } = session.get()
    expect(didNotStart).toEqual({ because: 'statuses', problem: unused.problem })

    // A new object, so that the field is shown again.
    session.run()
    expect(session.get().didNotStart).not.toBe(didNotStart)

    session.setInvalidStatuses(undefined)
    session.run()
    expect(runs).toHaveLength(1)
    expect(session.get().didNotStart).toBe(undefined)
  })

  it('restores the field of the statuses', () => {
    const { session } = start()
    session.setInvalidStatuses({ text: 'nine', problem: '“nine” is not a status.' })
    expect(isAsServed(session.get(), SAMPLE)).toBe(false)
    session.reset()
    expect(isAsServed(session.get(), SAMPLE)).toBe(true)
  })

  it('counts as served again when the network equals the served one', () => {
    const { session } = start()
    session.setConditions(SLOW)
    expect(isAsServed(session.get(), SAMPLE)).toBe(false)
    session.setConditions({ ...SLOW, latency: 0 })
    expect(isAsServed(session.get(), SAMPLE)).toBe(true)
  })

  it('runs nothing after it has ended', () => {
    const { session, runs } = start()
    session.run()
    session.end()
    session.run()
    expect(runs.map(({ isStopped }) => isStopped)).toEqual([true])
  })

  it('checks the code when the reader pauses', () => {
    const { session, compile } = start()
    session.setCode('a }')
    session.setCode('ab }')
    vi.advanceTimersByTime(399)
    expect(compile).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(compile).toHaveBeenCalledOnce()
    expect(session.get().problem).toEqual(PROBLEM)
    session.setCode('ab')
    vi.advanceTimersByTime(400)
    expect(session.get().problem).toBe(undefined)
  })

  it('stops a run and shows how it ended', () => {
    const { session, runs, flush } = start()
    session.run()
    session.stop()
    expect(runs[0]!.isStopped).toBe(true)
    runs[0]!.emit({ type: 'end', at: 3, ending: { how: 'stopped', why: 'reader' } })
    flush()
    expect(session.get().run?.ending).toEqual({ how: 'stopped', why: 'reader' })
  })

  it('ignores events of a run that another one has replaced', () => {
    const { session, runs, flush } = start()
    session.run()
    session.run()
    expect(runs.map(({ isStopped }) => isStopped)).toEqual([true, false])
    runs[0]!.emit(line('late'))
    runs[1]!.emit(line('new'))
    flush()
    expect(session.get().run?.lines).toEqual([{ level: 'log', text: 'new' }])
  })

  it('keeps type errors until the code is other code', () => {
    const { session } = start()
    const typeProblems = [{ from: 0, to: 1, message: 'm', code: 2322 }]
    session.setTypeProblems(typeProblems)
    session.reset()
    expect(session.get().typeProblems).toBe(typeProblems)
    session.setCode('other')
    expect(session.get().typeProblems).toBe(typeProblems)
    session.reset()
    expect(session.get().typeProblems).toEqual([])
    session.setTypeProblems(typeProblems)
    session.open({ code: 'linked', conditions: CALM }, 'From a link.')
    expect(session.get().typeProblems).toEqual([])
  })

  it('resets code, network and results', () => {
    const { session, runs, flush } = start()
    session.setCode('other')
    session.setConditions(SLOW)
    session.run()
    session.reset()
    runs[0]!.emit(FINISHED)
    flush()
    expect(runs[0]!.isStopped).toBe(true)
    expect(isAsServed(session.get(), SAMPLE)).toBe(true)
  })

  it('opens a link without running it', () => {
    const { session, runs } = start()
    session.open({ code: 'shared }', conditions: SLOW }, 'From a link.')
    expect(runs).toEqual([])
    expect(session.get()).toMatchObject({
      code: 'shared }',
      conditions: SLOW,
      problem: PROBLEM,
      notice: 'From a link.',
    })
    session.setCode('shared')
    expect(session.get().notice).toBe(undefined)
  })
})
