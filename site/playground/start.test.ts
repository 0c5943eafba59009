// What a page hears before the app is there: keys in their order, and what is said when the app does not come.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Action } from './app/mount'

const act = vi.fn<(block: unknown, action: Action) => void>()
const openLink = vi.fn<(hash: string) => void>()

/** The elements of a page with one block, as far as they are asked for. */
function page() {
  const note = { textContent: 'Runs in this page; nothing is sent.' }
  const block = {
    dataset: {} as Record<string, string>,
    querySelector: () => note,
    contains: () => true,
  }
  const closest = (selector: string) =>
    selector === '.playground' ? block : selector.endsWith(' pre') ? code : null
  const code = { closest }
  // Events are given to the document itself, which stands for the code.
  const document = Object.assign(new EventTarget(), { closest, querySelector: () => block })
  const press = (key: string, modifiers = {}) => {
    const event = Object.assign(new Event('keydown', { cancelable: true }), { key, ...modifiers })
    document.dispatchEvent(event)
    return event.defaultPrevented
  }
  return { note, block, document, press }
}

async function start({ hash = '' } = {}) {
  const parts = page()
  vi.stubGlobal('document', parts.document)
  vi.stubGlobal('location', { hash })
  vi.stubGlobal('window', {})
  vi.stubGlobal('addEventListener', () => {})
  await import('./start')
  return parts
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
  ])('says so when the app cannot be loaded for %s, and tries again', async (_, hash) => {
    vi.doMock('./app/mount', () => {
      throw new Error('offline')
    })
    const { press, note, block } = await start({ hash })
    if (!hash) press('a')
    await vi.waitFor(() => expect(note.textContent).toBe('Could not be loaded. Reload the page.'))
    expect(block.dataset).toHaveProperty('failed')

    // What scrolled the page does so again.
    expect(press(' ')).toBe(false)
    vi.doMock('./app/mount', () => ({ act, openLink }))
    press('b')
    await vi.waitFor(() => expect(keys()).toEqual(['b']))
  })
})
