// The directives of reference pages: a name alone in a line is replaced by what the engine says of itself.

import type { BlockContent, Heading, PhrasingContent } from 'mdast'
import type { Export, Field, Reference, Token } from 'vellum/reference'
import { code, codeBlock, codeHeading, inlineMarkdown, paragraph, table, text } from './blocks'
import { anchorOf, type ConfigField, fieldAt, nestedFields, withNested } from './configFields'
import { configSample } from './configSample'
import { fieldSection, fieldTable, nestedTable } from './fieldBlocks'
import { partPicture } from './partPicture'
import { tokenRows } from './tokenRows'

/** The attributes of a directive. */
export type Attributes = Readonly<Record<string, string>>

/** What a directive shows; throws an error whose message says what is wrong with it. */
export type Directive = (attributes: Attributes, reference: Reference) => BlockContent[]

/** By name: `::config{fields="title, url"}` */
export const DIRECTIVES: Readonly<Record<string, Directive>> = {
  /** Fields of the configuration: some, or all of an object. */
  config: ({ fields, of }, { config }) => {
    const shown = of === undefined ? namedFields(fields ?? '', config) : fieldsBelow(of, config)
    return shown.flatMap((field) => configSection(field, config))
  },
  /** The forms of the object at a path: navbar items. */
  variants: ({ of = '' }, { config }) => {
    const { variants = [] } = found(fieldAt(config, of), of)
    return variants.flatMap(({ name, fields, description }) => {
      const type = typeOf(fields)
      return [
        type
          ? codeHeading(3, `type: ${type}`, anchorOf(`${of}-${type}`))
          : codeHeading(3, name.replace(/^User/, ''), anchorOf(`${of}-${name}`)),
        paragraph(...inlineMarkdown(description)),
        nestedTable('Field', fields, { hasVariants: false }),
      ]
    })
  },
  'front-matter': ({ kind = '' }, { frontMatter }) => {
    const { docs, pages, posts } = frontMatter
    const isCommon = ({ name }: Field) =>
      [docs, pages, posts].every((keys) => keys.some((key) => key.name === name))
    const kinds: Readonly<Record<string, readonly Field[]>> = {
      all: docs.filter(isCommon),
      docs: docs.filter((key) => !isCommon(key)),
      pages: pages.filter((key) => !isCommon(key)),
      posts: posts.filter((key) => !isCommon(key)),
    }
    return found(kinds[kind], kind).flatMap((key) => [
      ...yamlSection(key, kind === 'all' ? '' : `${kind}-`, true),
    ])
  },
  'sidebar-items': (_, { sidebarItems }) =>
    sidebarItems.flatMap(({ description, fields }) => [
      codeHeading(2, `type: ${typeOf(fields)}`, anchorOf(`item-${typeOf(fields)}`)),
      paragraph(...inlineMarkdown(description)),
      nestedTable('Field', fields),
    ]),
  plugin: ({ of = '' }, { plugin }) =>
    of === 'Plugin'
      ? plugin.Plugin!.flatMap((field) =>
          fieldSection(field, { heading: field.name, id: anchorOf(`hook-${field.name}`), depth: 3 }),
        )
      : words(of).map((name) => fieldTable(name, found(plugin[name], name))),
  category: (_, { category }) => category.flatMap((key) => yamlSection(key, 'category-')),
  author: (_, { author }) => author.flatMap((key) => yamlSection(key, 'author-')),
  tag: (_, { tag }) => tag.flatMap((key) => yamlSection(key, 'tag-')),
  commands: (_, { commands, options }) =>
    commands.flatMap(({ name, takes, description, since, options: taken }) => [
      codeHeading(2, `vellum ${name}`, anchorOf(name)),
      codeBlock(`vellum ${name} ${takes} [options]`, { lang: 'sh' }),
      paragraph(...inlineMarkdown(description), text(` Since ${since}.`)),
      table(
        ['Option', 'What it does', 'Since'],
        options
          .filter((option) => taken.includes(option.name))
          .map((option) => [[code(option.usage)], inlineMarkdown(option.description), [text(option.since)]]),
      ),
    ]),
  components: ({ names }, { components }) =>
    named(names ?? '', components).flatMap((each) => exportSection(each, 'vellum/theme')),
  client: ({ names }, { client }) =>
    named(names ?? '', client).flatMap((each) => exportSection(each, 'vellum/client')),
  hydration: ({ names }, { hydration }) =>
    named(names ?? '', hydration).flatMap((each) => exportSection(each, 'vellum/client/hydration')),
  compat: ({ names }, { compat }) =>
    named(names ?? '', compat).flatMap((each) => exportSection(each, 'vellum/client/compat')),
  tokens: ({ type = '' }, { tokens }) => [
    table(['Token', 'What it changes', 'Light', 'Dark', 'Since'], tokenRows(ofType(type, tokens))),
  ],
  labels: ({ prefix = '' }, { labels }) => [
    table(
      ['Key', 'English', 'Where it is shown'],
      labels
        .filter(({ id }) => isLabelOf(id, prefix))
        .map(({ id, text: label, description }) => [[code(id)], [text(label)], inlineMarkdown(description)]),
    ),
  ],
  parts: (_, { parts }) => [
    table(
      ['Part', 'Where', 'What it is', 'Props', 'Rendered'],
      parts.map((part) => {
        const [name = [], about = [], rendered = []] = partRow(part)
        return [name, partPicture(part.name), about, propNames(part.props), rendered]
      }),
    ),
  ],
  slots: (_, { slots }) => [table(['Slot', 'Where it is', 'Rendered'], slots.map(partRow))],
  headers: (_, { headers }) =>
    headers.flatMap(({ name, description, since, values }) => [
      codeHeading(2, name, anchorOf(name)),
      paragraph(...inlineMarkdown(description), text(` Since ${since}.`)),
      table(
        ['Files', 'Value'],
        values.map(({ files, value }) => [inlineMarkdown(files), [code(value)]]),
      ),
    ]),
}

/** The prefixes of labels that have a table of their own; the others are in the table of the shell. */
export const LABEL_PREFIXES: Readonly<Record<string, RegExp>> = {
  blog: /^theme\.blog\./,
  search: /^theme\.Search/,
  docs: /^theme\.(?:docs|tags|unlistedContent|draftContent|lastUpdated|TOCCollapsible|DocSidebarItem)\b/,
}

function isLabelOf(id: string, prefix: string): boolean {
  const own = Object.keys(LABEL_PREFIXES).find((name) => LABEL_PREFIXES[name]!.test(id))
  return (own ?? 'other') === prefix
}

function ofType(type: string, tokens: readonly Token[]): Token[] {
  const types = type.split(',').map((word) => word.trim())
  return tokens.filter((token) => types.includes(token.type))
}

function configSection({ path, field, depth }: ConfigField, config: readonly Field[]): BlockContent[] {
  const sample = configSample(path, config)
  return fieldSection(field, {
    heading: path,
    id: anchorOf(path),
    depth: Math.min(3 + depth, 5) as Heading['depth'],
    sample: sample === undefined ? undefined : { code: sample, lang: 'ts', title: 'vellum.config.ts' },
  })
}

function namedFields(list: string, config: readonly Field[]): ConfigField[] {
  return words(list).flatMap((path) => withNested(found(fieldAt(config, path), path), path))
}

function fieldsBelow(path: string, config: readonly Field[]): ConfigField[] {
  return nestedFields(found(fieldAt(config, path), path), path)
}

/** A key with a line of YAML as its sample. */
function yamlSection(key: Field, prefix: string, isFrontMatter = false): BlockContent[] {
  const sample = yamlSample(key)
  return [
    ...fieldSection(key, {
      heading: key.name,
      id: anchorOf(prefix + key.name),
      depth: 3,
      sample:
        sample === undefined
          ? undefined
          : { code: isFrontMatter ? `---\n${sample}\n---` : sample, lang: isFrontMatter ? 'md' : 'yaml' },
    }),
    ...nested(key),
  ]
}

function nested({ name, fields = [], variants = [] }: Field): BlockContent[] {
  if (fields.length > 0) return [fieldTable(`Key of ${name}`, fields)]
  return variants.flatMap((variant) => [
    paragraph(text('With '), code(`type: ${typeOf(variant.fields)}`), text(':')),
    fieldTable(
      'Key',
      variant.fields.filter((field) => field.name !== 'type'),
    ),
  ])
}

/** The line of YAML that shows a key; undefined for a key without an example. */
export function yamlSample({ name, example }: Field): string | undefined {
  return example === undefined ? undefined : `${name}: ${yamlValue(example)}`
}

/** The same value in YAML, which reads most of what TypeScript writes. */
function yamlValue(example: string): string {
  const [, string] = /^'([^']*)'$/.exec(example) ?? []
  return string !== undefined && /^[\w./][^:#]*$/.test(string) && !/^\d/.test(string)
    ? string
    : example.replaceAll("'", '"')
}

/** The word in the field `type` of an object. */
function typeOf(fields: readonly Field[]): string {
  const type = fields.find(({ name }) => name === 'type')?.type ?? ''
  return type.split(' | ').at(-1)!.replaceAll(/['`]/g, '')
}

function exportSection(
  { name, type, signature, description, since, fields = [], inherits = [], example, docusaurus }: Export,
  module: string,
): BlockContent[] {
  const isComponent = type === 'component'
  const start = type === 'type' ? `import type { ${name} }` : `import { ${name} }`
  const shown = type === 'function' || (type === 'type' && fields.length === 0) ? `\n\n${signature}` : ''
  const also: PhrasingContent[] = inherits.flatMap((element) =>
    /^[a-z]/.test(element) ? [text(' It has all attributes of '), code(`<${element}>`), text('.')] : [],
  )
  return [
    codeHeading(3, isComponent ? `<${name}>` : name, anchorOf(name)),
    paragraph(...inlineMarkdown(description), ...also, text(` Since ${since}.`)),
    codeBlock(`${start} from '${module}'${shown}`, { lang: 'ts' }),
    ...(docusaurus
      ? [
          paragraph(
            text('In Docusaurus: '),
            code(`import ${docusaurus.isDefault ? name : `{ ${name} }`} from '${docusaurus.module}'`),
          ),
        ]
      : []),
    ...(example ? [codeBlock(example, { lang: 'tsx' })] : []),
    ...(fields.length > 0 ? [fieldTable(isComponent ? 'Prop' : 'Field', fields)] : []),
  ]
}

/** Entries by their names, in this order. */
function named<T extends { readonly name: string }>(names: string, entries: readonly T[]): T[] {
  return words(names).map((name) =>
    found(
      entries.find((entry) => entry.name === name),
      name,
    ),
  )
}

/** `'a, b'` → `['a', 'b']` */
export function words(list: string): string[] {
  return list
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
}

function found<T>(value: T | undefined, name: string): T {
  if (value !== undefined) return value
  throw new Error(`The reference has no "${name}". Remove it here, or correct its name.`)
}

/** The names of props in a cell: `tags`, `label?` */
function propNames(props: readonly string[]): PhrasingContent[] {
  return props.flatMap((name, i) => [...(i > 0 ? [text(', ')] : []), code(name)])
}

/** A row of the tables of parts and slots. */
function partRow({ name, description, place }: Reference['parts'][number]) {
  const isSlot = name.includes(':')
  const rendered = /^DocSidebarItem/.test(name)
    ? 'by the build'
    : place === 'content' || isSlot
      ? 'by the build; in browsers if yours has state'
      : 'by the build and in browsers'
  return [[code(name)], inlineMarkdown(description), [text(rendered)]]
}
