import { expect, it } from 'vitest'
import { highlightCode } from './highlightCode.js'

const text = (source: string) =>
  highlightCode(source)
    .filter(({ kind }) => kind && kind !== 'operator')
    .map(({ text, kind }) => `${kind} ${text}`)

it('returns the kind of each part', () => {
  expect(text("const a: User = await get('x', 7) // why")).toEqual([
    'keyword const',
    'type User',
    'keyword await',
    'function get',
    "string 'x'",
    'number 7',
    'comment // why',
  ])
})

it('keeps every character', () => {
  for (const source of ['', ' \n', 'const a = <b>{c}</b>\n\n/* d */\t', '}{ ? broken "']) {
    expect(
      highlightCode(source)
        .map(({ text }) => text)
        .join(''),
    ).toBe(source)
  }
})
