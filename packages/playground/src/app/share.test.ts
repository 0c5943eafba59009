// Links in both directions, and the messages for those that are damaged or malicious.

import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import * as limits from '../limits.js'
import { CALM } from '../protocol.js'
import { DamagedLink, decodeShare, encodeShare } from './share.js'

const state = { name: 'retry', code: 'console.log(1)\n', conditions: CALM }
const link = (value: unknown) => `play=${deflateRawSync(JSON.stringify(value)).toString('base64url')}`
const DAMAGED = 'This link is damaged: perhaps a part of it was lost when it was copied.'
const TOO_LARGE = 'This link holds more code than the playground takes.'

describe('encodeShare and decodeShare', () => {
  it.each([
    ['calm', state],
    ['letters of all kinds', { ...state, code: `const a = '“ä” 日本 👩‍🚀 \\u0000'\r\n\t// <script>\n` }],
    ['no code', { ...state, code: '' }],
    [
      'a rough network',
      {
        ...state,
        conditions: {
          latency: 300,
          jitter: 50,
          statuses: [503, 429, 200],
          retryAfter: 1,
          fault: 'stall' as const,
        },
      },
    ],
    ['the longest code', { ...state, code: 'é'.repeat(limits.codeCharacters) }],
  ])('decodes what it has encoded: %s', async (_, shared) => {
    const hash = await encodeShare(shared)
    expect(hash).toMatch(/^play=[\w-]+$/)
    expect(await decodeShare(hash)).toEqual(shared)
    expect(await decodeShare(`#${hash}`)).toEqual(shared)
  })

  it('refuses to make a link that is too long to open', async () => {
    const code = 'x'.repeat(limits.codeCharacters + 1)
    await expect(encodeShare({ ...state, code })).rejects.toThrow(
      'The code has 100,001 characters. The playground takes 100,000.',
    )
  })

  it('makes a link that is shorter than the code of a usual sample', async () => {
    const code = `import { createClient } from 'relay'\n\n${"const user = await api.getAsync('users/7')\n".repeat(10)}`
    expect((await encodeShare({ ...state, code })).length).toBeLessThan(code.length)
  })
})

describe('decodeShare', () => {
  it.each(['', '#', '#retry', 'played=1', '#replay=abc'])(
    'ignores `%s`, which is not a link to a playground',
    async (hash) => {
      expect(await decodeShare(hash)).toBeUndefined()
    },
  )

  it.each([
    ['nothing', 'play=', DAMAGED],
    ['no base64', 'play=%20', DAMAGED],
    ['a length that base64 cannot have', 'play=abcde', DAMAGED],
    ['bytes that were not packed', 'play=aGVsbG8', DAMAGED],
    ['no JSON', `play=${deflateRawSync('{').toString('base64url')}`, DAMAGED],
    ['no UTF-8', `play=${deflateRawSync(Buffer.from([34, 255, 34])).toString('base64url')}`, DAMAGED],
    ['no object', link([1]), DAMAGED],
    ['null', link(null), DAMAGED],
    ['no name', link({ code: 'x' }), DAMAGED],
    ['a name that is none', link({ name: '"] body', code: 'x' }), DAMAGED],
    ['no code', link({ name: 'retry', code: 7 }), DAMAGED],
    ['too much code', link({ name: 'retry', code: 'x'.repeat(limits.codeCharacters + 1) }), TOO_LARGE],
  ])('refuses %s', async (_, hash, message) => {
    await expect(decodeShare(hash)).rejects.toThrow(new DamagedLink(message))
  })

  it('refuses a link that was cut', async () => {
    const hash = await encodeShare({ ...state, code: 'some code that is long enough to be cut' })
    await expect(decodeShare(hash.slice(0, -8))).rejects.toBeInstanceOf(DamagedLink)
  })

  it('refuses a link that decompresses to much more than code', async () => {
    const bomb = `play=${deflateRawSync(Buffer.alloc(20_000_000, 32)).toString('base64url')}`
    await expect(decodeShare(bomb)).rejects.toThrow(new DamagedLink(TOO_LARGE))
  })

  it('limits the network, and uses defaults for unknown values', async () => {
    const network = async (conditions: unknown) =>
      (await decodeShare(link({ ...state, conditions })))?.conditions
    expect(await network(undefined)).toEqual(CALM)
    expect(await network('slow')).toEqual(CALM)
    expect(await network({ latency: 'a', statuses: 5, fault: 'constructor', retryAfter: null })).toEqual(CALM)
    expect(await network({ latency: 10.4, retryAfter: 0.5 })).toEqual({ ...CALM, latency: 10, retryAfter: 1 })
    expect(
      await network({
        latency: 1e9,
        jitter: -5.5,
        statuses: [503, 99, 600, 'x', 429.5, ...Array(100).fill(500)],
        retryAfter: 1e9,
        fault: 'drop',
      }),
    ).toEqual({
      latency: 10_000,
      jitter: 0,
      statuses: [503, ...Array(19).fill(500)],
      retryAfter: 60,
      fault: 'drop',
    })
  })
})
