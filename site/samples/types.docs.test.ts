// Every sample of the site compiles against the declarations of Troth, and what is reported for one that does not names the line
// of its page. Both are checked at once: most of the time goes into reading declarations.

import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { collectSamples, listPages, pageSamples, type Sample, whereIs } from './collect'
import { docCommentSamples } from './docComments'
import { sampleLines } from './fenceLines'
import { openFolder } from './folders'
import { recordCounts } from './summary'
import { checkTypes, describeFinding } from './typeCheck'

const MOST_UNCHECKED = 4
const HINT =
  'Correct the sample. If the error is the point, announce it with "// @errors: <number>" in the code, or errors="<number>" after js.'

const all = [...collectSamples(), ...docCommentSamples()]
const unchecked = all.filter(({ unchecked }) => unchecked !== undefined)
const samples = all.filter(({ unchecked }) => unchecked === undefined)

const MISSPELT = ["import { createClient } from 'troth'", '', 'createClient({ timout: 1 })']
const FILE = ['```ts title="src/a.ts"', 'export const a: number = 1', '```', '']
const TEMPLATE = [
  '<script setup lang="ts">',
  "import { ref } from 'vue'",
  'const user = ref({ id: 7 })',
  '</script>',
  '',
  '<template>',
  '  <p>{{ user.nmae }}</p>',
  '</template>',
]
const SCRIPT = ['<p>Hello</p>', '<script>', '  Troth.createCleint()', '</script>']
/** Pages with errors, by their names. */
const FAULTY = {
  misspelt: ['# Bad', '', '```ts', ...MISSPELT, '```', '', '```js', ...MISSPELT, '```'],
  required: ['```js', "const { createCleint } = require('troth')", '```'],
  page: ['Text', '', '```html', ...SCRIPT, '```'],
  template: ['```vue', ...TEMPLATE, '```'],
  file: [...FILE, '```ts', "import { a } from './a'", 'a.toUpperCase()', '```'],
  announced: ['```ts', '// @errors: 2322', "const a: number = 'x'", '```'],
  missing: ['```ts', '// @errors: 2322', 'const a: number = 1', '```'],
}
const faulty = Object.entries(FAULTY).flatMap(([name, lines]) =>
  pageSamples(`docs/${name}.md`, lines.join('\n')),
)

const folder = openFolder('types')
const allFindings = checkTypes([...samples, ...faulty], folder.path)
folder.remove()
const findings = allFindings.filter(({ sample }) => !faulty.includes(sample))
const clean = samples.filter((sample) => !findings.some((finding) => finding.sample === sample))

afterAll(() => recordCounts('types', { typeChecked: clean.length, optedOut: unchecked.length }))

describe('types of samples', () => {
  const pages = [...new Set(samples.map(({ page }) => page))]

  it.each(pages)('%s compiles', (page) => {
    const pageFindings = findings.filter(({ sample }) => sample.page === page).map(describeFinding)
    if (pageFindings.length > 0) expect.fail(`\n${pageFindings.join('\n')}\n${HINT}`)
  })

  it.each(listPages())('$page hides no sample', ({ page, file }) => {
    const text = readFileSync(file, 'utf8')
    expect(pageSamples(page, text).map(({ line }) => line)).toEqual(sampleLines(text))
    // Code in a component is not a fence, so it would not be checked.
    expect(text).not.toMatch(/<CodeBlock\b/)
  })

  it('opts out rarely, and says why', () => {
    const describe = (sample: Sample) => `${whereIs(sample)} ${sample.unchecked}`
    expect(unchecked.filter(({ unchecked }) => !unchecked).map(describe)).toEqual([])
    expect(unchecked.length, unchecked.map(describe).join('\n')).toBeLessThanOrEqual(MOST_UNCHECKED)
  })
})

describe('what is reported for a sample', () => {
  const findingsOf = (name: keyof typeof FAULTY) =>
    allFindings
      .filter(({ sample }) => faulty.includes(sample) && sample.page === `docs/${name}.md`)
      .map(describeFinding)

  it('with a misspelt option, in TypeScript and in JavaScript', () => {
    const message =
      "TS2561: Object literal may only specify known properties, but 'timout' does not exist in type 'TrothOptions'. Did you mean to write 'timeout'?"
    expect(findingsOf('misspelt')).toEqual([
      `docs/misspelt.md:6  ${message}`,
      `docs/misspelt.md:12  ${message}`,
    ])
  })

  it('with a name that the library does not export, with require and in a page', () => {
    expect(findingsOf('required')).toEqual([
      expect.stringMatching(/^docs\/required\.md:2 {2}TS2(339|551|724): /),
    ])
    expect(findingsOf('page')).toEqual([
      expect.stringMatching(/^docs\/page\.md:6 {2}TS2551: Property 'createCleint' does not exist/),
    ])
  })

  it('with an error in a template', () => {
    expect(findingsOf('template')).toEqual([
      "docs/template.md:8  TS2339: Property 'nmae' does not exist on type '{ id: number; }'.",
    ])
  })

  it('that uses the files which the page has shown before', () => {
    expect(findingsOf('file')).toEqual([
      "docs/file.md:7  TS2339: Property 'toUpperCase' does not exist on type 'number'.",
    ])
  })

  it('that announces errors: others, and those that are not there', () => {
    expect(findingsOf('announced')).toEqual([])
    expect(findingsOf('missing')).toEqual([
      'docs/missing.md:2  The sample announces TS2322, but it compiles without.',
    ])
  })
})
