// The metadata file of a folder: `_category_.json`, `.yml` or `.yaml`.

import { z } from 'zod'
import { VellumError } from '../../base/errors.js'
import { nearestName } from '../../base/nearestName.js'
import { parseYaml } from '../files/yaml.js'

const text = z.string()

/** The link of a category. `null` disables it, and with it the index document of the folder. */
export const categoryLinkSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('doc'), id: text }),
  z.strictObject({
    type: z.literal('generated-index'),
    slug: text.optional(),
    title: text.optional(),
    description: text.optional(),
    image: text.optional(),
    keywords: z.union([text, z.array(text)]).optional(),
  }),
])

const categorySchema = z.strictObject({
  label: text.optional(),
  position: z.number().optional(),
  collapsible: z.boolean().optional(),
  collapsed: z.boolean().optional(),
  className: text.optional(),
  description: text.optional(),
  key: text.optional(),
  customProps: z.record(text, z.unknown()).optional(),
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
  throw new VellumError(`The category file is wrong: ${result.error.issues.map(describe).join('; ')}.`, {
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
