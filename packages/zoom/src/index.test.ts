import { describe, expect, it } from 'vitest'
import { type ZoomOptions, zoom } from './index.js'

describe('zoom', () => {
  it('is a plugin with a client module that knows its options', () => {
    const { name, config } = zoom({ images: 'figure img', closeLabels: { fr: 'Fermer' } })
    expect(name).toBe('vellum-zoom')
    expect(config).toMatchObject({
      clientModules: [expect.stringMatching(/client\/zoom\.js$/)],
      vite: {
        define: {
          VELLUM_ZOOM_IMAGES: '"figure img"',
          VELLUM_ZOOM_CLOSE: '{"en":"Close","fr":"Fermer"}',
        },
      },
    })
  })

  it.each<[string, unknown]>([
    ['zoom() has no option "image". Its options are images and closeLabels.', { image: 'img' }],
    ["zoom(): `images` must be a CSS selector such as '.markdown img'.", { images: ' ' }],
    [
      "zoom(): `closeLabels` must have strings by language, such as { fr: 'Fermer' }.",
      { closeLabels: { fr: 1 } },
    ],
  ])('throws: %s', (message, options) => {
    expect(() => zoom(options as ZoomOptions)).toThrow(new TypeError(message))
  })
})
