import { describe, expect, it } from 'vitest'
import { checkTerms } from './checkTerms'
import { parsePage } from './parsedPage'

const problems = (text: string) =>
  checkTerms(parsePage({ file: 'a.md', text })).map(({ line, message, hint }) => `${line} ${message} ${hint}`)

describe('checkTerms', () => {
  it('names the line of a word in a title, a heading, a paragraph and a table', () => {
    const text =
      '---\ntitle: An answer\n---\n\n## The address\n\nOne line,\nthen try again.\n\n| A |\n|---|\n| told |\n'
    expect(problems(text)).toEqual([
      '2 "answer" is not the term that readers search for. Write response, or respond.',
      '5 "address" is not the term that readers search for. Write URL, or path.',
      '8 "try again" is not the term that readers search for. Write retry, or attempt.',
      '12 "told" is not the term that readers search for. Write report, print, warn or show.',
    ])
  })

  it.each([
    ['It applies to files, also to text.', '", also to"', 'including, or even'],
    ['Wrap it in `cache` of React.', '" of React"', 'a possessive before the code'],
    ['A POST can act twice.', '"act twice"', 'take effect, or be processed'],
    ['When the server sends no `ETag`, send none.', '"When the server sends no"', '"If": it is a condition'],
  ])('%s', (text, found, instead) => {
    expect(problems(text)).toEqual([`1 ${found} is not the term that readers search for. Write ${instead}.`])
  })

  it('leaves code, ids and mail addresses alone', () => {
    const text =
      '## A response {#an-answer}\n\nSend `answer` to an email address.\n\n```ts\nconst answer = 1 // told\n```\n'
    expect(problems(text)).toEqual([])
  })
})
