import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compress, compressible } from './compress.js'

const text = Buffer.from('The quick brown fox jumps over the lazy dog. '.repeat(100))

describe('compress', () => {
  it('makes both forms, which hold the same bytes', async () => {
    const { br, gz } = await compress({ name: 'a.html', bytes: text, effort: 'page' })
    expect(brotliDecompressSync(br!)).toEqual(text)
    expect(gunzipSync(gz!)).toEqual(text)
  })

  it('is the same at any time and on any system', async () => {
    const { gz } = await compress({ name: 'a.html', bytes: text, effort: 'page' })
    expect([...gz!.subarray(0, 10)]).toEqual([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255])
  })

  it('skips small files, compressed formats and content that does not shrink', async () => {
    expect(await compress({ name: 'a.html', bytes: text.subarray(0, 1023), effort: 'page' })).toEqual({})
    expect(await compress({ name: 'a.png', bytes: text, effort: 'asset' })).toEqual({})
    expect(await compress({ name: 'a.wasm', bytes: randomBytes(2000), effort: 'asset' })).toEqual({})
  })

  it('keeps results by content, form and effort', async () => {
    const kept = new Map<string, Buffer>()
    const cache = {
      read: async (hash: string) => kept.get(hash),
      write: async (hash: string, bytes: Buffer) => void kept.set(hash, bytes),
    }
    const first = await compress({ name: 'a.css', bytes: text, effort: 'page', cache })
    expect(kept.size).toBe(2)
    const second = await compress({ name: 'b.css', bytes: Buffer.from(text), effort: 'page', cache })
    expect(second.br).toBe(first.br)
    expect(second.gz).toBe(first.gz)
    await compress({ name: 'a.css', bytes: text, effort: 'asset', cache })
    expect(kept.size).toBe(3)
  })
})

describe('compressible', () => {
  it('decides by the extension', () => {
    expect(['a.html', 'b/C.SVG', 'x.js.map', 'a.woff2', 'a.jpg', 'a', 'a.gz'].map(compressible)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })
})
