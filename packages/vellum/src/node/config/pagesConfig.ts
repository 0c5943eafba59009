// `pages`: standalone pages.

import type { z } from 'zod'
import { contentFields, routeBase, type UserContent } from './contentFields.js'
import { fields, list, type OutputOf, orFalse, type Schema, text } from './schemaKinds.js'

const pageFields = fields({
  ...contentFields,
  include: list(text).default(['**/*.{js,jsx,ts,tsx,md,mdx}']),
  /** Folder of the pages. @default both 'src/pages' and 'pages' */
  path: text.optional(),
  /** Start of their URLs. @default '/' */
  routeBasePath: routeBase.prefault('/'),
})

const pages = pageFields.transform(({ path, ...rest }) => {
  return { ...rest, paths: path === undefined ? ['src/pages', 'pages'] : [path] }
})

/** `pages`. */
export interface UserPages extends UserContent, z.input<typeof pageFields> {}

/** Standalone pages. `paths` are absolute, first wins; `routeBasePath` has no outer slashes. */
export interface PagesConfig extends OutputOf<typeof pages> {
  /** The one of the folders that has the pages of plugins. */
  readonly generatedPath?: string | undefined
}

export const pagesSchema: Schema<PagesConfig | false, UserPages | false> = orFalse(pages)
