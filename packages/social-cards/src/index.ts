// The plugin: which pages have a card, the name of its file, and when it is drawn.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin, PluginPage } from 'vellum'
import { createFilesHash, drawableLogo, OWN_FONT_FILE } from './cardFiles.js'
import { createCardRenderer, type DrawCard } from './cardRenderer.js'
import { cardText, fitsOwnFont } from './cardText.js'
import { hashOf } from './hashOf.js'
import { reportedError } from './reportedError.js'

/** Options of `socialCards`. */
export interface SocialCardOptions {
  /**
   * The font of the text: a TTF, OTF or WOFF2 file with all characters of the titles and descriptions. A path starts at
   * the folder of the site. @default Newsreader, for Western European languages @example './fonts/noto-serif-jp.ttf'
   */
  readonly font?: string | URL | undefined
}

/** What is kept of a page that has no card because of its characters. */
interface CardRecord {
  readonly unfit: true
}

/** Hosts may cache the files of this folder for ever, because their names change with the text. */
const FOLDER = 'assets/social/'

const CARD_IMAGE = new RegExp(`^/(${FOLDER}[0-9a-f]{12}\\.png)$`)

/** Draws an image for each page without one, which networks show with a link to the page. */
export function socialCards({ font }: SocialCardOptions = {}): Plugin {
  const isOwnFont = font === undefined
  let fontFile = OWN_FONT_FILE
  let draw: DrawCard | undefined
  const hashFiles = createFilesHash()
  const filesHash = ({ site }: Pick<PluginPage, 'site'>) => hashFiles(fontFile, drawableLogo(site.logo))

  return {
    name: 'social-cards',
    cacheKey: ownCode(),
    config: ({ siteDir }) => {
      if (!isOwnFont) fontFile = existingFont(font, siteDir)
      return undefined
    },
    page: (page) => {
      if (!wantsCard(page)) return undefined
      const text = cardText(page)
      if (isOwnFont && !fitsOwnFont(text)) return undefined
      const name = hashOf(JSON.stringify([page.path, text, filesHash(page)])).slice(0, 12)
      const file = `${FOLDER}${name}.png`
      return { image: `/${file}`, files: [file] }
    },
    rendered: async (page, { cached }) => {
      const [, file] = CARD_IMAGE.exec(page.image ?? '') ?? []
      if (file === undefined) {
        const record: CardRecord = { unfit: true }
        return wantsCard(page) ? { record } : undefined
      }
      const card = { text: cardText(page), logo: drawableLogo(page.site.logo) }
      draw ??= createCardRenderer(fontFile)
      const drawCard = draw
      const png = await cached(JSON.stringify([card.text, filesHash(page)]), () => drawCard(card))
      return { files: { [file]: png } }
    },
    finish: ({ pages, locale, warn }) => {
      const paths = pages
        .filter(({ record }) => (record as CardRecord | undefined)?.unfit)
        .map(({ path }) => path)
      if (paths.length === 0) return
      const named = paths.slice(0, 5).join(', ') + (paths.length > 5 ? `, and ${paths.length - 5} more` : '')
      warn(
        `Pages in the locale "${locale}" have no social card, because Newsreader lacks characters of their titles or descriptions: ${named}.`,
        { hint: "Pass `socialCards({ font: './path/to/font.ttf' })` a font that has them." },
      )
    },
  }
}

/** Whether a page is meant to be shared, and has no image of its own. */
function wantsCard({ image, type }: Pick<PluginPage, 'image' | 'type'>): boolean {
  return image === undefined && type !== 'not-found'
}

function existingFont(font: string | URL, siteDir: string): string {
  const file = resolve(siteDir, String(font).startsWith('file:') ? fileURLToPath(font) : String(font))
  if (existsSync(file)) return file
  throw reportedError('The font of `socialCards()` does not exist.', {
    files: [relative(siteDir, file)],
    hint: 'Write the path of a font file, relative to the folder of the site.',
  })
}

/** The hash of this package's code: cards of another version are drawn again. */
function ownCode(): string {
  const dir = fileURLToPath(new URL('.', import.meta.url))
  const files = readdirSync(dir).filter((name) => name.endsWith('.js'))
  return hashOf(...files.sort().map((name) => readFileSync(join(dir, name))))
}
