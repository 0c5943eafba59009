// The program of a fence, for those who run or check it: the code that a reader copies.

import { codeToRun } from './codeNotation.js'
import { filePart } from './codeRegions.js'
import { parseFenceNotation } from './fenceNotation.js'

/** A fence as it is written. */
export interface WrittenFence {
  /** The language and what follows it. */
  readonly info: string
  readonly code: string
}

/**
 * The code of a fence without notation and without removed lines. `readFile` returns the text of the file that an empty
 * fence names with `file=`; a part that this file does not have is no code.
 *
 * @example fenceCode({ info: 'ts', code: 'a() // [!code --]\nb() // [!code ++]' }) // 'b()'
 */
export function fenceCode(
  { info, code }: WrittenFence,
  readFile: (path: string) => string | undefined = () => undefined,
): string {
  const { file } = parseFenceNotation(info)
  if (file === undefined || code.trim() !== '') return codeToRun(code)
  const [path = '', fragment = ''] = file.split('#')
  const text = readFile(path)
  const part = text === undefined ? undefined : filePart(text, fragment)
  return part?.ok ? codeToRun(part.code) : code
}
