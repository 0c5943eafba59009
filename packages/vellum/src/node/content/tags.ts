// The tags of a version, or of a blog: what its documents are tagged with, what `tags.yml` says
// about them, and which documents each of them has. Reads no files.

import { posix } from 'node:path'
import { isMap, isScalar, LineCounter, type Node, parseDocument } from 'yaml'
import { combineErrors, VellumError } from '../base/errors.js'
import { nearestName } from '../base/nearestName.js'
import { yamlError } from './yamlError.js'

/** A tag as a document shows it. */
export interface DocTag {
  readonly label: string
  /** Without the site's base. */
  readonly permalink: string
  readonly description?: string
}

/** A tag with its page (TG-1). */
export interface Tag extends DocTag {
  /** All its documents are unlisted, so it is too (TG-4). */
  readonly unlisted: boolean
  /** Those that its page shows, by title. */
  readonly docIds: readonly string[]
}

/** What the tags file defines, by the name that documents use. */
export interface TagsFile {
  /** As messages name it: `docs/tags.yml` */
  readonly file: string
  readonly tags: ReadonlyMap<string, DocTag>
}

/** What has tags: a document, or a post. */
export interface Tagged {
  readonly id: string
  readonly source: string
  readonly title: string
  readonly unlisted: boolean
  readonly frontMatter: {
    readonly tags?: readonly (string | { readonly label: string; readonly permalink: string })[] | undefined
  }
}

/** The tags of a version. */
export interface VersionTags {
  readonly tags: readonly Tag[]
  /** By the id of the document. */
  readonly tagsOf: ReadonlyMap<string, readonly DocTag[]>
  /** One for each document with tags that the tags file does not define (TG-2). */
  readonly undefinedTags: readonly VellumError[]
}

/** Collects the tags of documents. `tagsPath` is where their pages are: `/docs/tags` */
export function collectTags(
  docs: readonly Tagged[],
  {
    tagsPath,
    tagsFile,
    name = 'document',
  }: { tagsPath: string; tagsFile: TagsFile | undefined; name?: 'document' | 'post' },
): VersionTags {
  const undefinedTags: VellumError[] = []
  const tagsOf = new Map<string, readonly DocTag[]>()
  const groups = new Map<string, { tag: DocTag; docs: Tagged[] }>()
  for (const doc of docs) {
    const { tags: written = [] } = doc.frontMatter
    if (written.length === 0) continue
    const own = new Map<string, DocTag>()
    for (const entry of written) {
      const tag = tagFor(entry)
      const group = groups.get(tag.permalink) ?? { tag, docs: [] }
      // Two ways to write a tag are one tag; the first gives its label.
      if (!own.has(tag.permalink)) group.docs.push(doc)
      groups.set(tag.permalink, group)
      own.set(tag.permalink, group.tag)
    }
    tagsOf.set(doc.id, [...own.values()])
    if (tagsFile) {
      const strange = written.flatMap((entry) =>
        typeof entry === 'string' ? (tagsFile.tags.has(entry) ? [] : [entry]) : [entry.label],
      )
      if (strange.length > 0) undefinedTags.push(undefinedIn(tagsFile, { ...doc, name }, strange))
    }
  }
  return { tags: [...groups.values()].map(toTag).sort(byLabel), tagsOf, undefinedTags }

  function tagFor(entry: string | { label: string; permalink: string }): DocTag {
    if (typeof entry !== 'string') {
      return { label: entry.label, permalink: posix.join(tagsPath, entry.permalink) }
    }
    const defined = tagsFile?.tags.get(entry)
    if (!defined) return { label: entry, permalink: posix.join(tagsPath, kebabCase(entry)) }
    return { ...defined, permalink: posix.join(tagsPath, defined.permalink) }
  }
}

function toTag({ tag, docs }: { tag: DocTag; docs: readonly Tagged[] }): Tag {
  const listed = docs.filter((doc) => !doc.unlisted)
  const unlisted = listed.length === 0
  const shown = [...(unlisted ? docs : listed)].sort((a, b) => compare(a.title, b.title))
  return { ...tag, unlisted, docIds: shown.map(({ id }) => id) }
}

function byLabel(a: Tag, b: Tag): number {
  return compare(a.label.toLowerCase(), b.label.toLowerCase()) || compare(a.permalink, b.permalink)
}

/** In code units, which no locale changes. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function undefinedIn(
  { file, tags }: TagsFile,
  doc: Tagged & { readonly name: string },
  names: readonly string[],
): VellumError {
  const [first = ''] = names
  const meant = names.length === 1 ? nearestName(first, tags.keys()) : undefined
  const list = names.map((name) => `"${name}"`).join(', ')
  return new VellumError(
    `The ${doc.name} "${doc.id}" has ${names.length === 1 ? 'the tag' : 'the tags'} ${list}, which ${file} does not define.`,
    {
      files: [doc.source],
      hint: meant
        ? `Did you mean "${meant}"?`
        : `Define ${names.length === 1 ? 'it' : 'them'} in ${file}, or set \`onInlineTags\` to "ignore".`,
    },
  )
}

// Letters that are no ASCII letter with a mark.
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  Æ: 'Ae',
  æ: 'ae',
  Œ: 'Oe',
  œ: 'oe',
  Þ: 'Th',
  þ: 'th',
  Ð: 'D',
  ð: 'd',
  Đ: 'D',
  đ: 'd',
  Ø: 'O',
  ø: 'o',
  Ł: 'L',
  ł: 'l',
  ı: 'i',
}

// What counts as a word in the address of a tag: capitals up to the next word, a word, the number of
// a rank, a number, an emoji. Letters of other scripts have no case here, and stay together.
const OTHER = String.raw`(?:(?![A-Za-z])[\p{L}\p{M}])`
const WORD = new RegExp(
  [
    String.raw`(?:[A-Z]|${OTHER})+(?=[A-Z](?:[a-z]|${OTHER})|[^\p{L}\p{M}\p{Nd}]|$)`,
    `[A-Z]?(?:[a-z]|${OTHER})+`,
    '[A-Z]+',
    String.raw`\d*(?:1st|2nd|3rd|(?![123])\dth)(?![\da-z])`,
    String.raw`\p{Nd}+`,
    String.raw`\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier}|\u200d\p{Extended_Pictographic})*`,
  ].join('|'),
  'gu',
)

/**
 * `Hello World` → `hello-world`; `getAsync` → `get-async`; `v2.0` → `v-2-0`; `Été` → `ete`.
 * The words are those of Docusaurus: the addresses of tags stay what they were (TG-1).
 */
export function kebabCase(label: string): string {
  const plain = label
    .replace(/['’]/g, '')
    .replace(/[\u00c0-\u017f]/g, (letter) => PLAIN_LETTERS[letter] ?? letter.normalize('NFD'))
    .replace(/[\u0300-\u036f]/g, '')
  const words = (plain.match(WORD) ?? []).join('-').toLowerCase()
  // A tag of signs only must have a page too.
  return words || encodeURIComponent(label).replaceAll('%', '').toLowerCase()
}

/** The label of a tag whose file gives none: `retry` → `Retry` */
function capitalized(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1).toLowerCase()
}

const FIELDS = ['label', 'permalink', 'description']

/** Parses and checks a tags file (TG-2). Throws one error for all that is wrong, with its lines. */
export function parseTagsFile(text: string, file: string): TagsFile {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, schema: 'core' })
  const placeOf = (node: unknown) => `${file}:${lines.linePos((node as Node | null)?.range?.[0] ?? 0).line}`
  const broken = yamlError(document, { name: 'The tags file', file, text })
  if (broken) throw broken
  const tags = new Map<string, DocTag>()
  if (document.contents === null) return { file, tags }
  if (!isMap(document.contents)) {
    throw new VellumError('The tags file must be a list of tags, each with its fields below it.', {
      files: [`${file}:1`],
      hint: 'For example:\n    retry:\n      label: Retries\n      description: What is tried again',
    })
  }
  const problems: VellumError[] = []
  const wrong = (node: unknown, message: string, hint?: string) =>
    problems.push(new VellumError(message, { files: [placeOf(node)], ...(hint && { hint }) }))
  const permalinks = new Map<string, string>()
  for (const { key, value } of document.contents.items) {
    const name = String(isScalar(key) ? key.value : key)
    const tag = { label: capitalized(name), permalink: `/${kebabCase(name)}`, ...fieldsOf(name, value) }
    const other = permalinks.get(tag.permalink)
    if (other !== undefined) {
      wrong(key, `The tags "${other}" and "${name}" have the same permalink "${tag.permalink}".`)
    }
    permalinks.set(tag.permalink, name)
    tags.set(name, tag)
  }
  if (problems.length > 0) throw combineErrors(problems)
  return { file, tags }

  function fieldsOf(name: string, value: unknown): Partial<DocTag> {
    if (value === null || (isScalar(value) && value.value === null)) return {}
    if (!isMap(value)) {
      wrong(value, `The tag "${name}" must have fields below it: ${FIELDS.join(', ')}.`)
      return {}
    }
    const fields: Record<string, string> = {}
    for (const { key, value: node } of value.items) {
      const field = String(isScalar(key) ? key.value : key)
      if (!FIELDS.includes(field)) {
        const meant = nearestName(field, FIELDS)
        wrong(
          key,
          `The tag "${name}" has the unknown field "${field}".`,
          meant ? `Did you mean "${meant}"?` : `The known fields are ${FIELDS.join(', ')}.`,
        )
      } else if (isScalar(node) && node.value !== null) {
        fields[field] = typeof node.value === 'string' ? node.value : (node.source ?? String(node.value))
      } else {
        wrong(key, `\`${field}\` of the tag "${name}" must be a string.`)
      }
    }
    return fields
  }
}
