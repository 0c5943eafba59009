// `sitemap`: what `sitemap.xml` says of each page, and which pages it lists.

import { z } from 'zod'
import {
  fields,
  isFunction,
  list,
  matching,
  type Named,
  type OutputOf,
  oneOf,
  orFalse,
  type Schema,
  text,
} from './schemaKinds.js'

/** A page of the sitemap. */
export interface SitemapItem {
  /** The whole URL. */
  readonly url: string
  /** The day or the time of its last change. @example '2026-03-04' */
  readonly lastmod?: string | null | undefined
  /** How often it changes. */
  readonly changefreq?: string | null | undefined
  /** How important it is, from 0 to 1. */
  readonly priority?: number | null | undefined
}

/** What `createSitemapItems` is called with. */
export interface SitemapInput {
  /** The items without the function: of every page that search engines may list. */
  readonly defaultCreateSitemapItems: (input?: unknown) => Promise<readonly SitemapItem[]>
  /** The paths of these pages. */
  readonly routes: readonly { readonly path: string }[]
  /** Title and URL of the site. */
  readonly siteConfig: { readonly title: string; readonly url: string; readonly baseUrl: string }
}

/** Makes the items of the sitemap. */
export type CreateSitemapItems = (
  input: SitemapInput,
) => readonly SitemapItem[] | Promise<readonly SitemapItem[]>

const CHANGE_FREQUENCIES = ['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never'] as const

const sitemap = fields({
  /** Whether each page has the day or the time of its last commit; `null` for neither. @default null */
  lastmod: z.nullable(oneOf(['date', 'datetime'])).default(null),
  /** How often pages change; `null` to leave it out. @default 'weekly' */
  changefreq: z.nullable(oneOf(CHANGE_FREQUENCIES)).default('weekly'),
  /** How important pages are, from 0 to 1; `null` to leave it out. @default 0.5 */
  priority: matching<number | null>(
    'a number from 0 to 1, or `null`',
    (value) => value === null || (typeof value === 'number' && value >= 0 && value <= 1),
  ).default(0.5),
  /** Globs of paths that are left out, with `baseUrl`. @default [] @example ['/docs/tags/**'] */
  ignorePatterns: list(text).default([]),
  /** Name of the file. @default 'sitemap.xml' */
  filename: text.default('sitemap.xml'),
  /** Changes the items. */
  createSitemapItems: matching<CreateSitemapItems>('a function', isFunction).optional(),
})

/** `sitemap`. */
export interface UserSitemap extends Named, z.input<typeof sitemap> {}

/** The sitemap. */
export interface SitemapConfig extends OutputOf<typeof sitemap> {}

export const sitemapSchema: Schema<SitemapConfig | false, UserSitemap | false> = orFalse(sitemap)
