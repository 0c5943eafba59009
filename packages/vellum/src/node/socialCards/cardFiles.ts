// The files that the cards of a site are drawn with: the font, which is the site's or Vellum's own, and the logo.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withoutBase } from '../../shared/url.js'
import { VellumError } from '../base/errors.js'
import { relativePath } from '../base/relativePath.js'
import { hashOf } from '../cache/diskCache.js'

/** The configuration of cards, and the folders of its files. */
interface CardConfig {
  readonly socialCards: { readonly font?: string | undefined } | false
  readonly siteDir: string
  readonly staticDirectories: readonly string[]
  readonly baseUrl: string
}

/** What all cards of a site share. */
export interface CardFiles {
  readonly logo: string | undefined
  /** The hash of the files' content: cards change with it, wherever the files are. */
  readonly hash: string
}

const OWN_FONT_FILE = fileURLToPath(new URL('../../../fonts/newsreader-latin-500.ttf', import.meta.url))

/** The file of the font. */
export function cardFont({ socialCards }: Pick<CardConfig, 'socialCards'>): string {
  return socialCards === false || socialCards.font === undefined ? OWN_FONT_FILE : socialCards.font
}

/** Finds the files, and reads them; undefined for a site without cards. Throws if the font does not exist. */
export function readCardFiles(config: CardConfig, logoUrl: string | undefined): CardFiles | undefined {
  if (config.socialCards === false) return undefined
  const font = cardFont(config)
  if (!existsSync(font)) {
    throw new VellumError('The font of `socialCards` does not exist.', {
      code: 'invalid-card-font',
      files: [relativePath(config.siteDir, font)],
      hint: 'Write the path of a font file, relative to the folder of the site.',
    })
  }
  const logo = logoFile(config, logoUrl)
  return { logo, hash: hashOf(readFileSync(font), logo === undefined ? '' : readFileSync(logo)) }
}

/** The static file of the logo, if there is one that can be drawn. */
function logoFile({ baseUrl, staticDirectories }: CardConfig, url: string | undefined): string | undefined {
  const path = url === undefined ? undefined : withoutBase(url, baseUrl)
  if (path === undefined || !/\.(?:svg|png|jpe?g)$/i.test(path)) return undefined
  return staticDirectories.map((folder) => join(folder, path)).find((file) => existsSync(file))
}
