import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { tempFolders } from '../../vellum/test/tempFolder.js'
import { createCardRenderer } from './cardRenderer.js'

const folder = tempFolders()

const font = fileURLToPath(new URL('../fonts/newsreader-latin-500.ttf', import.meta.url))
const text = { site: 'X', host: 'x.dev', trail: 'API', title: 'Options', description: 'All of them.' }

describe('createCardRenderer', () => {
  it('SEO-12: draws an image of 1200 × 630, the same each time', async () => {
    const draw = createCardRenderer(font)
    const png = await draw({ text, logo: undefined })
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      'PNG',
      1200,
      630,
    ])
    expect((await createCardRenderer(font)({ text, logo: undefined })).equals(png)).toBe(true)
    expect((await draw({ text: { ...text, title: 'Other' }, logo: undefined })).equals(png)).toBe(false)
  })

  it('draws the logo in the box that it has on every card, whatever its own size', async () => {
    const logo = (fill: string, shape = 'width="40" height="20"') =>
      join(
        folder({
          'logo.svg': `<svg xmlns="http://www.w3.org/2000/svg" ${shape}><rect ${shape} fill="${fill}"/></svg>`,
        }),
        'logo.svg',
      )
    const draw = createCardRenderer(font)
    const [none, red, larger, blue] = await Promise.all(
      [undefined, logo('red'), logo('red', 'width="400" height="200"'), logo('blue')].map((logo) =>
        draw({ text, logo }),
      ),
    )
    expect(red!.equals(larger!)).toBe(true)
    expect([none, blue].map((other) => red!.equals(other!))).toEqual([false, false])
  })

  it('names the character that a font lacks', async () => {
    const draw = createCardRenderer(font)
    await expect(draw({ text: { ...text, title: 'Опции' }, logo: undefined })).rejects.toMatchObject({
      message: 'The font of `socialCards()` has no "О", which the card of "Опции" needs.',
      files: [font],
    })
  })

  it('explains a font that does not exist, or is not a font', async () => {
    const missing = createCardRenderer('/nope.ttf')
    await expect(missing({ text, logo: undefined })).rejects.toMatchObject({
      message: 'The font of `socialCards()` cannot be read.',
      files: ['/nope.ttf'],
    })
    const self = fileURLToPath(import.meta.url)
    expect(readFileSync(self).length).toBeGreaterThan(0)
    await expect(createCardRenderer(self)({ text, logo: undefined })).rejects.toMatchObject({
      message: 'The font of `socialCards()` cannot be used.',
      hint: 'Use a file in the format TTF, OTF or WOFF2.',
    })
  })
})
