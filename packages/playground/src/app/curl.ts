// A request of a program as the command that makes the same one in a shell. Readers paste it,
// and anyone can share a program: a command reads no file but those that the reader puts into
// the current folder, and sends nothing to a host that the program itself cannot reach.

import type { BodyText, FormPart, HeaderList, RequestEvent } from '../protocol.js'

export type CurlCommand =
  | { readonly ok: true; readonly command: string }
  /**
   * `host`: the request goes to a host other than the API. `characters`: some characters would mean more than
   * text to curl or a terminal.
   */
  | { readonly ok: false; readonly because: 'host' | 'characters' }

/** The command for any POSIX shell, a line for each option. A body that is not shown is read from a file. */
export function asCurl(
  request: Pick<RequestEvent, 'method' | 'url' | 'headers' | 'body'>,
  apiOrigin: string,
): CurlCommand {
  const { method, headers, body } = request
  const url = apiUrl(request.url, apiOrigin)
  if (url === undefined) return { ok: false, because: 'host' }
  if (!isToken(method) || !headers.every(isPlainHeader) || !(body?.parts ?? []).every(hasPlainName))
    return { ok: false, because: 'characters' }
  // curl reads brackets and braces of a URL as patterns.
  const target = `${/[[\]{}]/.test(url) ? '--globoff ' : ''}${quote(url)}`
  const options = [...methodOptions(method, body), ...headerOptions(headers, body), ...bodyOptions(body)]
  return { ok: true, command: [`curl ${target}`, ...options].join(' \\\n  ') }
}

/** A URL of the API, as the platform parses it: curl may find a different host in the same text. */
function apiUrl(text: string, apiOrigin: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const { href, origin, username, password } = new URL(text)
  return origin === apiOrigin && username === '' && password === '' ? href : undefined
}

/** Whether a text is a token of HTTP: a method, or the name of a header. */
function isToken(text: string): boolean {
  return /^[\w!#$%&'*+.^`|~-]+$/.test(text)
}

function isPlainHeader([name, value]: HeaderList[number]): boolean {
  return isToken(name) && !/[\r\n]/.test(value) && isPasteable(value)
}

/** Whether a part can have this name: for curl it ends at the first equals sign, and a file may follow. */
function hasPlainName({ name }: FormPart): boolean {
  return !/[=\r\n]/.test(name) && isPasteable(name)
}

/** Whether a text has no characters that a terminal reads as keys, or that hide text. */
function isPasteable(text: string): boolean {
  return !/[^\P{Cc}\n\t]|\p{Bidi_Control}/u.test(text)
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
    // A header without a value ends in a semicolon; curl removes one that ends in a colon.
    ...kept.map(([name, value]) => quote(value === '' ? `${name};` : `${name}: ${value}`)),
    // Otherwise curl sends the type of a form.
    ...(body && !isForm && !hasType ? [quote('Content-Type:')] : []),
  ].map((header) => `--header ${header}`)
}

function bodyOptions(body: BodyText | undefined): string[] {
  if (!body) return []
  if (isFormBody(body)) return body.parts?.map(partOption) ?? [`--form ${quote('file=@file')}`]
  return isWhole(body) ? [`--data-raw ${quote(body.text)}`] : [`--data-binary ${quote('@file')}`]
}

/** A file under its base name; a field as it is, or from a file if a command cannot contain its value. */
function partOption(part: FormPart): string {
  const { name, file, type } = part
  if (file !== undefined) return `--form ${quote(`${name}=@${plainFileName(file)};type=${plainType(type)}`)}`
  if (isWhole(part)) return `--form-string ${quote(`${name}=${part.text}`)}`
  return `--form ${quote(`${name}=<file`)}`
}

/** `../../.ssh/id_rsa` → `id_rsa`: no folder, no option, no other file, and not the standard input. */
function plainFileName(file: string): string {
  const baseName = file.split(/[/\\]/).at(-1)!
  const plain = baseName.replace(/[^\p{L}\p{M}\p{N} ._-]/gu, '_').replace(/^[ .-]+| +$/g, '')
  return plain || 'file'
}

/** The type of a file; if it has none, the type that a browser sends, because curl would guess. */
function plainType(type: string | undefined): string {
  return type !== undefined && /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+$/.test(type) ? type : 'application/octet-stream'
}

function isFormBody({ text, type }: BodyText): boolean {
  return text === undefined && type === 'multipart/form-data'
}

/** Whether all of a text is known and a command can contain it. */
function isWhole<T extends BodyText | FormPart>(shown: T): shown is T & { text: string } {
  const { text, bytes } = shown
  return text !== undefined && isPasteable(text) && new TextEncoder().encode(text).length >= bytes
}

/** `it's` → `'it'\''s'`; plain words need no quotes. */
function quote(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
}
