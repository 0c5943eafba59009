// Reads JSON that people edit by hand: an error has its position.

import { VellumError } from '../../base/errors.js'
import { readFile } from '../../base/namedFiles.js'
import { parseYaml } from './yaml.js'

/** The value in a JSON file; `undefined` when the file does not exist. `source` and `name` are for messages. */
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
    return parseAsYaml(text, { source, name })
  }
}

/** JSON is YAML, too, and the YAML parser reports the position of an error. It accepts a trailing comma. */
function parseAsYaml(text: string, { source, name }: { source: string; name: string }): unknown {
  try {
    return parseYaml(text, { name, file: source }).document.toJS() as unknown
  } catch (error) {
    if (!(error instanceof VellumError)) throw error
    const { files, frame = '' } = error
    throw new VellumError(`${name} is not JSON.`, {
      code: 'invalid-json',
      files,
      frame,
      hint: 'Check its commas, quotes and braces.',
    })
  }
}
