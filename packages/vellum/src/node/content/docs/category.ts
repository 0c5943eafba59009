// The metadata file of a folder: `_category_.json`, `.yml` or `.yaml` (SB-15).

import { parseDocument } from 'yaml'
import { z } from 'zod'
import { VellumError } from '../../base/errors.js'
import { nearestName } from '../../base/nearestName.js'
import { yamlError } from '../yamlError.js'

const text = z.string()

/** Where a category leads to (SB-16). `null` = nowhere, and the index convention is off. */
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

/** What a folder says about its category. */
export type CategoryMetadata = z.infer<typeof categorySchema>

/** Names of the metadata file, in the order they are looked for. */
export const CATEGORY_FILES = ['_category_.json', '_category_.yml', '_category_.yaml']

/** Parses and checks the metadata of a folder. JSON is YAML, so one parser does for both. */
export function parseCategory(source: string, file: string): CategoryMetadata {
  const document = parseDocument(source, { schema: 'core' })
  const broken = yamlError(document, { name: 'The category file', file, text: source })
  if (broken) throw broken
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
    return `\`${path || 'the whole'}\` must be ${WORDS[(issue as { expected?: string }).expected ?? ''] ?? 'something else'}`
  }
}

const WORDS: { readonly [type: string]: string } = {
  string: 'a string',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
}
