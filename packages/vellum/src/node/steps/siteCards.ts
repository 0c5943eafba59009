// The social cards of a site: which pages have one, the name of its file, and its renderer.

import { join } from 'node:path'
import type { PageData } from '../../shared/page.js'
import { VellumError } from '../base/errors.js'
import { hashOf, openDiskCache } from '../cache/diskCache.js'
import type { SiteConfig } from '../config/siteConfig.js'
import { cardFont } from '../socialCards/cardFiles.js'
import { type Card, type CardRenderer, createCardRenderer } from '../socialCards/cardRenderer.js'
import { cardText, fitsOwnFont } from '../socialCards/cardText.js'
import type { Site } from './loadSite.js'

/** A card, and its file below the output folder; or that the font lacks characters for it. */
export type PageCard =
  | { readonly type: 'card'; readonly card: Card; readonly file: string }
  | { readonly type: 'unfit' }

/** The card of a page; undefined if it has an image of its own, or is not meant to be shared. */
export function pageCard(
  page: PageData,
  { config, data, outPath, cardFiles }: Pick<Site, 'config' | 'data' | 'outPath' | 'cardFiles'>,
): PageCard | undefined {
  const { socialCards } = config
  if (!socialCards || !cardFiles || page.image !== undefined || page.type === 'not-found') return undefined
  const text = cardText(page, data)
  if (socialCards.font === undefined && !fitsOwnFont(text)) return { type: 'unfit' }
  const name = hashOf(JSON.stringify([page.path, text, cardFiles.hash])).slice(0, 12)
  return { type: 'card', card: { text, logo: cardFiles.logo }, file: `${outPath}${CARD_FOLDER}${name}.png` }
}

/** The folder of drawn cards in the folder of caches. */
export const CARD_CACHE = 'cards'

/** Draws the cards of a site, or finds them in the cache. */
export function createSiteCards(config: SiteConfig, cacheDir: string): CardRenderer {
  return createCardRenderer({ font: cardFont(config), cache: openDiskCache(join(cacheDir, CARD_CACHE)) })
}

/**
 * The folder below the base of a locale: hosts may cache its files, because their names change with the text.
 */
const CARD_FOLDER = 'assets/social/'

/** The warning about pages whose text Vellum's own font cannot draw. */
export function unfitCards(
  paths: readonly string[],
  { locale }: { readonly locale: string },
): VellumError | undefined {
  if (paths.length === 0) return undefined
  const named = paths.slice(0, 5).join(', ') + (paths.length > 5 ? `, and ${paths.length - 5} more` : '')
  return new VellumError(
    `Pages in the locale "${locale}" have no social card, because Newsreader lacks characters of their titles or descriptions: ${named}.`,
    {
      code: 'missing-card-characters',
      hint: "Set `socialCards: { font: './path/to/font.ttf' }` in the configuration, to a font that has them.",
    },
  )
}
