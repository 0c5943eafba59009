// What is reported for a sample that does not compile: the line of the page.

import { afterAll, describe, expect, it } from 'vitest'
import { pageSamples } from './collect'
import { openFolder } from './folders'
import { checkTypes, describeFinding } from './typeCheck'

const folder = openFolder('mistakes')
afterAll(folder.remove)

const found = (...lines: string[]) =>
  checkTypes(pageSamples('docs/bad.md', lines.join('\n')), folder.path).map(describeFinding)

describe('checkTypes', () => {
  it('finds a misspelt option, in TypeScript and in JavaScript', () => {
    const misspelt = ["import { createClient } from 'troth'", '', 'createClient({ timout: 1 })']
    const message =
      "TS2561: Object literal may only specify known properties, but 'timout' does not exist in type 'TrothOptions'. Did you mean to write 'timeout'?"
    expect(found('# Bad', '', '```ts', ...misspelt, '```', '', '```js', ...misspelt, '```')).toEqual([
      `docs/bad.md:6  ${message}`,
      `docs/bad.md:12  ${message}`,
    ])
  })

  it('finds a name that the library does not export, with require and in a page', () => {
    expect(found('```js', "const { createCleint } = require('troth')", '```')).toEqual([
      expect.stringMatching(/^docs\/bad\.md:2 {2}TS2(339|551|724): /),
    ])
    const page = ['<p>Hello</p>', '<script>', '  Troth.createCleint()', '</script>']
    expect(found('Text', '', '```html', ...page, '```')).toEqual([
      expect.stringMatching(/^docs\/bad\.md:6 {2}TS2551: Property 'createCleint' does not exist/),
    ])
  })

  it('finds a mistake in a template', () => {
    const component = [
      '<script setup lang="ts">',
      "import { ref } from 'vue'",
      'const user = ref({ id: 7 })',
      '</script>',
      '',
      '<template>',
      '  <p>{{ user.nmae }}</p>',
      '</template>',
    ]
    expect(found('```vue', ...component, '```')).toEqual([
      "docs/bad.md:8  TS2339: Property 'nmae' does not exist on type '{ id: number; }'.",
    ])
  })

  it('uses the files that the page has shown before', () => {
    const files = ['```ts title="src/a.ts"', 'export const a: number = 1', '```', '']
    expect(found(...files, '```ts', "import { a } from './a'", 'a.toUpperCase()', '```')).toEqual([
      "docs/bad.md:7  TS2339: Property 'toUpperCase' does not exist on type 'number'.",
    ])
  })

  it('wants the errors that a sample announces, and no others', () => {
    expect(found('```ts', '// @errors: 2322', "const a: number = 'x'", '```')).toEqual([])
    expect(found('```ts', '// @errors: 2322', 'const a: number = 1', '```')).toEqual([
      'docs/bad.md:2  The sample announces TS2322, but it compiles without.',
    ])
  })
})
