// The text of a page's social card. Decides on the words; knows nothing of images.

import { documentTitle } from '../../shared/documentTitle.js'
import type { PageData } from '../../shared/page.js'
import type { SiteData } from '../../shared/site.js'

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

/** The text for a page. */
export function cardText(page: PageData, site: SiteData): CardText {
  const breadcrumbs = ('breadcrumbs' in page && page.breadcrumbs) || []
  const name = site.navbar.title || site.title
  return {
    site: drawable(name),
    host: site.url.replace(/^\w+:\/\//, '') + site.baseUrl.replace(/\/$/, ''),
    trail: drawable(
      breadcrumbs
        .slice(0, -1)
        .map(({ label }) => label)
        .join(' / '),
    ),
    title: drawable(page.title || site.tagline || documentTitle('', site)),
    description: drawable(page.title ? (page.description ?? '') : ''),
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

/** The characters of Vellum's own font: those of Western European languages. */
const OWN_FONT =
  /^[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2212]*$/

/** Whether Vellum's own font can draw a card. */
export function fitsOwnFont(text: CardText): boolean {
  return Object.values(text).every((value: string) => OWN_FONT.test(value))
}
