import { describe, expect, it, vi } from 'vitest'
import { formatError } from '../base/errors.js'
import { createConfigTools } from './configTools.js'

describe('once', () => {
  it('computes a value, and hands a copy of it to other threads', async () => {
    const main = createConfigTools('vellum.config.ts')
    const value = { names: ['a', 'b'], more: { none: null, left: undefined, size: 1 } }
    const first = await main.tools.once('names', async () => value)
    expect(first).toEqual({ names: ['a', 'b'], more: { none: null, size: 1 } })
    // Later changes of the configuration do not reach other threads.
    first.names.push('c')
    const compute = vi.fn(() => value)
    const worker = createConfigTools('vellum.config.ts', main.values)
    expect(await worker.tools.once('names', compute)).toEqual({
      names: ['a', 'b'],
      more: { none: null, size: 1 },
    })
    expect(compute).not.toHaveBeenCalled()
  })

  it('computes a value that the main thread has not', async () => {
    const { tools } = createConfigTools('vellum.config.ts', { other: '1' })
    expect(await tools.once('names', () => ['a'])).toEqual(['a'])
  })

  it.each([
    [{ files: new Map() }, 'sources.files is of the class Map'],
    [[{ run: () => {} }], 'sources.0.run is a function'],
    [{ size: Number.NaN }, 'sources.size is NaN'],
    [[undefined], 'sources.0 is undefined'],
    [undefined, 'sources is undefined'],
    [new Date(0), 'sources is of the class Date'],
  ])('refuses values that JSON would change: %s', async (value, what) => {
    const { tools } = createConfigTools('vellum.config.ts')
    expect(await tools.once('sources', () => value).catch(formatError)).toBe(
      [
        `The value "sources" of \`once\` is not plain data: ${what}.`,
        '  at vellum.config.ts',
        '  Return what JSON can have: objects, arrays, strings, finite numbers, booleans and null.',
      ].join('\n'),
    )
  })

  it('refuses a name that is used twice', async () => {
    const { tools } = createConfigTools('vellum.config.ts')
    await tools.once('a', () => 1)
    expect(await tools.once('a', () => 2).catch(formatError)).toBe(
      [
        'vellum.config.ts calls `once` twice with the name "a".',
        '  at vellum.config.ts',
        '  Give each value a name of its own.',
      ].join('\n'),
    )
  })
})
