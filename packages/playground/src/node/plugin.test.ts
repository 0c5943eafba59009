import { fileURLToPath } from 'node:url'
import type { PluginConfig } from 'vellum'
import { describe, expect, it } from 'vitest'
import { playground } from './plugin.js'

const siteDir = fileURLToPath(new URL('.', import.meta.url))

describe('playground', () => {
  it.each([
    [
      {},
      "`modules` of `playground()` must be an array with at least one module: `playground({ modules: ['my-library'] })`.",
    ],
    [
      { modules: [] },
      "`modules` of `playground()` must be an array with at least one module: `playground({ modules: ['my-library'] })`.",
    ],
    [
      { modules: ['./src'] },
      "\"./src\" in `modules` of `playground()` has no name. Write the name that programs import, or `{ name: 'my-library', from: '../src/index.ts' }`.",
    ],
    [
      { modules: ['a'], worker: 'x' },
      '`playground()` has no option "worker". The options are modules, api, apiOrigin, runnable, labels, programs, types.',
    ],
    [{ modules: ['a'], api: {} }, '`api` of `playground()` must be a string.'],
    [
      { modules: ['a'], apiOrigin: 'https://a.dev/v1' },
      '`apiOrigin` of `playground()` must be an origin without a path, such as "https://api.example.com", not "https://a.dev/v1".',
    ],
    [{ modules: ['a'], runnable: true }, '`runnable` of `playground()` must be a function.'],
  ])('refuses %j', (options, message) => {
    expect(() => playground(options as never)).toThrow(new TypeError(message))
  })

  it.each(['yes', { strict: false }, { compilerOptions: 'strict' }])('refuses types: %j', (types) => {
    expect(() => playground({ modules: ['a'], types: types as never })).toThrow(
      new TypeError(
        '`types` of `playground()` must be true, false, or an object with `compilerOptions`: `{ compilerOptions: { strict: false } }`.',
      ),
    )
  })

  it('reports a file that does not exist when the configuration is read', async () => {
    const plugin = playground({ modules: ['a'], api: './absent.ts' })
    const config = plugin.config as (input: object) => Promise<PluginConfig>
    await expect(config({ siteDir, once: async () => [] })).rejects.toThrow(
      'The file "./absent.ts" in `api` of `playground()` does not exist.',
    )
  })
})
