// The file that describes the authors of a blog: `authors.yml`.

import { posix } from 'node:path'
import { isMap } from 'yaml'
import { throwAll, VellumError } from '../../base/errors.js'
import { readOptionalFile } from '../files/optionalFile.js'
import type { NamedFolder } from '../files/scanFolder.js'
import { keyName, parseYaml, plainValue } from '../files/yaml.js'
import { kebabCase } from '../tags/kebabCase.js'
import type { Author } from './author.js'
import { checkAuthor } from './authorFields.js'

/** The authors that the file defines, by key. */
export interface AuthorsFile {
  /** The file in messages: `blog/authors.yml` */
  readonly file: string
  readonly authors: ReadonlyMap<string, Author>
  /** Fields that look misspelt. */
  readonly warnings: readonly VellumError[]
}

/** Where the authors file is. */
export interface AuthorsFileInput {
  /** The first folder that has the file wins. */
  readonly folders: readonly NamedFolder[]
  /** The option `blog.authorsMapPath`. */
  readonly name: string
  /** Where the pages of the authors are: `/blog/authors` */
  readonly authorsPath: string
}

/** Reads the authors file. `authors.yml` may be missing; a file that the site names may not. */
export async function readAuthorsFile({ folders, name, authorsPath }: AuthorsFileInput): Promise<{
  readonly authorsFile: AuthorsFile | undefined
  /** The name in messages, even if the file does not exist. */
  readonly fileName: string
  readonly files: readonly string[]
}> {
  const { text, source, files } = await readOptionalFile({
    name,
    defaultName: 'authors.yml',
    kind: 'authors file',
    option: 'blog.authorsMapPath',
    folders,
  })
  const authorsFile = text === undefined ? undefined : parseAuthorsFile(text, { file: source, authorsPath })
  return { authorsFile, fileName: source, files }
}

/** Parses and checks an authors file. Throws one error for all problems, with their lines. */
export function parseAuthorsFile(
  text: string,
  { file, authorsPath }: { file: string; authorsPath: string },
): AuthorsFile {
  const { document, positionOf } = parseYaml(text, { name: 'The authors file', file })
  const authors = new Map<string, Author>()
  if (document.contents === null) return { file, authors, warnings: [] }
  if (!isMap(document.contents)) {
    throw new VellumError('The authors file must be a list of authors, each with its fields below its key.', {
      code: 'invalid-authors-file',
      files: [positionOf(document.contents)],
      hint: 'For example:\n    ada:\n      name: Ada Lovelace\n      url: https://example.com/ada',
    })
  }
  const errors: VellumError[] = []
  let isWrong = false
  for (const { key: keyNode, value } of document.contents.items) {
    const key = keyName(keyNode)
    const fieldNodes = new Map(isMap(value) ? value.items.map((item) => [keyName(item.key), item.key]) : [])
    const { author, problems } = checkAuthor(plainValue(value), {
      who: `The author "${key}"`,
      pagePath: (permalink) => posix.join(authorsPath, permalink ?? kebabCase(key)),
    })
    for (const { field, message, hint, isWarning } of problems) {
      const files = [positionOf(fieldNodes.get(field ?? '') ?? keyNode)]
      isWrong ||= !isWarning
      errors.push(
        new VellumError(message, { code: 'invalid-author', files, ...(hint !== undefined && { hint }) }),
      )
    }
    authors.set(key, { ...author, key })
  }
  // A misspelt field may be the reason why another one is missing.
  if (isWrong) throwAll(errors)
  return { file, authors, warnings: errors }
}
