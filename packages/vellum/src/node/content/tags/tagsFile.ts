// The file that defines tags, of documents or of a blog: `tags.yml`.

import { isMap, isScalar } from 'yaml'
import { throwAll, VellumError } from '../../base/errors.js'
import { didYouMean } from '../../base/nearestName.js'
import { readOptionalFile } from '../files/optionalFile.js'
import type { NamedFolder } from '../files/scanFolder.js'
import { keyName, parseYaml, writtenText } from '../files/yaml.js'
import { kebabCase } from './kebabCase.js'

/** What a tag is written with in the tags file. */
export interface UserTag {
  /** What readers see. @default the key, capitalized @example 'Retries' */
  readonly label?: string
  /** URL of its page, below the tag pages. @default the key @example '/retries' */
  readonly permalink?: string
  /** Text on its page, and title of links to it. @example 'What is tried again, and when.' */
  readonly description?: string
}

/** A tag as a document shows it. */
export interface DocTag {
  readonly label: string
  /** The path without the site's base. */
  readonly permalink: string
  readonly description?: string
}

/** The tags that the file defines, by the name that documents use. */
export interface TagsFile {
  /** The file in messages: `docs/tags.yml` */
  readonly file: string
  readonly tags: ReadonlyMap<string, DocTag>
}

/** Where to look for the tags file. */
export interface TagsFileInput extends NamedFolder {
  /** The folder of the translations; a translated file wins. */
  readonly translated?: NamedFolder | undefined
  readonly name: string | false
  /** The option with the name of the file, for messages: `docs.tags` */
  readonly option: string
}

/** Reads the tags file of a folder. `tags.yml` may be missing; a file that the site names may not. */
export async function readTagsFile({ name, option, translated, ...original }: TagsFileInput): Promise<{
  readonly tagsFile: TagsFile | undefined
  readonly files: readonly string[]
}> {
  if (name === false) return { tagsFile: undefined, files: [] }
  const { text, source, files } = await readOptionalFile({
    name,
    defaultName: 'tags.yml',
    kind: 'tags file',
    option,
    folders: [...(translated ? [translated] : []), original],
  })
  return { tagsFile: text === undefined ? undefined : parseTagsFile(text, source), files }
}

const FIELDS: readonly string[] = ['label', 'permalink', 'description'] satisfies (keyof UserTag)[]

/** Parses and checks a tags file. Throws one error for all problems, with their lines. */
export function parseTagsFile(text: string, file: string): TagsFile {
  const { document, positionOf } = parseYaml(text, { name: 'The tags file', file })
  const tags = new Map<string, DocTag>()
  if (document.contents === null) return { file, tags }
  if (!isMap(document.contents)) {
    throw new VellumError('The tags file must be a list of tags, each with its fields below it.', {
      code: 'invalid-tags-file',
      files: [`${file}:1`],
      hint: 'For example:\n    retry:\n      label: Retries\n      description: What is tried again',
    })
  }
  const problems: VellumError[] = []
  const report: Report = (node, message, hint) =>
    problems.push(
      new VellumError(message, {
        code: 'invalid-tag-definition',
        files: [positionOf(node)],
        ...(hint && { hint }),
      }),
    )
  const permalinks = new Map<string, string>()
  for (const { key, value } of document.contents.items) {
    const name = keyName(key)
    const tag = {
      label: capitalized(name),
      permalink: `/${kebabCase(name)}`,
      ...tagFields(value, { name, report }),
    }
    const other = permalinks.get(tag.permalink)
    if (other !== undefined) {
      report(key, `The tags "${other}" and "${name}" have the same permalink "${tag.permalink}".`)
    }
    permalinks.set(tag.permalink, name)
    tags.set(name, tag)
  }
  throwAll(problems)
  return { file, tags }
}

type Report = (node: unknown, message: string, hint?: string) => void

function tagFields(value: unknown, { name, report }: { name: string; report: Report }): Partial<DocTag> {
  if (value === null || (isScalar(value) && value.value === null)) return {}
  if (!isMap(value)) {
    report(value, `The tag "${name}" must have fields below it: ${FIELDS.join(', ')}.`)
    return {}
  }
  const fields: Record<string, string> = {}
  for (const { key, value: node } of value.items) {
    const field = keyName(key)
    if (!FIELDS.includes(field)) {
      report(
        key,
        `The tag "${name}" has the unknown field "${field}".`,
        didYouMean(field, FIELDS) ?? `The known fields are ${FIELDS.join(', ')}.`,
      )
    } else if (isScalar(node) && node.value !== null) {
      fields[field] = String(writtenText(node))
    } else {
      report(key, `\`${field}\` of the tag "${name}" must be a string.`)
    }
  }
  return fields
}

/** The label of a tag without one: `retry` → `Retry` */
function capitalized(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1).toLowerCase()
}
