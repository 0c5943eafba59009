import { describe, expect, it } from 'vitest'
import { images } from './images.js'
import type { ImagesOptions } from './options.js'

describe('images', () => {
  it('has a key with the version of sharp and the options', () => {
    const { name, cacheKey } = images({ quality: 50, widths: [900, 300, 300] })
    expect(name).toBe('vellum-images')
    const [version, sharpVersion, options] = JSON.parse(cacheKey!)
    expect([version, sharpVersion]).toEqual([
      expect.stringMatching(/^\d+\.\d+\.\d+$/),
      expect.stringMatching(/^\d+\.\d+\.\d+$/),
    ])
    expect(options).toEqual({
      formats: ['avif', 'webp'],
      widths: [300, 900],
      quality: { avif: 50, webp: 50 },
      minBytes: 4096,
      required: false,
    })
  })

  it.each<[string, unknown]>([
    [
      'images() has no option "format". Its options are formats, widths, quality, sizes, minBytes and required.',
      { format: 'webp' },
    ],
    ["images(): `formats` must be an array of 'avif' and 'webp'.", { formats: ['jpeg'] }],
    ["images(): `formats` must be an array of 'avif' and 'webp'.", { formats: [] }],
    ['images(): `widths` must be an array of whole numbers above 0, such as [480, 960].', { widths: [0.5] }],
    [
      'images(): `quality` must be a whole number from 1 to 100, or have one for each format: { avif: 60, webp: 80 }.',
      { quality: 0 },
    ],
    [
      'images(): `quality` must be a whole number from 1 to 100, or have one for each format: { avif: 60, webp: 80 }.',
      { quality: { png: 5 } },
    ],
    ["images(): `sizes` must be a string such as '(max-width: 996px) 100vw, 900px'.", { sizes: '' }],
    ['images(): `minBytes` must be a whole number, such as 4096.', { minBytes: -1 }],
    ['images(): `required` must be true or false.', { required: 'yes' }],
  ])('throws: %s', (message, options) => {
    expect(() => images(options as ImagesOptions)).toThrow(new TypeError(message))
  })
})
