import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { animation, photo } from '../test/sampleImages.js'
import { encodeVariants } from './encodeVariants.js'
import { completeOptions, type ImagesOptions } from './options.js'

async function names(bytes: Buffer, options: ImagesOptions = {}, width?: number): Promise<string[]> {
  const own = width ?? (await sharp(bytes).metadata()).width
  const files = await encodeVariants(sharp, { bytes, width: own, name: 'a' }, completeOptions(options))
  return files.map(({ name }) => name)
}

describe('encodeVariants', () => {
  it('makes the widths below that of the image and its own, in each format', async () => {
    const bytes = await photo(300, 200).png().toBuffer()
    const options = { widths: [100, 200, 280, 500] }
    expect(await names(bytes, options)).toEqual([
      'a-100.avif',
      'a-200.avif',
      'a-300.avif',
      'a-100.webp',
      'a-200.webp',
      'a-300.webp',
    ])
    const files = await encodeVariants(sharp, { bytes, width: 300, name: 'a' }, completeOptions(options))
    const sizes = await Promise.all(
      files.map(async ({ content }) => {
        const { width, height, format } = await sharp(content).metadata()
        return [width, height, format]
      }),
    )
    expect(sizes).toEqual([
      [100, 67, 'heif'],
      [200, 133, 'heif'],
      [300, 200, 'heif'],
      [100, 67, 'webp'],
      [200, 133, 'webp'],
      [300, 200, 'webp'],
    ])
    for (const { content } of files) expect(content.length).toBeLessThan(bytes.length)
  })

  it('makes nothing larger than the largest width', async () => {
    const bytes = await photo(300, 200).jpeg().toBuffer()
    expect(await names(bytes, { widths: [100, 200], formats: ['webp'] })).toEqual([
      'a-100.webp',
      'a-200.webp',
    ])
  })

  it('leaves out a format whose largest file is not smaller than the original', async () => {
    const bytes = await photo(300, 200).jpeg({ quality: 10 }).toBuffer()
    expect(await names(bytes, { widths: [40, 400], quality: 100 })).toEqual([])
  })

  it('leaves out a format that takes more bytes than a later one', async () => {
    const bytes = await photo(300, 200).png().toBuffer()
    expect(await names(bytes, { widths: [150], quality: { avif: 100, webp: 5 } })).toEqual(['a-150.webp'])
  })

  it('does not encode the own width of an image again in its own format', async () => {
    const bytes = await photo(300, 200).webp({ quality: 90 }).toBuffer()
    expect(await names(bytes, { widths: [100, 400], formats: ['webp'] })).toEqual(['a-100.webp'])
  })

  it('turns a photo as its orientation says', async () => {
    const bytes = await photo(300, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const [file] = await encodeVariants(
      sharp,
      { bytes, width: 200, name: 'a' },
      completeOptions({ widths: [100], formats: ['webp'] }),
    )
    expect(await sharp(file!.content).metadata()).toMatchObject({ width: 100, height: 150 })
  })

  it('leaves animations and drawings alone, and images without a size', async () => {
    expect(await names(await animation())).toEqual([])
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><path d="M0 0h9v9z"/></svg>'
    expect(await names(Buffer.from(drawing))).toEqual([])
    const bytes = await photo(30, 20).png().toBuffer()
    expect(await encodeVariants(sharp, { bytes, width: undefined, name: 'a' }, completeOptions({}))).toEqual(
      [],
    )
  })

  it('rejects for a file that is cut off, and for one that is no image', async () => {
    const bytes = await photo(300, 200).png().toBuffer()
    await expect(names(bytes.subarray(0, bytes.length / 2), {}, 300)).rejects.toThrow()
    await expect(names(Buffer.from('no image'), {}, 300)).rejects.toThrow()
  })
})
