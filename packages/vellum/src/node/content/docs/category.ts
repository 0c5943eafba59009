// The metadata file of a folder: `_category_.json`, `.yml` or `.yaml`.

import { z } from 'zod'
import { VellumError } from '../../base/errors.js'
import { nearestName } from '../../base/nearestName.js'
import { strictObject } from '../files/objectSchema.js'
import { parseYaml } from '../files/yaml.js'
import { badgeSchema, EXPECTED_BADGE } from '../sidebars/badge.js'

const text = z.string()

/** The link of a category. `null` disables it, and with it the index document of the folder. */
export const categoryLinkSchema = z.discriminatedUnion('type', [
  strictObject({
    /** A document as the page of the category. */
    type: z.literal('doc'),
    /** Id of the document. @example 'guide/overview' */
    id: text,
  }),
  strictObject({
    /** A page with a card for each item. */
    type: z.literal('generated-index'),
    /** URL of the page, below `routeBasePath`. @default '/category/' and the label @example '/guides' */
    slug: text.optional(),
    /** Title of the page. @default the label @example 'Guides' */
    title: text.optional(),
    /** Text below the title, and description of the page. @example 'One task per page.' */
    description: text.optional(),
    /** Image shown when the page is shared. @example '/img/guides.png' */
    image: text.optional(),
    /** Words for `<meta name="keywords">`. @example ['guides'] */
    keywords: z.union([text, z.array(text)]).optional(),
  }),
])

/** Everything that the file may have. */
export const categorySchema = strictObject({
  /** Text in the sidebar. @default the name of the folder @example 'Guides' */
  label: text.optional(),
  /** Position among its siblings; those without one come last. @example 2 */
  position: z.number().optional(),
  /** Whether readers can close it. @default `docs.sidebarCollapsible` */
  collapsible: z.boolean().optional(),
  /** Whether it starts closed. @default `docs.sidebarCollapsed` */
  collapsed: z.boolean().optional(),
  /** Badge after its label: a text, or an object with `text` and `color`. @since 0.2.0 @example 'beta' */
  badge: badgeSchema.optional(),
  /** Class of its item. @example 'is-new' */
  className: text.optional(),
  /** Text of its card on the index page of its parent. @example 'One task per page.' */
  description: text.optional(),
  /** Key of its label in translation files, when two categories have the same label. @example 'api-guides' */
  key: text.optional(),
  /** Data on its item, for components of the site. @example { icon: 'book' } */
  customProps: z.record(text, z.unknown()).optional(),
  /** What its label opens: a document or a generated index; `null` for nothing. @default the document named `index`, `README` or like the folder @example { type: 'generated-index' } */
  link: categoryLinkSchema.nullable().optional(),
})

/** The link of a category, checked. */
export type CategoryLink = z.infer<typeof categoryLinkSchema>

/** The metadata of a folder's category. */
export type CategoryMetadata = z.infer<typeof categorySchema>

/** Names of the metadata file; the first one that exists is read. */
export const CATEGORY_FILES = ['_category_.json', '_category_.yml', '_category_.yaml']

/** Parses and checks the metadata of a folder. JSON is YAML, so one parser reads both. */
export function parseCategory(source: string, file: string): CategoryMetadata {
  const { document } = parseYaml(source, { name: 'The category file', file })
  const unsafe: unknown = document.toJS() ?? {}
  const result = categorySchema.safeParse(unsafe)
  if (result.success) return result.data
  throw new VellumError(`The category file is invalid: ${result.error.issues.map(describe).join('; ')}.`, {
    code: 'invalid-category-file',
    files: [file],
  })

  function describe(issue: z.core.$ZodIssue): string {
    const path = issue.path.join('.')
    if (issue.code === 'unrecognized_keys') {
      return issue.keys
        .map((key) => {
          const meant = nearestName(key, Object.keys(categorySchema.shape))
          return `the field \`${[...issue.path, key].join('.')}\` is unknown${meant ? ` (did you mean \`${meant}\`?)` : ''}`
        })
        .join('; ')
    }
    if (issue.path[0] === 'badge') return `\`badge\` must be ${EXPECTED_BADGE}`
    if (path === 'link.type') {
      const { type } = (unsafe as { link: { type?: unknown } }).link
      return `the link type ${JSON.stringify(type)} is unknown, it must be "doc" or "generated-index"`
    }
    return `\`${path || 'the whole'}\` must be ${TYPE_NAMES[(issue as { expected?: string }).expected ?? ''] ?? 'something else'}`
  }
}

const TYPE_NAMES: { readonly [type: string]: string } = {
  string: 'a string',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
}
