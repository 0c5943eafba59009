import { expect, it } from 'vitest'
import { anchorProblems } from './anchorProblems'
import type { Home } from './homes'

const home = (name: string, more: Partial<Home>): Home => {
  return { name, kind: 'option', page: 'docs/api/options', isExplicit: false, ...more }
}
const homes = new Map(
  [
    home('timeout', { anchor: 'timeout' }),
    home('query', { anchor: 'query' }),
    home('Query', { kind: 'export', anchor: 'query-1' }),
    home('HTTP_STATUS', {
      kind: 'error code',
      page: 'docs/api/errors',
      anchor: 'HTTP_STATUS',
      isExplicit: true,
    }),
    home('extend', { kind: 'method', page: 'docs/api/errors', anchor: 'extend' }),
    home('getAsync', { kind: 'method', page: 'docs/api/get-async' }),
  ].map((one) => [one.name, one]),
)

const OPTIONS = '---\ntitle: Options\n---\n\n## All\n\n### `timeout`\n\n### `query`\n\n### `Query`\n'
const ERRORS = '# Errors\n\n### `HTTP_STATUS` {#HTTP_STATUS}\n\n## `extend`\n'
const METHOD = '---\ntitle: getAsync\n---\n\n```md\n### `fence`\n```\n'

const problems = ({ options = OPTIONS, errors = ERRORS, method = METHOD }) =>
  anchorProblems(
    [
      { file: 'docs/api/options.md', text: options },
      { file: 'docs/api/errors.mdx', text: errors },
      { file: 'docs/api/get-async.md', text: method },
    ],
    homes,
  )

it('finds nothing where every name has its heading', () => {
  expect(problems({})).toEqual([])
})

it('names the file and the heading to add', () => {
  expect(problems({ options: OPTIONS.replace('### `timeout`', ''), errors: '' })).toEqual([
    'docs/api/options.md: the option "timeout" has no heading. Add "### `timeout`" with "::option{name="timeout"}" below it.',
    'docs/api/errors.mdx: the error code "HTTP_STATUS" has no heading. Add "### `HTTP_STATUS` {#HTTP_STATUS}" with "::code{name="HTTP_STATUS"}" below it.',
    'docs/api/errors.mdx: the method "extend" has no heading. Add "### `extend`" with "::signature{of="extend"}" below it.',
  ])
  expect(problems({ options: OPTIONS.replace('### `Query`', '') })).toEqual([
    'docs/api/options.md: the exported name "Query" has no heading. Add "### `Query`" with "::declaration{of="Query"}" below it.',
  ])
})

it('finds a heading for a name that is gone, or that lives elsewhere', () => {
  expect(
    problems({ options: `${OPTIONS}\n### \`timeOuts\`\n\n### \`zzzzzzz\`\n\n### \`extend\`\n` }),
  ).toEqual([
    'docs/api/options.md:13: "`timeOuts`" is no export, option or code of Troth. Did you mean "timeout"? Rename or remove the heading.',
    'docs/api/options.md:15: "`zzzzzzz`" is no export, option or code of Troth. Rename or remove the heading.',
    'docs/api/options.md:17: "`extend`" is explained on docs/api/errors.md. Remove the heading, or add words to it.',
  ])
})

it('finds ids that links do not lead to', () => {
  const swapped = OPTIONS.replace('### `query`\n\n### `Query`', '### `Query`\n\n### `query`')
  expect(problems({ options: swapped, errors: ERRORS.replace(' {#HTTP_STATUS}', '') })).toEqual([
    'docs/api/options.md:11: the heading of the option "query" has the id "query-1", but links go to "#query". Move it above the other heading that reads the same in lower case, or rename that one.',
    'docs/api/options.md:9: the heading of the exported name "Query" has the id "query", but links go to "#query-1". Move it below the other heading that reads the same in lower case, or rename that one.',
    'docs/api/errors.mdx:3: the heading of the error code "HTTP_STATUS" has the id "http_status", but links go to "#HTTP_STATUS". Write "### `HTTP_STATUS` {#HTTP_STATUS}".',
  ])
})

it('finds a second heading, a page that is missing, and a title without its method', () => {
  expect(problems({ options: `${OPTIONS}\n### \`timeout\`\n`, method: '# Reading\n' })).toEqual([
    'docs/api/options.md:13: the option "timeout" has a second heading; the first is in line 7. Keep one of them.',
    'docs/api/get-async.md: the title does not name the method "getAsync". Write "title: getAsync" in its front matter.',
  ])
  expect(anchorProblems([], new Map([['getAsync', homes.get('getAsync')!]]))).toEqual([
    'docs/api/get-async.md: the page of the method "getAsync" does not exist. Create it.',
  ])
})
