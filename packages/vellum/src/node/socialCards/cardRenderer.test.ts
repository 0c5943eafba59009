import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { tempFolders } from '../../../test/tempFolder.js'
import { createCardRenderer } from './cardRenderer.js'

const folder = tempFolders()

const font = fileURLToPath(new URL('../../../fonts/newsreader-latin-500.ttf', import.meta.url))
const text = { site: 'X', host: 'x.dev', trail: 'API', title: 'Options', description: 'All of them.' }

/** A cache in memory, and the written keys. */
function memory() {
  const values = new Map<string, Buffer>()
  return {
    values,
    read: async (key: string) => values.get(key),
    write: async (key: string, value: Buffer) => void values.set(key, value),
    prune: async () => {},
  }
}

// Loading the renderer takes a while on a busy machine.
describe('createCardRenderer', { timeout: 60_000 }, () => {
  it('SEO-12: draws an image of 1200 × 630, the same each time, and caches it', async () => {
    const cache = memory()
    const cards = createCardRenderer({ font, cache })
    const { png, key } = await cards.draw({ text, logo: undefined })
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      'PNG',
      1200,
      630,
    ])
    const other = createCardRenderer({ font, cache: memory() })
    expect((await other.draw({ text, logo: undefined })).png.equals(png)).toBe(true)
    expect([...cache.values.keys()]).toEqual([key])
    cache.values.set(key, Buffer.from('cached'))
    expect((await cards.draw({ text, logo: undefined })).png.toString()).toBe('cached')
    expect((await cards.draw({ text: { ...text, title: 'Other' }, logo: undefined })).png.equals(png)).toBe(
      false,
    )
  })

  it('draws the logo in the box that it has on every card, whatever its own size', async () => {
    const logo = (fill: string, shape = 'width="40" height="20"') =>
      join(
        folder({
          'logo.svg': `<svg xmlns="http://www.w3.org/2000/svg" ${shape}><rect ${shape} fill="${fill}"/></svg>`,
        }),
        'logo.svg',
      )
    const cards = createCardRenderer({ font, cache: memory() })
    const [none, red, larger, blue] = await Promise.all(
      [undefined, logo('red'), logo('red', 'width="400" height="200"'), logo('blue')].map(
        async (logo) => (await cards.draw({ text, logo })).png,
      ),
    )
    expect(red!.equals(larger!)).toBe(true)
    expect([none, blue].map((other) => red!.equals(other!))).toEqual([false, false])
  })

  it('names the character that a font lacks', async () => {
    const cards = createCardRenderer({ font, cache: memory() })
    await expect(cards.draw({ text: { ...text, title: 'Опции' }, logo: undefined })).rejects.toMatchObject({
      message: 'The font of `socialCards` has no "О", which the card of "Опции" needs.',
      files: [font],
    })
  })

  it('explains a font that does not exist, or is not a font', async () => {
    const missing = createCardRenderer({ font: '/nope.ttf', cache: memory() })
    await expect(missing.draw({ text, logo: undefined })).rejects.toMatchObject({
      message: 'The font of `socialCards` cannot be read.',
      files: ['/nope.ttf'],
    })
    const self = fileURLToPath(import.meta.url)
    expect(readFileSync(self).length).toBeGreaterThan(0)
    await expect(
      createCardRenderer({ font: self, cache: memory() }).draw({ text, logo: undefined }),
    ).rejects.toMatchObject({
      message: 'The font of `socialCards` cannot be used.',
      hint: 'Use a file in the format TTF, OTF or WOFF2.',
    })
  })
})
