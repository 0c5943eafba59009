import { beforeEach, describe, expect, it, vi } from 'vitest'

const calls: string[] = []

vi.mock('react-refresh/runtime', () => ({
  injectIntoGlobalHook: () => {},
  register: (type: { version: string }, id: string) => calls.push(`register ${id} ${type.version}`),
  performReactRefresh: () => calls.push('refresh'),
  createSignatureFunctionForTransform: () => (_type: unknown, key: string, mustReset: boolean) =>
    calls.push(`sign ${key || '-'} ${mustReset ? 'reset' : 'keep'}`),
}))

/** A new copy of the module, without registered components. */
async function load() {
  vi.resetModules()
  return import('./fastRefresh.js')
}

const component = (version: string) => Object.assign(() => null, { version })
const source = (time: number) => ({ name: 'Box', url: `http://site/Box.jsx?t=${time}` })

describe('registerComponent', () => {
  beforeEach(() => {
    calls.length = 0
  })

  it('shows what was registered, once for all modules that are loaded together', async () => {
    const { registerComponent, createSignature } = await load()
    const one = component('one')
    createSignature()(one, 'hooks')
    registerComponent(one, '/Box.jsx', source(1))
    registerComponent(component('two'), '/Other.jsx', source(1))
    await Promise.resolve()
    expect(calls).toEqual([
      'sign hooks reset',
      'register /Box.jsx Box one',
      'sign - reset',
      'register /Other.jsx Box two',
      'refresh',
    ])
  })

  it('DEV-8: keeps state only after the page was loaded once more', async () => {
    const { registerComponent, keepState } = await load()
    keepState()
    registerComponent(component('one'), '/Box.jsx', source(1))
    expect(calls[0]).toBe('sign - keep')
  })

  it('does not bring back an older module that arrives late', async () => {
    const { registerComponent } = await load()
    registerComponent(component('new'), '/Box.jsx', source(2))
    registerComponent(component('old'), '/Box.jsx', source(1))
    expect(calls.filter((call) => call.startsWith('register'))).toEqual(['register /Box.jsx Box new'])
  })
})
