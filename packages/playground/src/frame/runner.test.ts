// With a stand-in for the frame; a browser test proves that real programs run in a real one.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CALM, type Program, type RunEvent, type ToFrame } from '../protocol.js'
import { createRunner, type Runner } from './runner.js'

const program: Program = { format: 'esm', code: '', imports: [], file: 'a.ts' }

class FakeFrame {
  readonly attributes = new Map<string, string>()
  readonly style = {}
  readonly sent: ToFrame[] = []
  isAlive = true
  isThere = false
  readonly contentWindow = {
    postMessage: (message: ToFrame) => {
      this.sent.push(message)
      if (message.type === 'ping' && this.isAlive) say(this, { type: 'pong' })
    },
  }
  setAttribute(name: string, value: string) {
    this.attributes.set(name, value)
  }
  remove() {
    this.isThere = false
  }
  #onLoad = () => {}
  addEventListener(_: 'load', listener: () => void) {
    this.#onLoad = listener
  }
  removeEventListener() {
    this.#onLoad = () => {}
  }
  /** The browser has finished loading the URL, with or without an error. */
  load() {
    this.#onLoad()
  }
}

const listeners = new Set<(event: unknown) => void>()
/** A message from this frame, or from another sender. */
function say(from: FakeFrame | undefined, data: unknown): void {
  for (const listener of listeners) listener({ source: from?.contentWindow ?? {}, data })
}

describe('createRunner', () => {
  let frames: FakeFrame[]
  let runner: Runner
  let events: RunEvent[]
  const onEvent = (event: RunEvent) => events.push(event)
  const endings = () => events.flatMap((event) => (event.type === 'end' ? event.ending : []))
  const log = { type: 'log', at: 1, level: 'log', text: 'a' }
  const ready = async (frame: FakeFrame | undefined) => {
    say(frame, { type: 'ready' })
    await vi.advanceTimersByTimeAsync(0)
  }

  beforeEach(() => {
    vi.useFakeTimers()
    listeners.clear()
    frames = []
    events = []
    vi.stubGlobal('document', {
      createElement: () => {
        const frame = new FakeFrame()
        frames.push(frame)
        return frame
      },
      body: {
        append: (frame: FakeFrame) => {
          frame.isThere = true
        },
      },
    })
    vi.stubGlobal(
      'addEventListener',
      (_: string, listener: () => void, { signal }: { signal: AbortSignal }) => {
        listeners.add(listener)
        signal.addEventListener('abort', () => listeners.delete(listener))
      },
    )
    runner = createRunner({ frameUrl: '/frame.html' })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('creates one sandboxed frame when it is needed', async () => {
    expect(frames).toHaveLength(0)
    runner.warm()
    runner.warm()
    runner.run(program, CALM, onEvent)
    expect(frames).toHaveLength(1)
    expect(Object.fromEntries(frames[0]!.attributes)).toEqual({
      sandbox: 'allow-scripts',
      'aria-hidden': 'true',
    })
    expect(frames[0]!.sent).toEqual([])
    await ready(frames[0])
    expect(frames[0]!.sent).toEqual([{ type: 'run', run: 1, program, conditions: CALM }])
  })

  it('passes the events of its frame on until the end', async () => {
    runner.run(program, CALM, onEvent)
    await ready(frames[0])
    say(frames[0], { type: 'event', run: 1, event: log })
    say(frames[0], { type: 'event', run: 1, event: { type: 'end', at: 2, ending: { how: 'finished' } } })
    say(frames[0], { type: 'event', run: 1, event: log })
    expect(events).toEqual([log, { type: 'end', at: 2, ending: { how: 'finished' } }])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('ignores messages of other senders, of other runs and of a wrong shape', async () => {
    runner.run(program, CALM, onEvent)
    await ready(frames[0])
    say(undefined, { type: 'event', run: 1, event: log })
    say(frames[0], { type: 'event', run: 7, event: log })
    say(frames[0], { type: 'event', run: 1, event: { type: 'log' } })
    for (const data of [null, 'x', {}]) say(frames[0], data)
    expect(events).toEqual([])
  })

  it('stops a run on request, or when the next one begins', async () => {
    const first = runner.run(program, CALM, onEvent)
    await ready(frames[0])
    const second = runner.run(program, CALM, onEvent)
    first.stop()
    expect(endings()).toEqual([{ how: 'stopped', why: 'reader' }])
    second.stop()
    expect(endings()).toHaveLength(2)
    expect(frames[0]!.sent.filter(({ type }) => type === 'stop')).toEqual([
      { type: 'stop', run: 1 },
      { type: 'stop', run: 2 },
    ])
  })

  it('waits for a frame over a slow network', async () => {
    runner.run(program, CALM, onEvent)
    await vi.advanceTimersByTimeAsync(29_000)
    await ready(frames[0])
    frames[0]!.load()
    await vi.advanceTimersByTimeAsync(10_000)
    expect([endings(), frames[0]!.sent[0]?.type]).toEqual([[], 'run'])
  })

  it('ends the run if the frame does not arrive, and retries with the next run', async () => {
    runner.run(program, CALM, onEvent)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(endings()).toEqual([{ how: 'stopped', why: 'unloaded' }])
    expect(frames[0]!.isThere).toBe(false)
    runner.run(program, CALM, onEvent)
    expect(frames).toHaveLength(2)
  })

  it('ends the run if an error page arrives instead of the frame', async () => {
    runner.run(program, CALM, onEvent)
    await vi.advanceTimersByTimeAsync(1000)
    frames[0]!.load()
    await vi.advanceTimersByTimeAsync(4999)
    expect(endings()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(endings()).toEqual([{ how: 'stopped', why: 'unloaded' }])
    expect([frames[0]!.isThere, vi.getTimerCount()]).toEqual([false, 0])
  })

  it('removes a prepared frame that did not load', async () => {
    runner.warm()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(frames[0]!.isThere).toBe(false)
    expect(listeners.size).toBe(0)
  })

  it('ends a run whose frame no longer responds', async () => {
    runner.run(program, CALM, onEvent)
    await ready(frames[0])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(endings()).toEqual([])
    frames[0]!.isAlive = false
    await vi.advanceTimersByTimeAsync(3000)
    expect(endings()).toEqual([{ how: 'stopped', why: 'crashed' }])
    expect(frames[0]!.isThere).toBe(false)
  })

  it('removes the frame and its listeners', async () => {
    runner.run(program, CALM, onEvent)
    await ready(frames[0])
    runner.dispose()
    expect(endings()).toEqual([{ how: 'stopped', why: 'reader' }])
    expect([frames[0]!.isThere, listeners.size, vi.getTimerCount()]).toEqual([false, 0, 0])
  })
})
