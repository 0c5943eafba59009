// The keys of front matter: of documents, standalone pages and posts. No defaults are added.

import { z } from 'zod'

const level = z.int().min(2).max(6)
const tag = z.union([z.string(), z.object({ label: z.string(), permalink: z.string() })])

const sitePath = z.string().startsWith('/')

const common = {
  title: z.string().optional(),
  description: z.string().optional(),
  keywords: z.array(z.string()).optional(),
  image: z.string().optional(),
  slug: z.string().optional(),
  hide_table_of_contents: z.boolean().optional(),
  toc_min_heading_level: level.optional(),
  toc_max_heading_level: level.optional(),
  custom_edit_url: z.string().nullable().optional(),
  draft: z.boolean().optional(),
  unlisted: z.boolean().optional(),
  redirect_from: z.union([sitePath, z.array(sitePath)]).optional(),
  mdx: z.object({ format: z.enum(['md', 'mdx', 'detect']).optional() }).optional(),
}

export const docSchema = z.looseObject({
  ...common,
  id: z.string().optional(),
  sidebar_label: z.string().optional(),
  sidebar_position: z.number().optional(),
  sidebar_class_name: z.string().optional(),
  sidebar_custom_props: z.record(z.string(), z.unknown()).optional(),
  sidebar_key: z.string().optional(),
  displayed_sidebar: z.string().nullable().optional(),
  pagination_label: z.string().optional(),
  pagination_prev: z.string().nullable().optional(),
  pagination_next: z.string().nullable().optional(),
  hide_title: z.boolean().optional(),
  tags: z.array(tag).optional(),
  last_update: z.object({ date: z.string().optional(), author: z.string().optional() }).optional(),
  parse_number_prefixes: z.boolean().optional(),
})

export const pageSchema = z.looseObject({
  ...common,
  wrapperClassName: z.string().optional(),
  last_update: docSchema.shape.last_update,
})

const authorReference = z.union([z.string(), z.looseObject({})])

export const postSchema = z.looseObject({
  ...common,
  title_meta: z.string().optional(),
  sidebar_label: z.string().optional(),
  date: z.string().optional(),
  tags: z.array(tag).optional(),
  authors: z.union([authorReference, z.array(authorReference)]).optional(),
  author: z.string().optional(),
  author_title: z.string().optional(),
  author_url: z.string().optional(),
  author_image_url: z.string().optional(),
  authorTitle: z.string().optional(),
  authorURL: z.string().optional(),
  authorImageURL: z.string().optional(),
  last_update: docSchema.shape.last_update,
})

/** The front matter of a document, checked. Other keys are kept as they are. */
export type DocFrontMatter = z.infer<typeof docSchema>

/** The front matter of a standalone page, checked. Other keys are kept as they are. */
export type PageFrontMatter = z.infer<typeof pageSchema>

/** The front matter of a post, checked. Other keys are kept as they are. */
export type PostFrontMatter = z.infer<typeof postSchema>

/** The expected value of each key, for messages; a string if it is not listed. */
export const EXPECTED_VALUES: { readonly [key: string]: string } = {
  keywords: 'a list of strings',
  sidebar_position: 'a number',
  sidebar_custom_props: 'an object',
  displayed_sidebar: 'the id of a sidebar, or null',
  pagination_prev: 'the id of a document, or null',
  pagination_next: 'the id of a document, or null',
  hide_title: 'true or false',
  hide_table_of_contents: 'true or false',
  toc_min_heading_level: 'a whole number from 2 to 6',
  toc_max_heading_level: 'a whole number from 2 to 6',
  custom_edit_url: 'a URL, or null',
  draft: 'true or false',
  unlisted: 'true or false',
  redirect_from: 'a path of this site that starts with "/", or a list of them',
  tags: 'a list of strings, or of objects with label and permalink',
  last_update: 'an object with date, author, or both',
  parse_number_prefixes: 'true or false',
  authors: 'the key of an author, an author with a name, or a list of these',
  mdx: 'an object whose format is md, mdx or detect',
}

/** Keys whose value is text, however it looks: `title: 2024` and `slug: 1.0` are strings. */
export const TEXT_KEYS = new Set(
  Object.keys({ ...docSchema.shape, ...pageSchema.shape, ...postSchema.shape }).filter(
    (key) => !(key in EXPECTED_VALUES) || /^(displayed|pagination|custom_edit)/.test(key),
  ),
)

/** Keys whose value is an array of such text. */
export const TEXT_LIST_KEYS: ReadonlySet<string> = new Set(['tags', 'keywords', 'redirect_from'])
