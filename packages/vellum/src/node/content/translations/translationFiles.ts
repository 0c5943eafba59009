// Where the translations of a site are, in the layout of Docusaurus: a folder for each
// language with the translated files of each part of the content, and messages in JSON.

import { existsSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { isMap, isScalar, type Node, type Pair, parseDocument } from 'yaml'
import type { Messages } from '../../../shared/messages.js'
import { combineErrors, VellumError } from '../../base/errors.js'
import type { SiteConfig } from '../../config/siteConfig.js'
import { readText } from '../scanFolder.js'
import { yamlError } from '../yamlError.js'

/** A part of the content that can be translated; `id` is that of a set of documents, `default` if there is one set. */
export interface ContentPart {
  readonly kind: 'docs' | 'blog' | 'pages'
  readonly id?: string
}

/** A folder: where it is, and how messages name it. */
export interface NamedFolder {
  /** Absolute. */
  readonly dir: string
  /** Relative to the site: `i18n/fr` */
  readonly source: string
}

/** The language to look for. */
export interface LocaleInput {
  readonly config: Pick<SiteConfig, 'siteDir' | 'i18n'>
  readonly locale: string
}

/** The folder of a language, also if it does not exist; undefined when it must not be read. */
export function localeFolder({ config, locale }: LocaleInput): NamedFolder | undefined {
  const { path, localeConfigs } = config.i18n
  const { path: name = locale, translate } = localeConfigs[locale] ?? {}
  if (translate === false) return undefined
  const dir = join(path, name)
  return { dir, source: relative(config.siteDir, dir).split(sep).join('/') }
}

/**
 * The folder with the translated files of a part of the content, if there is one:
 * `i18n/fr/docusaurus-plugin-content-docs/current`. A file that is not in it is taken from
 * where the others are.
 */
export function translatedFolder(
  input: LocaleInput,
  part: ContentPart & { readonly below?: string },
): NamedFolder | undefined {
  const folder = localeFolder(input)
  if (!folder) return undefined
  const found = below(folder, partName(part), ...(part.below === undefined ? [] : [part.below]))
  return existsSync(found.dir) ? found : undefined
}

/** The name of a version in the folders of translations: `current`, `version-1.0` */
export function versionFolder(version: string): string {
  return version === 'current' ? version : `version-${version}`
}

/** The messages of a version of the documents: labels of its sidebars and its own. */
export function versionMessages(
  input: LocaleInput,
  { id = 'default', version }: { id?: string; version: string },
): Promise<Messages> {
  return readMessages(input, `${partName({ kind: 'docs', id })}/${versionFolder(version)}.json`)
}

/** The messages in a file of a language; none when it is not there. */
export async function readMessages(input: LocaleInput, name: string): Promise<Messages> {
  const folder = localeFolder(input)
  if (!folder || !existsSync(join(folder.dir, name))) return {}
  return parseMessages(await readText(folder, name), `${folder.source}/${name}`)
}

/** `docusaurus-plugin-content-docs`, with the id of a set that is not the only one at its end */
export function partName({ kind, id = 'default' }: ContentPart): string {
  return `docusaurus-plugin-content-${kind}${id === 'default' ? '' : `-${id}`}`
}

function below({ dir, source }: NamedFolder, ...names: readonly string[]): NamedFolder {
  return { dir: join(dir, ...names), source: [source, ...names].join('/') }
}

/** What a file of messages says: `{ "id": { "message": "…", "description": "…" } }`. All that is wrong is told together. */
export function parseMessages(text: string, file: string): Messages {
  const document = parseDocument(text, { schema: 'json', uniqueKeys: false })
  const broken = yamlError(document, { name: 'The file of translations', file, text })
  if (broken) throw broken
  const { contents } = document
  if (contents === null) return {}
  const place = (node: Node | null) => {
    const line = text.slice(0, node?.range?.[0] ?? 0).split('\n').length
    return { files: [`${file}:${line}`], hint: HINT }
  }
  if (!isMap(contents)) throw new VellumError('A file of translations must hold one object.', place(contents))
  const problems: VellumError[] = []
  const messages = contents.items.flatMap((item): [string, string][] => {
    const { key, value } = item as Pair<Node, Node | null>
    const id = String(isScalar(key) ? key.value : key)
    const message = isMap(value) ? value.get('message', true) : undefined
    if (isScalar(message) && typeof message.value === 'string') return [[id, message.value]]
    const problem = isMap(value)
      ? message === undefined
        ? 'has no `message`'
        : 'has a `message` that is not a string'
      : 'is not an object with a `message`'
    problems.push(new VellumError(`The translation of "${id}" ${problem}.`, place(key)))
    return []
  })
  if (problems.length > 0) throw combineErrors(problems)
  return Object.fromEntries(messages)
}

const HINT = 'Write `"id": { "message": "The text" }`, or let `vellum write-translations` make the file.'
