import { afterEach, describe, expect, it, vi } from 'vitest'

/** Loads the script; returns a function that presses a key and reports whether the button was clicked. */
async function shortcuts({ hasButton = true } = {}) {
  const page = new EventTarget()
  const click = vi.fn()
  vi.stubGlobal('document', { querySelector: () => (hasButton ? { click } : null) })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.resetModules()
  await import('./searchShortcut.js')
  return (fields: Partial<KeyboardEvent>, target: object = { closest: () => null }) => {
    const event = new Event('keydown', { cancelable: true })
    Object.assign(event, fields, { composedPath: () => [target] })
    page.dispatchEvent(event)
    const isPressed = click.mock.calls.length > 0
    click.mockClear()
    // The browser must not handle the key as well.
    expect(event.defaultPrevented).toBe(isPressed)
    return isPressed
  }
}

describe('searchShortcut', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('clicks the button for Ctrl K, ⌘ K and the slash, and nothing else (SR-51)', async () => {
    const opens = await shortcuts()
    expect(opens({ key: 'k', ctrlKey: true })).toBe(true)
    expect(opens({ key: 'k', metaKey: true })).toBe(true)
    expect(opens({ key: '/' })).toBe(true)
    expect(opens({ key: '/', shiftKey: true })).toBe(true)
    expect(opens({ key: 'k' })).toBe(false)
    expect(opens({ key: 'K', ctrlKey: true, shiftKey: true })).toBe(false)
    expect(opens({ key: '/', ctrlKey: true })).toBe(false)
    // Browsers that fill in a form send keys without a name.
    expect(opens({})).toBe(false)
  })

  it('ignores the slash while typing, including in the shadow root of an editor (SR-51)', async () => {
    const opens = await shortcuts()
    const field = { closest: (selector: string) => (selector.includes('[contenteditable]') ? {} : null) }
    expect(opens({ key: '/' }, field)).toBe(false)
    expect(opens({ key: 'k', ctrlKey: true }, field)).toBe(true)
    // The document itself is focused.
    expect(opens({ key: '/' }, {})).toBe(true)
  })

  it('leaves the keys to a page without search (SR-51)', async () => {
    const opens = await shortcuts({ hasButton: false })
    expect(opens({ key: '/' })).toBe(false)
  })
})
