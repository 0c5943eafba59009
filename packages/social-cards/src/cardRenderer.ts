// Draws social cards as PNG, with a renderer in WebAssembly that is loaded with the first card.

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { extname } from 'node:path'
import { cardSvg, escapeText, logoSvg, type MeasureText } from './cardSvg.js'
import type { CardText } from './cardText.js'
import { indexedPng } from './indexedPng.js'
import { reportedError } from './reportedError.js'

/** A card of a page. */
export interface Card {
  readonly text: CardText
  /** The file of the site's logo. */
  readonly logo: string | undefined
}

/** Draws a card. */
export type DrawCard = (card: Card) => Promise<Buffer>

/** Makes a function that draws with one font. */
export function createCardRenderer(font: string): DrawCard {
  let opened: Promise<OpenedFont> | undefined
  const logos = new Map<string, Promise<string>>()
  const logoUrl = (logo: string, draw: OpenedFont['draw']) => {
    const logoDrawing = logos.get(logo) ?? drawnLogo(logo, draw)
    logos.set(logo, logoDrawing)
    return logoDrawing
  }
  return async ({ text, logo }) => {
    opened ??= openFont(font)
    const { measure, draw, missing } = await opened
    const wrong = missing(Object.values(text).join(''))
    if (wrong !== undefined) throw missingGlyph(font, { wrong, text })
    return draw(cardSvg(text, { measure, logo: logo === undefined ? undefined : await logoUrl(logo, draw) }))
  }
}

interface OpenedFont {
  readonly measure: MeasureText
  readonly draw: (svg: string) => Promise<Buffer>
  /** The first character that the font does not have. */
  readonly missing: (text: string) => string | undefined
}

async function openFont(file: string): Promise<OpenedFont> {
  const bytes = await readFile(file).catch((cause: unknown) => {
    throw reportedError(`The font of \`socialCards()\` cannot be read.`, {
      files: [file],
      hint: 'Write the path of a font file, relative to the folder of the site.',
      cause,
    })
  })
  const { Resvg } = await loadResvg()
  const open = (svg: string) => new Resvg(svg, { font: { fontBuffers: [bytes] }, textRendering: 1 })
  const box = (text: string, size: number) => {
    const drawing = open(
      `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text y="9" font-size="${size}">${escapeText(text)}</text></svg>`,
    )
    const boundingBox = drawing.getBBox()
    const shape = boundingBox && { x: boundingBox.x, width: boundingBox.width, height: boundingBox.height }
    drawing.free()
    return shape
  }
  if (!box('a', 100)) {
    throw reportedError('The font of `socialCards()` cannot be used.', {
      files: [file],
      hint: 'Use a file in the format TTF, OTF or WOFF2.',
    })
  }
  // A private-use character: no font has it, so this is the glyph for missing characters.
  const none = JSON.stringify(box('\ue123', 100))
  const knownCharacters = new Map<string, boolean>()
  const has = (character: string) => {
    const isKnown = knownCharacters.get(character) ?? JSON.stringify(box(character, 100)) !== none
    knownCharacters.set(character, isKnown)
    return isKnown
  }
  return {
    measure: (text, size) => {
      const shape = box(text, size)
      return shape ? shape.x + shape.width : 0
    },
    draw: async (svg) => {
      const drawing = open(svg)
      const image = drawing.render()
      const png = (await indexedPng(image)) ?? Buffer.from(image.asPng())
      image.free()
      drawing.free()
      return png
    },
    missing: (text) => [...text].find((character) => !/\s/.test(character) && !has(character)),
  }
}

type Resvg = typeof import('@resvg/resvg-wasm')

/** The module keeps its memory itself, so a thread loads it once. */
let loading: Promise<Resvg> | undefined

function loadResvg(): Promise<Resvg> {
  loading ??= import('@resvg/resvg-wasm').then(async (resvg) => {
    const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')
    await resvg.initWasm(await readFile(wasm)).catch((error: unknown) => {
      // The library is loaded once for a thread, this file perhaps twice.
      if (!String(error).includes('Already initialized')) throw error
    })
    return resvg
  })
  return loading
}

function missingGlyph(file: string, { wrong, text }: { wrong: string; text: CardText }): Error {
  return reportedError(
    `The font of \`socialCards()\` has no "${wrong}", which the card of "${text.title}" needs.`,
    {
      files: [file],
      hint: 'Use a font that has the characters of all titles and descriptions, or set `image` in the front matter of the page.',
    },
  )
}

/**
 * The logo in the size that it has on cards, as a data URL. Drawn once for all of them: a nested drawing
 * takes a layer of the size of the card, which is more work than all the text.
 */
async function drawnLogo(file: string, draw: OpenedFont['draw']): Promise<string> {
  const type = extname(file).toLowerCase() === '.svg' ? 'svg+xml' : extname(file).slice(1)
  const svg = logoSvg(dataUrl(type, await readFile(file)))
  return dataUrl('png', await draw(svg))
}

const dataUrl = (type: string, bytes: Buffer) => `data:image/${type};base64,${bytes.toString('base64')}`
