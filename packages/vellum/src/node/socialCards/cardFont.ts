// The font that social cards are drawn with: the site's, or Vellum's own.

import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { VellumError } from '../base/errors.js'
import { relativePath } from '../base/relativePath.js'

/** What a configuration says of cards. */
interface CardConfig {
  readonly socialCards: { readonly font?: string | undefined } | false
  readonly siteDir: string
}

const OWN_FONT_FILE = fileURLToPath(new URL('../../../fonts/newsreader-latin-500.woff2', import.meta.url))

/** The file of the font. */
export function cardFont({ socialCards }: Pick<CardConfig, 'socialCards'>): string {
  return socialCards === false || socialCards.font === undefined ? OWN_FONT_FILE : socialCards.font
}

/** Throws when the configuration names a font that does not exist. */
export function checkCardFont({ socialCards, siteDir }: CardConfig): void {
  const font = socialCards === false ? undefined : socialCards.font
  if (font === undefined || existsSync(font)) return
  throw new VellumError('The font of `socialCards` does not exist.', {
    files: [relativePath(siteDir, font)],
    hint: 'Write the path of a font file, relative to the folder of the site.',
  })
}
