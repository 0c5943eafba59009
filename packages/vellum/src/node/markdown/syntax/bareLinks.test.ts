import { describe, expect, it } from 'vitest'
import { splitBareLinks } from './bareLinks.js'

describe('splitBareLinks', () => {
  it.each<[string, readonly string[] | undefined]>([
    ['See https://a.com.', ['See ', '<https://a.com>', '.']],
    ['www.a.com/b?c=d&e, f', ['<http://www.a.com/b?c=d&e>', ', f']],
    ['(https://a.com/b_(c))', ['(', '<https://a.com/b_(c)>', ')']],
    ['https://a.com/?q=1&amp;', ['<https://a.com/?q=1>', '&amp;']],
    ['http://localhost:3000/a', ['<http://localhost:3000/a>']],
    ['**https://a.com**', ['**', '<https://a.com>', '**']],
    ['me@a.co and x', ['<mailto:me@a.co>', ' and x']],
    ['https://a_b.c_d', undefined],
    ['www.', undefined],
    ['https://', undefined],
    ['"https://" or https://…', undefined],
    ['npm@5.2.0 or later', undefined],
    ['me@a4.co', ['<mailto:me@a4.co>']],
    ['xhttps://a.com', undefined],
    ['npm i @scope/name a@b', undefined],
    ['plain', undefined],
  ])('MD-2: %j', (text, expected) => {
    const pieces = splitBareLinks(text)?.map((piece) =>
      piece.type === 'link' ? `<${piece.url}>` : piece.value,
    )
    expect(pieces).toEqual(expected)
  })
})
