// The files that cards are drawn with, the font and the logo, by the hash of their content: cards change with it, wherever
// the files are.

import { readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { hashOf } from './hashOf.js'

/** The font of this package. */
export const OWN_FONT_FILE = fileURLToPath(new URL('../fonts/newsreader-latin-500.ttf', import.meta.url))

/** Makes a function that hashes a font and a logo. Files are read again when they have changed. */
export function createFilesHash(): (font: string, logo: string | undefined) => string {
  const contents = new Map<string, { readonly state: string; readonly bytes: Buffer }>()
  const bytesOf = (file: string): Buffer => {
    const { mtimeMs, size } = statSync(file)
    const state = `${mtimeMs} ${size}`
    const known = contents.get(file)
    if (known?.state === state) return known.bytes
    const bytes = readFileSync(file)
    contents.set(file, { state, bytes })
    return bytes
  }
  return (font, logo) => hashOf(bytesOf(font), logo === undefined ? '' : bytesOf(logo))
}

/** The file of a logo, if it can be drawn. */
export function drawableLogo(file: string | undefined): string | undefined {
  return file !== undefined && /\.(?:svg|png|jpe?g)$/i.test(file) ? file : undefined
}
