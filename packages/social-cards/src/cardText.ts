// The text of a page's social card. Decides on the words; knows nothing of images.

import type { PluginPage } from 'vellum'

/** The text of a card. Plain data. */
export interface CardText {
  /** The name of the site, and its host. */
  readonly site: string
  readonly host: string
  /** The categories above the page. */
  readonly trail: string
  readonly title: string
  readonly description: string
}

/** What a card shows of a page. */
export type CardPage = Pick<PluginPage, 'title' | 'description' | 'categories' | 'site'>

/** The text for a page. */
export function cardText({ title, description, categories, site }: CardPage): CardText {
  return {
    site: drawable(site.name),
    host: site.url.replace(/^\w+:\/\//, '') + site.baseUrl.replace(/\/$/, ''),
    trail: drawable(categories.join(' / ')),
    title: drawable(title || site.tagline || site.title),
    description: drawable(title ? (description ?? '') : ''),
  }
}

/** No card has room for more characters; the first paragraph of a page may be as long as the page. */
const MOST_CHARACTERS = 1000

/** Text in one line, without emoji, which text fonts do not have. */
function drawable(text: string): string {
  const line = text
    .replace(/\p{Emoji_Presentation}|\p{Emoji}\uFE0F|\u200D|\uFE0F/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  // Not between the halves of a surrogate pair.
  return line.length > MOST_CHARACTERS ? [...line].slice(0, MOST_CHARACTERS).join('') : line
}

/** The characters of the font in this package: those of Western European languages. */
const OWN_FONT =
  /^[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2212]*$/

/** Whether the font of this package can draw a card. */
export function fitsOwnFont(text: CardText): boolean {
  return Object.values(text).every((value: string) => OWN_FONT.test(value))
}
