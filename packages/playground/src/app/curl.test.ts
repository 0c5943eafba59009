// The commands as they are shown, and as a shell understands them: `bash` runs each with a
// function instead of curl that prints its arguments.

import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import type { BodyText, FormPart, HeaderList } from '../protocol.js'
import { asCurl } from './curl.js'

const URL = 'https://api.example.com/v1/users'
const JSON_TYPE: HeaderList = [['content-type', 'application/json']]
const text = (value: string): BodyText => {
  return { text: value, bytes: new TextEncoder().encode(value).length, type: undefined }
}
const field = (name: string, value: string): FormPart => {
  return { ...text(value), name, file: undefined, type: undefined }
}
const file = (name: string, file: string, type?: string): FormPart => {
  return { name, file, type, bytes: 3, text: undefined }
}
const form = (...parts: readonly FormPart[]) => ({
  method: 'POST',
  headers: [['content-type', 'multipart/form-data; boundary=x']] as const,
  body: { text: undefined, bytes: 9, type: 'multipart/form-data', parts },
})
const curl = (more: Partial<Parameters<typeof asCurl>[0]>) =>
  asCurl({ method: 'GET', url: URL, headers: [], body: undefined, ...more }, 'https://api.example.com')
/** The command; throws when there is none. */
const command = (more: Partial<Parameters<typeof asCurl>[0]>) => {
  const result = curl(more)
  if (!result.ok) throw new Error(`No command because of the ${result.because}.`)
  return result.command
}

/** The arguments that curl receives. */
function argumentsOf(line: string): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }\n${line}`
  return execFileSync('bash', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1)
}

describe('asCurl', () => {
  it('writes one line for a plain request', () => {
    expect(command({})).toBe(`curl ${URL}`)
  })

  it('writes a line for each option', () => {
    const body = text(`{"name":"O'Brien"}`)
    expect(command({ method: 'POST', headers: [...JSON_TYPE, ['x-id', '7']], body })).toBe(
      String.raw`curl https://api.example.com/v1/users \
  --header 'content-type: application/json' \
  --header 'x-id: 7' \
  --data-raw '{"name":"O'\''Brien"}'`,
    )
  })

  it.each<[string, Partial<Parameters<typeof asCurl>[0]>, string[]]>([
    ['a query', { url: `${URL}?a=1&b=$HOME;c` }, [`${URL}?a=1&b=$HOME;c`]],
    ['brackets', { url: `${URL}?a[]={1}` }, ['--globoff', `${URL}?a[]={1}`]],
    ['DELETE', { method: 'DELETE' }, [URL, '--request', 'DELETE']],
    ['HEAD', { method: 'HEAD' }, [URL, '--head']],
    ['POST without a body', { method: 'POST' }, [URL, '--request', 'POST']],
    [
      'PUT',
      { method: 'PUT', headers: JSON_TYPE, body: text('{}') },
      [URL, '--request', 'PUT', '--header', 'content-type: application/json', '--data-raw', '{}'],
    ],
    [
      'an empty body',
      { method: 'POST', headers: JSON_TYPE, body: text('') },
      [URL, '--header', 'content-type: application/json', '--data-raw', ''],
    ],
    [
      'what a shell would take for its own',
      { method: 'POST', headers: JSON_TYPE, body: text('`a` $(b) "c" \'d\' \\e\n!f * ~ # é 👋 @g') },
      [
        URL,
        '--header',
        'content-type: application/json',
        '--data-raw',
        '`a` $(b) "c" \'d\' \\e\n!f * ~ # é 👋 @g',
      ],
    ],
    [
      'a body without a type',
      { method: 'POST', body: text('a') },
      [URL, '--header', 'Content-Type:', '--data-raw', 'a'],
    ],
    ['a header without a value', { headers: [['x-empty', '']] }, [URL, '--header', 'x-empty;']],
    [
      'a length, which curl counts itself',
      { method: 'POST', headers: [...JSON_TYPE, ['Content-Length', '1']], body: text('1') },
      [URL, '--header', 'content-type: application/json', '--data-raw', '1'],
    ],
    [
      'a form with its parts',
      form(file('avatar', 'a b.png', 'image/png'), field('note', "it's <b>; @x"), file('raw', 'blob')),
      [
        URL,
        '--form',
        'avatar=@a b.png;type=image/png',
        '--form-string',
        "note=it's <b>; @x",
        '--form',
        'raw=@blob;type=application/octet-stream',
      ],
    ],
    [
      'a form whose file has no name',
      form(file('b', '', 'text/plain')),
      [URL, '--form', 'b=@file;type=text/plain'],
    ],
    [
      'a form with a field of which only the beginning is known',
      form({ ...field('note', 'a'), bytes: 900 }),
      [URL, '--form', 'note=<file'],
    ],
    [
      'a form whose parts are not known',
      {
        method: 'POST',
        headers: [['content-type', 'multipart/form-data; boundary=x']],
        body: { text: undefined, bytes: 9, type: 'multipart/form-data' },
      },
      [URL, '--form', 'file=@file'],
    ],
    [
      'bytes',
      {
        method: 'PUT',
        headers: [['content-type', 'image/png']],
        body: { text: undefined, bytes: 9, type: 'image/png' },
      },
      [URL, '--request', 'PUT', '--header', 'content-type: image/png', '--data-binary', '@file'],
    ],
    [
      'a text of which only the beginning is known',
      { method: 'POST', headers: JSON_TYPE, body: { text: '[1', bytes: 90_000, type: undefined } },
      [URL, '--header', 'content-type: application/json', '--data-binary', '@file'],
    ],
    [
      'a null character',
      { method: 'POST', headers: JSON_TYPE, body: text('a\0b') },
      [URL, '--header', 'content-type: application/json', '--data-binary', '@file'],
    ],
  ])('is read by a shell as the same request: %s', (_, request, expected) => {
    expect(argumentsOf(command(request))).toEqual(expected)
  })

  describe('of a hostile program', () => {
    it.each([
      ['../../.ssh/id_rsa', 'id_rsa'],
      ['/etc/passwd', 'passwd'],
      ['..\\..\\Documents\\keys.txt', 'keys.txt'],
      ['C:secret.txt', 'C_secret.txt'],
      ['..', 'file'],
      ['a/', 'file'],
      ['-', 'file'],
      ['--config', 'config'],
      [' -', 'file'],
      ['@-', '_-'],
      ['.env', 'env'],
      ['x,../../.ssh/id_rsa', 'id_rsa'],
      ['x,y', 'x_y'],
      ['x;type=text/plain', 'plain'],
      ['x;headers=@y', 'x_headers__y'],
      ['"x', '_x'],
      ["it's", 'it_s'],
      ['a\nrm x', 'a_rm x'],
      ['a\r\x03\x1b[201~b', 'a____201_b'],
      ['$(id)`id`', '__id__id_'],
      // Windows reads these as a slash and a quotation mark if the code page has no such characters.
      ['..\uff0f..\uff0fkey\uff02', '_.._key_'],
      ['Zeugnis März.pdf', 'Zeugnis März.pdf'],
    ])('reads a file only by a plain name from the current folder: %j', (name, expected) => {
      const line = command(form(file('a', name, 'text/plain')))
      expect(argumentsOf(line)).toEqual([URL, '--form', `a=@${expected};type=text/plain`])
    })

    it.each([
      'text/plain,../../.ssh/id_rsa',
      'text/plain;headers=@../../.ssh/id_rsa',
      'text/plain;filename=x',
      'text/plain\n',
      '@x',
      '',
    ])('sends application/octet-stream for a file with an unsafe type: %j', (type) => {
      const line = command(form(file('a', 'x.txt', type)))
      expect(argumentsOf(line)).toEqual([URL, '--form', 'a=@x.txt;type=application/octet-stream'])
    })

    it.each([
      ['the name of a part with a path', form(file('a=@../../.ssh/id_rsa;x', 'x.txt', 'text/plain'))],
      ['the name of a field with a path', form({ ...field('a=@../../.ssh/id_rsa;x', 'a'), bytes: 900 })],
      ['the name of a part with a newline', form(file('a\nb', 'x.txt', 'text/plain'))],
      ['a method with an option', { method: 'GET --config x' }],
      ['a header that is a file', { headers: [['@../../.ssh/id_rsa', '']] as const }],
      ['a header with a newline', { headers: [['x-a', '1\r\nHost: elsewhere.test']] as const }],
      ['a header that a terminal takes for keys', { headers: [['x-a', '\x03rm -r x']] as const }],
    ])('makes no command of %s', (_, request) => {
      expect(curl(request)).toEqual({ ok: false, because: 'characters' })
    })

    it.each(['\x03rm -r x', '\x1b[201~', 'a\rb', '\x9b201~', 'a\u202eb', 'a\x7f'])(
      'leaves out a body that a terminal would read as keys: %j',
      (body) => {
        const line = command({ method: 'POST', headers: JSON_TYPE, body: text(body) })
        expect(argumentsOf(line).slice(-2)).toEqual(['--data-binary', '@file'])
        const part = command(form(field('note', body)))
        expect(argumentsOf(part).slice(-2)).toEqual(['--form', 'note=<file'])
      },
    )

    it.each([
      'https://elsewhere.test/v1/users',
      'http://api.example.com/v1/users',
      'https://api.example.com:8443/v1/users',
      'https://api.example.com.elsewhere.test/',
      'https://api.example.com@elsewhere.test/',
      'https://ada:secret@api.example.com/v1/users',
      'file:///etc/passwd',
      '--config',
      '',
    ])('makes no command for a host that programs cannot reach: %s', (url) => {
      expect(curl({ url })).toEqual({ ok: false, because: 'host' })
    })

    it('names the host that it was checked for', () => {
      // To curl, the backslash would be part of a user's name.
      const line = command({ url: 'https://api.example.com\\@elsewhere.test/' })
      expect(argumentsOf(line)).toEqual(['https://api.example.com/@elsewhere.test/'])
    })
  })
})
