import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TypeReply } from '../../types/typeMessages.js'
import { createTypes, type TypesWorker } from './createTypes.js'

const urls = { worker: '/base/types.js', declarations: '/base/types.json' }
let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.stubGlobal('location', { href: 'https://docs.example.com/base/page' })
  vi.stubGlobal('navigator', {})
})
afterEach(() => void vi.unstubAllGlobals())

/** Types whose workers do what the test says. */
function start() {
  const workers: (TypesWorker & { posted: unknown[]; say: (reply: TypeReply) => void })[] = []
  const types = createTypes({
    urls,
    loadEditing: async () => {
      throw new Error('It cannot be loaded.')
    },
    startWorker: (url) => {
      expect(url).toBe(urls.worker)
      const posted: unknown[] = []
      const worker = {
        posted,
        postMessage: (message: unknown) => void posted.push(message),
        terminate: vi.fn(),
        onmessage: null,
        onerror: null,
        say: (data: TypeReply) =>
          (worker as TypesWorker).onmessage!.call(worker as never, { data } as MessageEvent),
      }
      workers.push(worker)
      return worker
    },
  })
  return { types, workers }
}

describe('createTypes', () => {
  it('starts nothing before an editor is focused, and one worker for all', () => {
    const { types, workers } = start()
    expect([types.get(), workers.length]).toEqual(['waiting', 0])
    types.start()
    types.start()
    expect([types.get(), workers.length]).toEqual(['loading', 1])
    expect(workers[0]!.posted).toEqual([{ declarations: 'https://docs.example.com/base/types.json' }])
    const onChange = vi.fn()
    types.subscribe(onChange)
    workers[0]!.say({ type: 'ready' })
    expect([types.get(), onChange.mock.calls.length]).toEqual(['ready', 1])
    expect(stored.size).toBe(0)
  })

  it('resolves each request with its own reply', async () => {
    const { types, workers } = start()
    const program = { file: 'a.ts', code: '' }
    expect(await types.ask('problems', program)).toBeUndefined()
    types.start()
    workers[0]!.say({ type: 'ready' })
    const first = types.ask('problems', program)
    const second = types.ask('name', program, 0)
    workers[0]!.say({ type: 'reply', id: 2, result: undefined })
    workers[0]!.say({ type: 'reply', id: 1, result: [] })
    expect([await first, await second]).toEqual([[], undefined])
  })

  it('ends the worker and its questions when the reader turns types off, for the next page, too', async () => {
    const { types, workers } = start()
    types.start()
    workers[0]!.say({ type: 'ready' })
    const asked = types.ask('problems', { file: 'a.ts', code: '' })
    types.toggle()
    expect([types.get(), await asked]).toEqual(['off', undefined])
    expect(workers[0]!.terminate).toHaveBeenCalledOnce()
    types.start()
    expect(workers).toHaveLength(1)
    expect(start().types.get()).toBe('off')
    types.toggle()
    expect([types.get(), workers.length, start().types.get()]).toEqual(['loading', 2, 'waiting'])
  })

  it.each([
    [{ connection: { saveData: true } }, 'off'],
    [{ connection: { saveData: false }, deviceMemory: 8 }, 'waiting'],
    [{ deviceMemory: 1 }, 'off'],
    [{ deviceMemory: 2 }, 'waiting'],
  ])('waits to be asked for on a weak device: %j', (device, status) => {
    vi.stubGlobal('navigator', device)
    const { types, workers } = start()
    expect(types.get()).toBe(status)
    if (status !== 'off') return
    types.toggle()
    expect([types.get(), workers.length]).toEqual(['loading', 1])
  })

  it('can be tried again when the files could not be loaded', () => {
    const { types, workers } = start()
    types.start()
    workers[0]!.onerror!.call(workers[0] as never, {} as ErrorEvent)
    expect(types.get()).toBe('failed')
    types.toggle()
    workers[1]!.say({ type: 'failed' })
    expect([types.get(), workers.length]).toEqual(['failed', 2])
  })

  it('rests until the next focus when the reader leaves the page', () => {
    const { types, workers } = start()
    types.rest()
    expect(types.get()).toBe('waiting')
    types.start()
    types.rest()
    expect([types.get(), workers[0]!.terminate]).toEqual(['waiting', expect.anything()])
    types.start()
    expect(workers).toHaveLength(2)
  })

  it('leaves the editor as it is when what belongs into it cannot be loaded', async () => {
    expect(await start().types.loadEditing()).toBeUndefined()
  })

  it('works where storage is blocked', () => {
    vi.stubGlobal('localStorage', undefined)
    const { types } = start()
    types.toggle()
    expect(types.get()).toBe('off')
  })
})
