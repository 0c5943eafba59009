// Compared with what the platform itself sends for the same form.

import { expect, it } from 'vitest'
import { multipartBody } from './multipartBody.js'

/** Both encodings of a form, with the same boundary. */
async function encoded(form: FormData): Promise<{ ours: Uint8Array; platform: Uint8Array }> {
  const response = new Response(form)
  const boundary = response.headers.get('Content-Type')!.split('boundary=')[1]!
  return {
    ours: new Uint8Array(await multipartBody(form, boundary).arrayBuffer()),
    platform: new Uint8Array(await response.arrayBuffer()),
  }
}

it.each<[string, [name: string, value: string | File][]]>([
  ['no part', []],
  [
    'fields',
    [
      ['note', 'é 👋'],
      ['note', ''],
      ['a"b', 'two\nlines\r\nand\ra third'],
    ],
  ],
  ['a name with newlines', [['a\nb\r\nc', 'x']]],
  ['a file', [['file', new File([new Uint8Array([0, 13, 10, 255])], 'a "b"\n.png', { type: 'image/png' })]]],
  ['a file without a type', [['file', new File(['abc'], 'a.txt')]]],
])('encodes as the platform does: %s', async (_, parts) => {
  const form = new FormData()
  for (const [name, value] of parts) form.append(name, value)
  const { ours, platform } = await encoded(form)
  expect(new TextDecoder().decode(ours)).toBe(new TextDecoder().decode(platform))
  expect(ours).toEqual(platform)
})
