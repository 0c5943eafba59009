import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { beforeAll, describe, expect, it } from 'vitest'
import { indexedPng, type PixelImage } from './indexedPng.js'

beforeAll(async () => {
  const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')
  await initWasm(await readFile(wasm)).catch((error: unknown) => {
    // An earlier test of this thread has loaded it.
    if (!String(error).includes('Already initialized')) throw error
  })
})

/** An image with this many colours; the remaining pixels have the last one. */
function image(width: number, height: number, colours: number, opacity = 255): PixelImage {
  const pixels = new Uint8Array(width * height * 4)
  for (let i = 0; i < width * height; i++) {
    const colour = Math.min(i, colours - 1)
    pixels.set([colour % 256, 255 - (colour % 100), colour >> 8, i === 0 ? opacity : 255], i * 4)
  }
  return { width, height, pixels }
}

/** The pixels that another decoder reads from the file. */
function decode(png: Buffer, { width, height }: PixelImage): number[] {
  const size = `width="${width}" height="${height}"`
  const href = `data:image/png;base64,${png.toString('base64')}`
  const drawing = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}><image ${size} xlink:href="${href}"/></svg>`,
  )
  const image = drawing.render()
  const pixels = [...image.pixels]
  image.free()
  drawing.free()
  return pixels
}

describe('indexedPng', () => {
  it.each([
    [1, 1, 1],
    [3, 2, 4],
    [7, 11, 77],
    [300, 2, 256],
  ])('writes an image of %i × %i with %i colours, which a decoder reads', async (width, height, colours) => {
    const givenImage = image(width, height, colours)
    const png = await indexedPng(givenImage)
    expect(png?.readUInt32BE(16)).toBe(width)
    expect(png?.readUInt32BE(20)).toBe(height)
    expect(decode(png!, givenImage)).toEqual([...givenImage.pixels])
  })

  it('writes a part of a larger buffer', async () => {
    const givenImage = image(3, 2, 4)
    const whole = new Uint8Array(givenImage.pixels.length + 5)
    whole.set(givenImage.pixels, 5)
    const png = await indexedPng({ ...givenImage, pixels: whole.subarray(5) })
    expect(decode(png!, givenImage)).toEqual([...givenImage.pixels])
  })

  it('returns undefined for images with more colours, or with transparent ones', async () => {
    expect(await indexedPng(image(300, 2, 257))).toBeUndefined()
    expect(await indexedPng(image(3, 2, 4, 254))).toBeUndefined()
  })
})
