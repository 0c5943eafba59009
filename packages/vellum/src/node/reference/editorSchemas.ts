// JSON schemas of the files that authors write in YAML, for editors. In: the schemas that the engine checks these files
// with, and the reference, whose texts they show. Out: draft 7, which editors support. Chooses not to know what an editor
// does with them.

import { z } from 'zod'
import { PLATFORM_NAMES } from '../content/blog/socials.js'
import { categorySchema } from '../content/docs/category.js'
import {
  docSchema,
  pageSchema,
  postSchema,
  TEXT_KEYS,
  TEXT_LIST_KEYS,
} from '../content/frontMatter/schemas.js'
import type { Documented, Field, Reference } from './types.js'

/** A JSON schema. */
export type JsonSchema = Readonly<Record<string, unknown>>

type Properties = Record<string, JsonSchema>

/** Names of the files, without `.json`. */
export type EditorSchemaName = 'doc' | 'page' | 'post' | 'category' | 'authors'

/** What is said about the fields. */
export type EditorReference = Pick<Reference, 'frontMatter' | 'category' | 'author'>

/** Makes all schemas. Without a reference they have no descriptions. */
export function editorSchemas(reference?: EditorReference): Record<EditorSchemaName, JsonSchema> {
  const { docs, pages, posts } = reference?.frontMatter ?? {}
  return {
    doc: finish(frontMatter(docSchema), { title: 'Front matter of a document', fields: docs }),
    page: finish(frontMatter(pageSchema), { title: 'Front matter of a page', fields: pages }),
    post: finish(postFrontMatter(reference?.author), { title: 'Front matter of a post', fields: posts }),
    category: finish(jsonSchema(categorySchema), {
      title: '_category_.json, _category_.yml',
      fields: reference?.category,
    }),
    authors: {
      ...HEAD,
      title: 'authors.yml',
      type: ['object', 'null'],
      additionalProperties: described(author({ isKnown: false }), reference?.author),
    },
  }
}

const HEAD = { $schema: 'http://json-schema.org/draft-07/schema#' }

function finish(
  schema: JsonSchema,
  { title, fields }: { title: string; fields: readonly Field[] | undefined },
): JsonSchema {
  // An empty file is YAML's null.
  return { ...HEAD, title, ...described(schema, fields), type: ['object', 'null'] }
}

function jsonSchema(schema: z.ZodType): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    // zod names formats of its own, such as `starts_with`, which say what `pattern` says.
    override: ({ jsonSchema: part }) => {
      delete part.format
    },
  })
  return rest as JsonSchema
}

/** What YAML reads as another type is text where text is meant: `title: 2024`, `slug: 1.0`. */
const SCALAR = ['string', 'number', 'boolean']

/** Days and times as they are written, with a day that can exist; or words with a number: `Jan 2, 2025`. */
const DATE = {
  type: 'string',
  pattern: '^\\s*\\d{4}-(0?[1-9]|1[0-2])-(0?[1-9]|[12]\\d|3[01])(\\D|$)|[A-Za-z]{3}.*\\d|\\d.*[A-Za-z]{3}',
}

function frontMatter(schema: z.ZodType): JsonSchema {
  const { properties, ...rest } = jsonSchema(schema)
  const written = Object.fromEntries(
    Object.entries(properties as Properties).map(([key, value]) => [key, writtenForm(key, value)]),
  )
  return {
    ...rest,
    properties: { ...written, ...special(written) },
    allOf: RULES,
  }
}

function writtenForm(key: string, schema: JsonSchema): JsonSchema {
  return TEXT_KEYS.has(key) || TEXT_LIST_KEYS.has(key) ? withScalars(schema) : schema
}

/** Lets every string without rules of its own be any scalar. */
function withScalars(schema: JsonSchema): JsonSchema {
  const members = schema.anyOf as readonly JsonSchema[] | undefined
  if (members) return { ...schema, anyOf: members.map(withScalars) }
  if (schema.type === 'array') return { ...schema, items: withScalars(schema.items as JsonSchema) }
  return schema.type === 'string' && schema.pattern === undefined ? { ...schema, type: SCALAR } : schema
}

/** Keys with rules that the schemas of single values do not have. */
function special({ last_update: update, date }: Properties): Properties {
  const { properties } = update as { properties: Properties }
  const named: Properties = {
    id: { type: SCALAR, pattern: '^[^/]*$', description: 'A name without a slash.' },
    last_update: {
      ...update,
      properties: { ...properties, date: DATE },
      anyOf: [{ required: ['date'] }, { required: ['author'] }],
    },
  }
  return date === undefined ? named : { ...named, date: DATE }
}

/** Levels of headings that a table of contents can start with, but the first. */
const LEVELS = [3, 4, 5, 6]

/** Keys that contradict each other. */
const RULES: readonly JsonSchema[] = [
  not({ draft: { const: true }, unlisted: { const: true } }),
  ...LEVELS.map((level) =>
    not({
      toc_min_heading_level: { const: level },
      toc_max_heading_level: { type: 'number', maximum: level - 1 },
    }),
  ),
]

function not(properties: Properties): JsonSchema {
  return { not: { type: 'object', properties, required: Object.keys(properties) } }
}

function postFrontMatter(fields: readonly Field[] | undefined): JsonSchema {
  const schema = frontMatter(postSchema)
  const inline = described(author({ isKnown: true }), fields)
  const one = [{ type: SCALAR }, inline]
  const legacy = Object.keys(schema.properties as Properties).filter((key) => /^author(_|[A-Z]|$)/.test(key))
  return {
    ...schema,
    properties: {
      ...(schema.properties as Properties),
      authors: { anyOf: [...one, { type: 'array', items: { anyOf: one } }] },
    },
    allOf: [
      ...(schema.allOf as readonly JsonSchema[]),
      ...legacy.map((key) => not({ authors: {}, [key]: {} })),
    ],
  }
}

/** An author; one that a post names by its `key` has the fields of the authors file. */
function author({ isKnown }: { isKnown: boolean }): JsonSchema {
  const text = { type: ['string', 'number'] }
  const image = {
    type: 'string',
    pattern: '^(?!(?![hH][tT][tT][pP][sS]?:|[dD][aA][tT][aA]:)[a-zA-Z][\\w+.-]*:)',
  }
  const own = ['name', 'image_url', 'imageURL'].map((name) => ({ required: [name] }))
  return {
    type: 'object',
    properties: {
      ...(isKnown && { key: { type: SCALAR, description: 'Its key in the authors file.' } }),
      name: text,
      title: text,
      description: text,
      url: text,
      email: text,
      image_url: image,
      imageURL: image,
      socials: {
        type: 'object',
        properties: Object.fromEntries(PLATFORM_NAMES.map((name) => [name, text])),
        additionalProperties: {
          type: 'string',
          pattern: '^([hH][tT][tT][pP][sS]?://|[mM][aA][iI][lL][tT][oO]:)',
        },
      },
      ...(!isKnown && {
        page: {
          anyOf: [
            { type: 'boolean' },
            { type: 'object', properties: { permalink: { type: 'string' } }, required: ['permalink'] },
          ],
        },
      }),
    },
    anyOf: isKnown ? [{ required: ['key'] }, ...own] : own,
  }
}

/** Adds what is said about each field, and about the fields of these. */
function described(schema: JsonSchema, fields: readonly Field[] | undefined): JsonSchema {
  if (!fields) return schema
  const members = schema.anyOf ?? schema.oneOf
  if (Array.isArray(members) && schema.properties === undefined) {
    return {
      ...schema,
      [schema.anyOf ? 'anyOf' : 'oneOf']: members.map((member) => described(member, fields)),
    }
  }
  if (schema.type === 'array') return { ...schema, items: described(schema.items as JsonSchema, fields) }
  const properties = schema.properties as Properties | undefined
  if (!properties) return schema
  return {
    ...schema,
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, property]) => {
        const field = fields.find((candidate) => candidate.name === name)
        return [name, field ? { ...aboutField(field), ...described(property, innerFields(field)) } : property]
      }),
    ),
  }
}

/** The fields of the value of a field; of all its forms, if it has several. */
function innerFields({ fields, variants }: Field): readonly Field[] | undefined {
  return fields ?? variants?.flatMap((variant) => variant.fields)
}

function aboutField(field: Field): JsonSchema {
  return {
    description: [...aboutText(field)].join(' '),
    ...(field.deprecated !== undefined && { deprecationMessage: plain(field.deprecated) }),
  }
}

function* aboutText(field: Documented & Pick<Field, 'default'>): Generator<string> {
  if (field.description) yield plain(field.description)
  if (field.deprecated !== undefined) yield `Deprecated: ${plain(field.deprecated)}`
  if (field.default !== undefined) yield `Default: ${plain(field.default)}.`
}

/** Editors show these texts as they are. */
function plain(text: string): string {
  return text.replaceAll('`', '')
}
