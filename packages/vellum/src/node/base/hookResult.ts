// Checks what hooks of plugins return: plain data, content of files, names of files, headers, and objects with known
// fields. An error names the plugin, the hook and the value. Knows no hook.

import { VellumError } from './errors.js'
import { dataFaults, kindOf } from './plainData.js'

/** Whose result it is. */
export interface HookName {
  readonly plugin: string
  readonly hook: string
  /** The page, by its file or its path. */
  readonly page?: string | undefined
}

/** The error for a result that nothing can be done with: `text` continues "`hook` of the plugin …". */
export function resultError(
  { plugin, hook, page }: HookName,
  text: string,
  hint = 'Return undefined if there is nothing to add.',
): VellumError {
  return new VellumError(`\`${hook}\` of the plugin "${plugin}" must return ${text}.`, {
    code: 'plugin-result',
    ...(page !== undefined && { files: [page] }),
    hint,
  })
}

/** Refuses what is not an object, and fields that nothing reads. */
export function checkResult(
  result: unknown,
  name: HookName & {
    readonly known: readonly string[]
    /** The field of the result that is checked; undefined for the whole result. */
    readonly field?: string
  },
): void {
  const { known, field } = name
  const isObject =
    typeof result === 'object' && result !== null && !Array.isArray(result) && !('then' in result)
  const unknown = isObject ? Object.keys(result).filter((field) => !known.includes(field)) : []
  if (isObject && unknown.length === 0) return
  const found = isObject ? `, not ${unknown.map((field) => `\`${field}\``).join(', ')}` : ''
  const at = field === undefined ? '' : ` in \`${field}\``
  const fix = field === undefined ? undefined : 'Correct the plugin.'
  throw resultError(
    name,
    `an object with ${known.map((field) => `\`${field}\``).join(', ')}${at}${found}`,
    fix,
  )
}

/** File systems allow 255; builds add endings such as `.br`. */
const MAX_NAME = 240

/** Refuses names outside of the site, and those that no file can have. */
export function checkFileName(file: unknown, { plugin, hook }: HookName): asserts file is string {
  const isLong =
    typeof file === 'string' && file.split('/').some((name) => Buffer.byteLength(name) > MAX_NAME)
  if (
    typeof file === 'string' &&
    file !== '' &&
    !isLong &&
    !/^\/|\\|\p{Cc}|(?:^|\/)\.{1,2}(?:\/|$)|\/$/u.test(file)
  )
    return
  throw new VellumError(`\`${hook}\` of the plugin "${plugin}" names the file "${shownName(file)}".`, {
    code: 'plugin-file-name',
    hint: isLong
      ? `A name between two slashes may have ${MAX_NAME} bytes.`
      : 'Write a path below the base of the site without a slash at its start: `docs/intro.md`.',
  })
}

/** A name on one line. */
function shownName(file: unknown): string {
  return String(file).replace(/\p{Cc}/gu, (character) => JSON.stringify(character).slice(1, -1))
}

/** Throws an error if `files` is not an object of files by name. */
export function checkFiles(files: unknown, name: HookName): void {
  if (files === undefined || (typeof files === 'object' && files !== null && !Array.isArray(files))) return
  throw resultError(
    name,
    `an object in \`files\`, not ${kindOf(files)}`,
    "Write the content of each file by its name: `files: { 'a.txt': 'text' }`.",
  )
}

/** Refuses what cannot be the content of a file. */
export function checkFileContent(
  content: unknown,
  name: HookName & { readonly file: string },
): asserts content is string | Uint8Array {
  if (typeof content === 'string' || content instanceof Uint8Array) return
  throw resultError(
    name,
    `a string or bytes for the file "${name.file}", not ${kindOf(content)}`,
    'Write data as text, for example with `JSON.stringify`; a promise must be awaited.',
  )
}

/** Refuses what is not an array. */
export function checkList(
  value: unknown,
  name: HookName & { readonly field: string },
): asserts value is readonly unknown[] {
  if (Array.isArray(value)) return
  throw resultError(name, `an array in \`${name.field}\`, not ${kindOf(value)}`, 'Correct the plugin.')
}

/** Refuses paths that no URL has, in rules for headers. */
export function checkHeaderPath(path: unknown, { plugin, hook }: HookName): void {
  if (typeof path === 'string' && /^\/\S*$/.test(path)) return
  const found = typeof path === 'string' ? JSON.stringify(path) : kindOf(path)
  throw new VellumError(
    `\`header\` in \`${hook}\` of the plugin "${plugin}" needs a path: ${found} is none.`,
    { code: 'plugin-result', hint: 'Start it with a slash: `/data/*` is everything below `data/`.' },
  )
}

/** Refuses headers that no host could send. */
export function checkHeaders(headers: unknown, { plugin, hook }: HookName): void {
  const entries = typeof headers === 'object' && headers !== null ? Object.entries(headers) : []
  const wrong = entries.find(
    ([name, value]) =>
      !/^[\w!#$%&'*+.^`|~-]+$/.test(name) || typeof value !== 'string' || /[\r\n\0]/.test(value),
  )
  if (entries.length > 0 && !wrong) return
  const found = wrong ? `\`${wrong[0]}\` is none` : `it is ${kindOf(headers)}`
  throw new VellumError(`\`header\` in \`${hook}\` of the plugin "${plugin}" needs headers: ${found}.`, {
    code: 'plugin-result',
    hint: "Pass names with texts that have no line break: `site.header('/data/*', { 'X-Robots-Tag': 'noindex' })`.",
  })
}

/** A copy of plain data, as it is after it was written and read; refuses functions, cycles and others. */
export function plainData(value: unknown, name: HookName & { readonly field: string }): unknown {
  const wrong = dataFaults(value, name.field).find(({ outcome }) => outcome !== 'instance')
  if (wrong !== undefined) {
    throw resultError(
      name,
      `plain data in \`${name.field}\`: \`${wrong.path}\` ${wrong.text}`,
      'Strings, numbers, booleans, null, arrays and objects of these are kept between builds and sent to browsers.',
    )
  }
  const text = JSON.stringify(value) as string | undefined
  return text === undefined ? undefined : JSON.parse(text)
}
