// The commands as they are shown, and as a shell understands them: `bash` runs each with a
// function in the place of curl that prints what it was given.

import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { asCurl } from './curl'
import type { BodyText, FormPart, HeaderList } from './protocol'

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
const command = (more: Partial<Parameters<typeof asCurl>[0]>) =>
  asCurl({ method: 'GET', url: URL, headers: [], body: undefined, ...more })

/** What curl is given. */
function argumentsOf(line: string): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }\n${line}`
  return execFileSync('bash', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1)
}

describe('asCurl', () => {
  it('is one line for a plain request', () => {
    expect(command({})).toBe(`curl ${URL}`)
  })

  it('has a line for each option', () => {
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
      'a form whose files have odd names',
      form(file('a', 'x;y,"z".txt', 'text/plain'), file('b', '', 'text/plain')),
      [URL, '--form', String.raw`a=@"x;y,\"z\".txt";type=text/plain`, '--form', 'b=@file;type=text/plain'],
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
  ])('means the same to a shell: %s', (_, request, expected) => {
    expect(argumentsOf(command(request))).toEqual(expected)
  })
})
