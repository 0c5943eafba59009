import { describe, expect, it, vi } from 'vitest'
import { createMarkdownCompiler } from '../compile/compileMarkdown.js'
import type { CheckOutcome, TypeChecker } from './types.js'

const RESULT: CheckOutcome = {
  ok: true,
  sample: {
    code: 'const fig = 1',
    hovers: [{ line: 0, start: 6, length: 3, text: 'const fig: 1 & "ripe"' }],
    notes: [{ type: 'query', line: 0, start: 6, length: 3, text: 'const fig: 1' }],
    declarations: { 'lib/fig.d.ts': 'state' },
  },
}
const fence = (info: string, ...lines: readonly string[]) => `\`\`\`${info}\n${lines.join('\n')}\n\`\`\`\n\n`

/**
 * Compiles a page with a checker that returns the same for each sample; without a checker if there is no
 * outcome.
 */
async function compile(body: string, outcome?: CheckOutcome, twoslash = false) {
  const check = vi.fn<TypeChecker['check']>(async (samples) => samples.map(() => outcome!))
  const compiler = createMarkdownCompiler({ twoslash }, outcome && { check, isCurrent: () => true })
  const page = await compiler.compile({
    body,
    bodyLine: 3,
    source: 'docs/a.md',
    format: 'mdx',
    frontMatter: {},
    partial: false,
    resolver: {
      link: (href) => ({ type: 'internal', href }),
      image: () => ({ type: 'missing', meant: undefined }),
      file: () => ({ type: 'missing', meant: undefined }),
    },
  })
  return { page, samples: check.mock.calls.flatMap(([samples]) => samples) }
}

describe('checkSamples', () => {
  it('CB-14: passes each sample with the files before it to the checker, and shows its result', async () => {
    const { page, samples } = await compile(
      fence('json title="src/data.json"', '{}') +
        fence('ts title="src/fig.ts"', 'const fig = 1') +
        fence('tsx no-twoslash', 'const a: string = 1') +
        fence('tsx', 'fig'),
      RESULT,
      true,
    )
    expect(samples).toEqual([
      { name: 'src/fig.ts', code: 'const fig = 1', files: { 'src/data.json': '{}' } },
      {
        name: 'src/sample.tsx',
        code: 'fig',
        files: { 'src/data.json': '{}', 'src/fig.ts': 'const fig = 1' },
      },
    ])
    expect(page.body.type === 'html' && page.body.html).toContain(
      '<span class="tk-keyword">const</span> <span data-type="const fig: 1 &amp; &quot;ripe&quot;">fig</span>',
    )
    expect(page.body.type === 'html' && page.body.html).toContain(
      '<span class="vl-type-note">      <span class="vl-type-query"><span class="tk-keyword">const</span> fig: <span class="tk-number">1</span></span></span>',
    )
    expect(page.declarations).toEqual({ 'lib/fig.d.ts': 'state' })
  })

  it('reports a problem at its position in the file', async () => {
    const wrong: CheckOutcome = {
      ok: false,
      problems: [{ line: 1, column: 2, message: 'Wrong.', hint: 'Fix it.' }],
    }
    const { page } = await compile(`- Item:\n\n  ${fence('ts twoslash', 'a', '  b()', '  ').trim()}`, wrong)
    expect(page.problems).toMatchObject([{ type: 'sample', message: 'Wrong.', line: 7, column: 3 }])
  })

  it('CB-15: reports each block that requests its types if the site has no checker', async () => {
    const { page } = await compile(
      fence('ts', 'const a = 1') +
        fence('ts twoslash', 'const b: string = 1') +
        fence('typescript no-twoslash', 'const c = 1'),
    )
    expect(page.problems).toEqual([
      {
        type: 'sample',
        code: 'no-type-checker',
        message: 'The code block has the word twoslash, but the site has no type checker.',
        hint: 'Run `npm install -D vellum-twoslash`, import `typedSamples` from it in the configuration, and write `plugins: [typedSamples()]`. Or remove the word.',
        frame: '  5 | ```\n  6 |\n> 7 | ```ts twoslash\n    | ^\n  8 | const b: string = 1',
        line: 7,
        column: 1,
      },
    ])
  })

  it('CB-15: warns about a block in another language that requests its types', async () => {
    const { page } = await compile(fence('js twoslash', 'const a = 1'), RESULT)
    expect(page.problems).toMatchObject([
      {
        type: 'language',
        code: 'no-types-in-language',
        message: 'Code blocks in js have no types: the word twoslash is for ts and tsx.',
        line: 3,
      },
    ])
  })
})
