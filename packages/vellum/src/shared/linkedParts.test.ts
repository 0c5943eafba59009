import { expect, it } from 'vitest'
import { linkedParts } from './linkedParts.js'

it('makes the URL at the end of a line a link, and leaves all other text as it is', () => {
  const message =
    'The import "https://a.example/x.js" was not found.\n  More: https://m.example/a#b\n  More: https://m.example/a#c'
  expect(linkedParts(message)).toEqual([
    { text: 'The import "https://a.example/x.js" was not found.\n  More: ' },
    { text: 'https://m.example/a#b', href: 'https://m.example/a#b' },
    { text: '\n  More: ' },
    { text: 'https://m.example/a#c', href: 'https://m.example/a#c' },
  ])
  expect(linkedParts('')).toEqual([])
})
