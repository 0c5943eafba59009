// Reads JSON that people edit by hand: a mistake is told with its place.

import { parseDocument } from 'yaml'
import { VellumError } from '../base/errors.js'
import { readFile } from '../base/namedFiles.js'
import { yamlError } from './yamlError.js'

/** What a JSON file says; `undefined` when there is no such file. `source` and `name` are for messages. */
export async function readJsonFile(
  file: string,
  { source, name }: { readonly source: string; readonly name: string },
): Promise<unknown> {
  let text: string
  try {
    text = (await readFile(file)).toString('utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  try {
    return JSON.parse(text) as unknown
  } catch {
    // It is YAML too, and that parser can say where it is wrong; it lets a comma at the end through.
    const document = parseDocument(text, { schema: 'core' })
    const broken = yamlError(document, { name, file: source, text })
    if (!broken) return document.toJS() as unknown
    const { files, frame = '' } = broken
    throw new VellumError(`${name} is not JSON.`, {
      files,
      frame,
      hint: 'Check its commas, quotes and braces.',
    })
  }
}
