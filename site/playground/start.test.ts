// What a page hears before the app is there: keys in their order, and what is said when the app does not come.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Action } from './app/mount'

const act = vi.fn<(block: unknown, action: Action) => void>()
const openLink = vi.fn<(hash: string) => void>()
const reload = vi.fn<() => void>()

interface Retry {
  readonly textContent: string
  readonly onclick: () => void
}

/** The elements of a page with one block, as far as they are asked for. */
function page() {
  const note = { textContent: 'Runs in this page; nothing is sent.', dataset: {} }
  let retry: Retry | undefined
  const run = {
    after: (button: Retry) => {
      retry = Object.assign(button, {
        remove: () => {
          retry = undefined
        },
      })
    },
  }
  const block = {
    dataset: {} as Record<string, string>,
    querySelector: (selector: string) =>
      selector === '[data-run]' ? run : selector === '.playground-note' ? note : (retry ?? null),
    contains: () => true,
  }
  const closest = (selector: string) =>
    selector === '.playground' ? block : selector.endsWith(' pre') ? code : null
  const code = { closest }
  // Events are given to the document itself, which stands for the code.
  const document = Object.assign(new EventTarget(), {
    closest,
    querySelector: () => block,
    createElement: () => ({}),
    activeElement: null,
  })
  const press = (key: string, modifiers = {}) => {
    const event = Object.assign(new Event('keydown', { cancelable: true }), { key, ...modifiers })
    document.dispatchEvent(event)
    return event.defaultPrevented
  }
  return { note, block, document, press, retry: () => retry }
}

async function start({ hash = '' } = {}) {
  const parts = page()
  vi.stubGlobal('document', parts.document)
  vi.stubGlobal('location', { hash, reload })
  vi.stubGlobal('window', {})
  vi.stubGlobal('addEventListener', () => {})
  await import('./start')
  return parts
}

function mountFails(): void {
  vi.doMock('./app/mount', () => {
    throw new Error('offline')
  })
}

/** The keys that the app was told of. */
const keys = () => act.mock.calls.map(([, action]) => (action.type === 'edit' ? action.key : action.type))
const tick = () => new Promise((resolve) => setTimeout(resolve, 20))

describe('start', () => {
  beforeEach(() => {
    vi.resetModules()
    vi.doMock('./app/mount', () => ({ act, openLink }))
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.doUnmock('./app/mount')
    vi.clearAllMocks()
  })

  it('passes keys on in their order, also those that would scroll the page', async () => {
    const { press } = await start()
    const typed = ['a', ' ', '=', 'Enter', ' ', 'x', 'Backspace', '1']
    expect(typed.map((key) => press(key))).toEqual(typed.map(() => true))
    await vi.waitFor(() => expect(keys()).toEqual(typed))
  })

  it('leaves keys alone that are no wish to write', async () => {
    const { press } = await start()
    expect([press(' '), press('Backspace'), press('Tab'), press('ArrowDown')]).toEqual(Array(4).fill(false))
    expect([press('c', { ctrlKey: true }), press('f', { altKey: true })]).toEqual([false, false])
    await tick()
    expect(keys()).toEqual([])
  })

  it('opens the code with Enter, which is no line then, and runs it with Ctrl or Cmd', async () => {
    const { press } = await start()
    press('Enter')
    press('Enter')
    press('Enter', { ctrlKey: true })
    press('Enter', { metaKey: true })
    await vi.waitFor(() => expect(keys()).toEqual([undefined, 'Enter', 'run', 'run']))
  })

  it('gives the hash of a link to the app, and of no other', async () => {
    await start({ hash: '#retry' })
    vi.resetModules()
    await start({ hash: '#play=abc' })
    await vi.waitFor(() => expect(openLink.mock.calls).toEqual([['#play=abc']]))
  })

  it.each([
    ['a key', ''],
    ['a link', '#play=abc'],
  ])('says so when the app cannot be loaded for %s, and retries', async (_, hash) => {
    mountFails()
    const { press, note, block, retry } = await start({ hash })
    if (!hash) press('a')
    await vi.waitFor(() => expect(note.textContent).toBe('Could not be loaded.'))
    expect(block.dataset.state).toBe('failed')

    // What scrolled the page does so again.
    expect(press(' ')).toBe(false)
    vi.doMock('./app/mount', () => ({ act, openLink }))
    expect(retry()?.textContent).toBe('Retry')
    retry()?.onclick()
    await vi.waitFor(() => expect([...keys(), ...openLink.mock.calls.flat()]).toEqual([hash || 'a']))
    expect(note.textContent).toBe('Runs in this page; nothing is sent.')
    expect(block.dataset).not.toHaveProperty('state')
    expect(retry()).toBeUndefined()
  })

  it('does first what failed before', async () => {
    mountFails()
    const { press, note } = await start()
    press('a')
    press('b')
    await vi.waitFor(() => expect(note.textContent).toBe('Could not be loaded.'))
    vi.doMock('./app/mount', () => ({ act, openLink }))
    press('c')
    await vi.waitFor(() => expect(keys()).toEqual(['a', 'b', 'c']))
  })

  it('offers to reload the page when the app cannot be loaded twice', async () => {
    mountFails()
    const { press, retry } = await start()
    press('a')
    await vi.waitFor(() => expect(retry()?.textContent).toBe('Retry'))
    retry()?.onclick()
    await vi.waitFor(() => expect(retry()?.textContent).toBe('Reload'))
    retry()?.onclick()
    expect(reload).toHaveBeenCalledOnce()
  })
})
