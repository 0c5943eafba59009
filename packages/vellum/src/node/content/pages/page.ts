// One file of the pages folder becomes a standalone page: a route by its path. Reads no file, and knows
// nothing of other pages.

import { posix } from 'node:path'
import { splitFrontMatter } from '../../base/splitFrontMatter.js'
import { excerpt, leadingTitle } from '../bodySummary.js'
import { docSlug } from '../docs/slug.js'
import { parsePageFrontMatter } from '../frontMatter/parseFrontMatter.js'
import type { PageFrontMatter } from '../frontMatter/schemas.js'
import type { LastUpdate, LastUpdateLookup } from '../lastUpdate.js'
import type { ContentFile } from '../translations/translatedContent.js'

/** A file as it was read. */
export interface RawPage extends ContentFile {
  /** The path relative to the pages folder, with slashes: `about/index.tsx` */
  readonly path: string
  /** Empty for a React page, whose code is not read. */
  readonly text: string
}

/** A standalone page: everything that is known before it is compiled. */
export interface StandalonePage extends ContentFile {
  /** The URL, without the site's base. */
  readonly permalink: string
  readonly kind: 'markdown' | 'react'
  /** Empty for a React page. */
  readonly frontMatter: PageFrontMatter
  readonly body: string
  /** The line of the file that the body starts at. */
  readonly bodyLine: number
  /** Empty if the page has none. */
  readonly title: string
  /** Whether the content has the title, as its level-1 heading. */
  readonly hasContentTitle: boolean
  readonly description: string
  /** Whether it is left out of lists. */
  readonly unlisted: boolean
  readonly editUrl: string | undefined
  readonly lastUpdate: Partial<LastUpdate> | undefined
  /** Old paths that redirect here. */
  readonly redirectFrom: readonly string[]
}

/** Options of all pages. */
export interface PageOptions {
  /** Start of their paths, without outer slashes. */
  readonly routeBasePath: string
  readonly production: boolean
  readonly editUrlOf: (page: {
    readonly path: string
    readonly permalink: string
    readonly custom: string | null | undefined
  }) => string | undefined
  readonly lastUpdateOf: LastUpdateLookup
}

/** Makes a standalone page. */
export function makePage(
  { path, source, file, translationOf, text }: RawPage,
  { routeBasePath, production, editUrlOf, lastUpdateOf }: PageOptions,
): StandalonePage {
  const kind = /\.mdx?$/.test(path) ? 'markdown' : 'react'
  const { head, body, bodyLine } = splitFrontMatter(kind === 'markdown' ? text : '', source)
  const frontMatter = head === undefined ? {} : parsePageFrontMatter(head, source)
  const permalink = posix.join('/', routeBasePath, pagePath(path, { slug: frontMatter.slug, source }))
  const contentTitle = leadingTitle(body)
  return {
    source,
    file,
    ...(translationOf && { translationOf }),
    permalink,
    kind,
    frontMatter,
    body,
    bodyLine,
    title: frontMatter.title ?? contentTitle ?? '',
    hasContentTitle: contentTitle !== undefined,
    description: frontMatter.description ?? excerpt(body),
    unlisted: production && frontMatter.unlisted === true,
    editUrl: editUrlOf({ path, permalink, custom: frontMatter.custom_edit_url }),
    lastUpdate: lastUpdateOf({ ...(translationOf && { translationOf }), frontMatter }, path),
    redirectFrom: [frontMatter.redirect_from ?? []].flat(),
  }
}

/** `about/team.tsx` → `/about/team`; `about/index.md` → `/about/`; names stay as they are */
function pagePath(path: string, { slug, source }: { slug: string | undefined; source: string }): string {
  const folder = posix.dirname(path) === '.' ? '' : posix.dirname(path)
  const name = posix.basename(path).replace(/\.(mdx?|jsx?|tsx?)$/, '')
  return docSlug({ folder, baseId: name, isIndex: name.toLowerCase() === 'index', slug, file: source })
}
