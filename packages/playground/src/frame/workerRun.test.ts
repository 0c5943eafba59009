import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as limits from '../limits.js'
import { CALM, type Program, type RunEvent } from '../protocol.js'
import { runInWorker, type WorkerRun } from './workerRun.js'

const program: Program = { format: 'esm', code: '', imports: [], file: 'a.ts' }

describe('runInWorker', () => {
  let events: RunEvent[]
  let sent: unknown[]
  let fail: () => void
  let run: WorkerRun
  /** Whether the worker responds to pings. */
  let isAlive: boolean
  const terminate = vi.fn()
  const port = {
    onmessage: null as ((event: MessageEvent) => void) | null,
    close: vi.fn(),
    postMessage(message: { type: string }) {
      sent.push(message)
      if (message.type === 'ping' && isAlive) say({ type: 'pong' })
    },
  }
  const say = (data: unknown) => port.onmessage?.({ data } as MessageEvent)
  const tell = (event: unknown) => say({ type: 'event', event })
  const log = { type: 'log', at: 1, level: 'log', text: 'a' }
  const endings = () => events.flatMap((event) => (event.type === 'end' ? event.ending : []))

  beforeEach(() => {
    vi.useFakeTimers()
    vi.clearAllMocks()
    events = []
    sent = []
    isAlive = true
    run = runInWorker(
      {
        worker: {
          terminate,
          addEventListener: (_: string, listener: () => void) => {
            fail = listener
          },
        } as never,
        port: port as never,
      },
      { program, conditions: CALM, onEvent: (event) => events.push(event) },
    )
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('sends the program and passes its events on until its end', () => {
    expect(sent).toEqual([{ type: 'run', program, conditions: CALM }])
    say({ type: 'began' })
    tell(log)
    tell({ type: 'end', at: 2, ending: { how: 'finished' } })
    tell(log)
    expect(events).toEqual([log, { type: 'end', at: 2, ending: { how: 'finished' } }])
    expect(terminate).toHaveBeenCalledOnce()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('ends a thread that does not respond within two seconds', () => {
    say({ type: 'began' })
    vi.advanceTimersByTime(2000)
    expect(endings()).toEqual([])
    isAlive = false
    // Printed lines alone do not prove that the thread still receives messages.
    const printing = setInterval(() => tell(log), 50)
    vi.advanceTimersByTime(1500)
    clearInterval(printing)
    expect(endings()).toEqual([{ how: 'stopped', why: 'busy' }])
    expect(terminate).toHaveBeenCalledOnce()
  })

  it('ends a program that takes too long', () => {
    say({ type: 'began' })
    vi.advanceTimersByTime(limits.runMs + 250)
    expect(endings()).toEqual([{ how: 'stopped', why: 'long' }])
  })

  it('ends a program that sends too many messages', () => {
    say({ type: 'began' })
    for (let count = 0; count < limits.messages + 10; count += 1) tell(log)
    expect(events).toHaveLength(limits.messages + 1)
    expect(endings()).toEqual([{ how: 'stopped', why: 'flood' }])
  })

  it('ends a program that sends too many characters', () => {
    say({ type: 'began' })
    const text = 'x'.repeat(limits.lineCharacters)
    const most = Math.floor(limits.runCharacters / text.length)
    for (let count = 0; count < most + 10; count += 1) tell({ ...log, text })
    expect(events.length).toBeLessThanOrEqual(most + 1)
    expect(endings()).toEqual([{ how: 'stopped', why: 'flood' }])
  })

  it('ends at the request of the reader, and only once', () => {
    say({ type: 'began' })
    vi.advanceTimersByTime(100)
    run.stop('reader')
    run.stop('reader')
    expect(events).toEqual([{ type: 'end', at: 100, ending: { how: 'stopped', why: 'reader' } }])
  })

  it('reports a worker that never begins, but not one that a busy machine starts late', () => {
    vi.advanceTimersByTime(14_000)
    expect(endings()).toEqual([])
    vi.advanceTimersByTime(2000)
    expect(endings()).toEqual([{ how: 'stopped', why: 'crashed' }])
  })

  it('reports a worker that breaks', () => {
    fail()
    expect(endings()).toEqual([{ how: 'stopped', why: 'crashed' }])
  })

  it('ignores messages that it does not know', () => {
    for (const data of [undefined, null, 'x', {}, { type: 'event' }]) say(data)
    tell({ type: 'log', at: 'now' })
    expect(events).toEqual([])
  })
})
