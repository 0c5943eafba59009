// What becomes of facts in a sentence, and what is reported of wrong ones. The facts are small ones, so that
// what is expected stands here.

import type { Root } from 'mdast'
import { expect, it } from 'vitest'
import { remarkFacts } from './remarkFacts'

const facts = {
  'default.timeout': { long: '30 seconds', short: '30 s', figures: [] },
  'count.calls': { long: 'seven', short: '7', figures: [] },
}
const position = { start: { line: 3, column: 9 }, end: { line: 3, column: 20 } }

/** A sentence with one directive, in the cell of a table. */
function shown(name: string, label: string, attributes: Record<string, string> = {}): string {
  const children = label ? [{ type: 'text', value: label }] : []
  const directive = { type: 'textDirective', name, attributes, children, position }
  const paragraph = { type: 'paragraph', children: [{ type: 'text', value: 'It has ' }, directive] }
  const tree = { type: 'root', children: [{ type: 'blockquote', children: [paragraph] }] } as unknown as Root
  remarkFacts({ facts })(tree, {
    fail: (reason, at) => {
      throw new Error(`${at?.start.line}:${at?.start.column} ${reason}`)
    },
  })
  return paragraph.children.map((child) => ('value' in child ? child.value : `<${child.type}>`)).join('')
}

it('shows the value of a fact', () => {
  expect(shown('fact', 'default.timeout')).toBe('It has 30 seconds')
  expect(shown('fact', 'default.timeout', { short: '' })).toBe('It has 30 s')
})

it('leaves other directives alone', () => {
  expect(shown('kbd', 'Ctrl')).toBe('It has <textDirective>')
  expect(shown('face', '')).toBe('It has <textDirective>')
})

it.each([
  [['fact', 'default.timeot'], '3:9 There is no fact "default.timeot". Did you mean "default.timeout"?'],
  [['fact', 'weather'], '3:9 There is no fact "weather". Known are: count.calls, default.timeout.'],
  [['fact', ''], '3:9 ":fact" needs the name of a fact. Write :fact[default.timeout].'],
  [['facts', 'count.calls'], '3:9 There is no directive ":facts". Did you mean ":fact"?'],
  [
    ['fact', 'count.calls', { long: '' }],
    '3:9 ":fact" has no attribute "long". Write :fact[count.calls] or :fact[count.calls]{short}.',
  ],
] satisfies [Parameters<typeof shown>, string][])('reports %j', (directive, message) => {
  expect(() => shown(...(directive as Parameters<typeof shown>))).toThrow(new Error(message))
})
