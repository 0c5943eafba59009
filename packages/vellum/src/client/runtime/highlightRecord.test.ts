import { describe, expect, it } from 'vitest'
import { codeBlockHtml } from '../../node/markdown/code/codeBlockHtml.js'
import { codeBlockInfo } from '../../shared/contentMarkup/fenceInfo.js'
import type { HighlightInput } from '../../shared/rendering.js'
import { highlightFromRecord, recordHighlights } from './highlightRecord.js'

const inputs: HighlightInput[] = [
  { code: 'let a', language: 'js' },
  { code: 'let b', language: 'js' },
  { code: 'let a', language: undefined },
  { code: 'let a', language: 'js', title: 'a.js' },
  { code: 'let a', language: 'js', meta: '{1}' },
  { code: 'let a', language: 'js', showLineNumbers: true },
  { code: 'let a', language: 'js', showLineNumbers: 1 },
]

describe('recordHighlights', () => {
  it('returns a record from which the browser gets the same HTML', () => {
    const onServer = recordHighlights((input) => `<i>${JSON.stringify(input)}</i>`)
    const highlighted = inputs.map(onServer.highlight)
    const sent = JSON.parse(JSON.stringify(onServer.record))
    expect(inputs.map(highlightFromRecord(sent))).toEqual(highlighted)
    expect(Object.keys(sent)).toHaveLength(inputs.length)
  })
})

describe('highlightFromRecord', () => {
  it.each<HighlightInput>([
    { code: 'a < b\n', language: 'TEXT' },
    { code: '', language: undefined },
    { code: 'a\nb', language: 'text', title: 'a & b' },
    { code: 'a', language: 'text', title: 'a', meta: 'title="of meta"' },
    { code: 'a\n\nb\n', language: 'text', showLineNumbers: true },
    { code: 'a', language: 'text', showLineNumbers: false },
    { code: 'a\nb', language: 'text', showLineNumbers: 3 },
    { code: 'a\nb', language: 'text', meta: 'showLineNumbers=7' },
    { code: 'a\nb', language: 'text', meta: "title='x' showLineNumbers" },
    { code: 'a\nb', language: 'text', meta: 'showLineNumbers={7}' },
    { code: 'a\nb', language: 'text', meta: 'showLineNumbers=false', showLineNumbers: true },
    { code: 'a', language: 'text', meta: 'data-title="b"' },
  ])('shows other code as Node shows it without colours: %j', (input) => {
    expect(highlightFromRecord()(input)).toBe(onServer(input))
  })

  it('returns what `keep` was called with', () => {
    const highlight = highlightFromRecord()
    highlight.keep?.(inputs[0]!, '<b>a</b>')
    expect(highlight(inputs[0]!)).toBe('<b>a</b>')
    expect(highlight(inputs[1]!)).toContain('let b')
  })
})

function onServer(input: HighlightInput): string {
  const { language = 'text', title, lineNumbers } = codeBlockInfo(input)
  return codeBlockHtml({ code: input.code, language, title, lineNumbers, magicComments: [], sourceName: '' })
    .outer
}
