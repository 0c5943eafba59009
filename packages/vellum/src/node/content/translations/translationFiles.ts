// Where the translations of a site are, in the layout of Docusaurus: a folder for each
// locale with the translated files of each part of the content, and messages in JSON.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isMap, isScalar } from 'yaml'
import type { Messages } from '../../../shared/messages.js'
import { throwAll, VellumError } from '../../base/errors.js'
import { relativePath } from '../../base/relativePath.js'
import type { SiteConfig } from '../../config/siteConfig.js'
import { type NamedFolder, readText } from '../files/scanFolder.js'
import { keyName, parseYaml } from '../files/yaml.js'

/** A part of the content that can be translated; `id` is that of a docs set. */
export interface ContentPart {
  readonly kind: 'docs' | 'blog' | 'pages'
  readonly id?: string
}

/** The locale to look for. */
export interface LocaleInput {
  readonly config: Pick<SiteConfig, 'siteDir' | 'i18n'>
  readonly locale: string
}

/** The folder of a locale, even if it does not exist; `undefined` if the locale is not translated. */
export function localeFolder({ config, locale }: LocaleInput): NamedFolder | undefined {
  const { path, localeConfigs } = config.i18n
  const { path: name = locale, translate } = localeConfigs[locale] ?? {}
  if (translate === false) return undefined
  const dir = join(path, name)
  return { dir, source: relativePath(config.siteDir, dir) }
}

/**
 * The folder with the translated files of a part of the content, if there is one:
 * `i18n/fr/docusaurus-plugin-content-docs/current`. A file that is not in it is not translated.
 */
export function translatedFolder(
  input: LocaleInput,
  part: ContentPart & { readonly below?: string },
): NamedFolder | undefined {
  const folder = localeFolder(input)
  if (!folder) return undefined
  const partFolder = below(folder, partName(part), ...(part.below === undefined ? [] : [part.below]))
  return existsSync(partFolder.dir) ? partFolder : undefined
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

/** The messages in a file of a locale; none when it does not exist. */
export async function readMessages(input: LocaleInput, name: string): Promise<Messages> {
  const folder = localeFolder(input)
  if (!folder || !existsSync(join(folder.dir, name))) return {}
  return parseMessages(await readText(folder, name), `${folder.source}/${name}`)
}

/** `docusaurus-plugin-content-docs`; `docusaurus-plugin-content-docs-api` for the docs set `api` */
export function partName({ kind, id = 'default' }: ContentPart): string {
  return `docusaurus-plugin-content-${kind}${id === 'default' ? '' : `-${id}`}`
}

function below({ dir, source }: NamedFolder, ...names: readonly string[]): NamedFolder {
  return { dir: join(dir, ...names), source: [source, ...names].join('/') }
}

/** Parses messages: `{ "id": { "message": "…", "description": "…" } }`. Throws one error for all problems. */
export function parseMessages(text: string, file: string): Messages {
  const { document, positionOf } = parseYaml(text, {
    name: 'The file of translations',
    file,
    options: { schema: 'json', uniqueKeys: false },
  })
  const { contents } = document
  if (contents === null) return {}
  const details = (node: unknown) =>
    ({ code: 'invalid-translations', files: [positionOf(node)], hint: HINT }) as const
  if (!isMap(contents)) {
    throw new VellumError('A file of translations must hold one object.', details(contents))
  }
  const problems: VellumError[] = []
  const messages = contents.items.flatMap(({ key, value }): [string, string][] => {
    const id = keyName(key)
    const message = isMap(value) ? value.get('message', true) : undefined
    if (isScalar(message) && typeof message.value === 'string') return [[id, message.value]]
    const problem = isMap(value)
      ? message === undefined
        ? 'has no `message`'
        : 'has a `message` that is not a string'
      : 'is not an object with a `message`'
    problems.push(new VellumError(`The translation of "${id}" ${problem}.`, details(key)))
    return []
  })
  throwAll(problems)
  return Object.fromEntries(messages)
}

const HINT = 'Write `"id": { "message": "The text" }`, or let `vellum write-translations` make the file.'
