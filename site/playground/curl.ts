// A request of a program as the command that makes the same one in a shell.

import type { BodyText, FormPart, HeaderList, RequestEvent } from './protocol'

/** The command for any POSIX shell, a line for each option. A body that is not shown stands for a file. */
export function asCurl(request: Pick<RequestEvent, 'method' | 'url' | 'headers' | 'body'>): string {
  const { method, url, headers, body } = request
  // Brackets and braces of an address would be patterns.
  const address = `${/[[\]{}]/.test(url) ? '--globoff ' : ''}${quote(url)}`
  const options = [...methodOptions(method, body), ...headerOptions(headers, body), ...bodyOptions(body)]
  return [`curl ${address}`, ...options].join(' \\\n  ')
}

function methodOptions(method: string, body: BodyText | undefined): string[] {
  if (method === 'HEAD' && !body) return ['--head']
  return method === (body ? 'POST' : 'GET') ? [] : [`--request ${quote(method)}`]
}

/** The headers but for those that curl makes from the body. */
function headerOptions(headers: HeaderList, body: BodyText | undefined): string[] {
  const isForm = body !== undefined && isFormBody(body)
  const kept = headers.filter(
    ([name]) => !(isForm ? /^content-(?:length|type)$/i : /^content-length$/i).test(name),
  )
  const hasType = kept.some(([name]) => /^content-type$/i.test(name))
  return [
    // A header without a value ends in a semicolon; with a colon curl would take it away.
    ...kept.map(([name, value]) => quote(value === '' ? `${name};` : `${name}: ${value}`)),
    // Else curl says that the body is a form.
    ...(body && !isForm && !hasType ? [quote('Content-Type:')] : []),
  ].map((header) => `--header ${header}`)
}

function bodyOptions(body: BodyText | undefined): string[] {
  if (!body) return []
  if (isFormBody(body)) return body.parts?.map(partOption) ?? [`--form ${quote('file=@file')}`]
  return isWhole(body) ? [`--data-raw ${quote(body.text)}`] : [`--data-binary ${quote('@file')}`]
}

/** A file under its own name; a field as it is, or from a file when only its beginning is known. */
function partOption(part: FormPart): string {
  const { name, file, type } = part
  // What a browser says of a file without a type; curl would guess.
  if (file !== undefined)
    return `--form ${quote(`${name}=@${formPath(file)};type=${type ?? 'application/octet-stream'}`)}`
  if (isWhole(part)) return `--form-string ${quote(`${name}=${part.text}`)}`
  return `--form ${quote(`${name}=<file`)}`
}

/** A comma or a semicolon would end the path for curl, unless it is quoted. */
function formPath(file: string): string {
  return /[,;"\\]/.test(file) ? `"${file.replace(/["\\]/g, '\\$&')}"` : file || 'file'
}

function isFormBody({ text, type }: BodyText): boolean {
  return text === undefined && type === 'multipart/form-data'
}

/** Whether all of a text is known and can stand in a command, which cannot hold a null character. */
function isWhole<T extends BodyText | FormPart>(shown: T): shown is T & { text: string } {
  const { text, bytes } = shown
  return text !== undefined && !text.includes('\0') && new TextEncoder().encode(text).length >= bytes
}

/** `it's` → `'it'\''s'`; plain words need no quotes. */
function quote(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
}
