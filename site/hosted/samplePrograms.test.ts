import { expect, it } from 'vitest'
import { pageSamples } from '../samples/collect'
import { samplePrograms } from './samplePrograms'

const OUTPUT = '```text title="Output"\n7\n```\n\n'
const fence = (...lines: string[]) => ['```ts', ...lines, '```', ''].join('\n')

it('has the programs with hidden lines of each page, as they run', () => {
  const text = [
    fence("import 'troth'", '// ---cut---', '// highlight-next-line', 'console.log(7)') + OUTPUT,
    // Shown as a whole, needs Node.js, has no output.
    fence('console.log(7)') + OUTPUT,
    fence("import 'node:fs'", '// ---cut---', 'console.log(7)') + OUTPUT,
    fence('const a = 7', '// ---cut---', 'console.log(a)'),
  ].join('\n')
  const pages = ['docs/introduction.md', 'docs/api/troth/index.mdx', 'src/home/samples/a.ts', '../README.md']
  expect(samplePrograms(pages.flatMap((page) => pageSamples(page, text)))).toEqual(
    new Map(
      ['docs/introduction', 'docs/api/troth', 'index'].map((page) => [
        `samples/${page}.json`,
        JSON.stringify(["import 'troth'\nconsole.log(7)"]),
      ]),
    ),
  )
})
