import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { formatError, VellumError } from '../../vellum/src/node/base/errors.js'
import { openCodeCache } from '../../vellum/src/node/markdown/code/codeCache.js'
import {
  type CompilerOptions,
  createMarkdownCompiler,
} from '../../vellum/src/node/markdown/compile/compileMarkdown.js'
import type { CompileInput } from '../../vellum/src/node/markdown/compile/types.js'
import { createDeclarationStates } from '../../vellum/src/node/markdown/samples/declarations.js'
import type { Sample, TypeChecker } from '../../vellum/src/node/markdown/samples/types.js'
import { createSiteTypeChecker } from '../../vellum/src/node/steps/siteTypeChecker.js'
import { tempFolders, writeFiles } from '../../vellum/test/tempFolder.js'
import { typedSamples } from './index.js'

const tempFolder = tempFolders()
// The compiler takes seconds to start on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const FRUIT = `/** Something that grows. */
export interface Fruit {
  name: string
  /** In grams. */
  weight?: number
}
/** Picks one. */
export declare function pick(name: string): Fruit
`

const FILES = {
  'node_modules/fruit/package.json': '{"name":"fruit","version":"1.0.0","types":"index.d.ts"}',
  'node_modules/fruit/index.d.ts': FRUIT,
}
/** Quick to load. */
const LITTLE = { lib: ['es2023'], types: [], jsx: 'preserve' }

function openChecker(siteDir: string, compilerOptions: Record<string, unknown> = {}) {
  const { config } = typedSamples({ compilerOptions: { ...LITTLE, ...compilerOptions } })
  const checker = config.markdown.twoslash
  const states = createDeclarationStates(siteDir)
  return createSiteTypeChecker(checker, { siteDir, folder: join(siteDir, '.vellum/samples'), states })!
}

const sharedDir = mkdtempSync(join(tmpdir(), 'vellum-samples-'))
writeFiles(sharedDir, FILES)
const shared = openChecker(sharedDir)
afterAll(() => rmSync(sharedDir, { recursive: true }))

/** A site with a package, and the checker of most tests. */
function makeSite(
  options: CompilerOptions = {},
  { siteDir, checker }: { siteDir: string; checker: TypeChecker } = { siteDir: sharedDir, checker: shared },
) {
  const check = vi.fn(checker.check)
  const compiler = createMarkdownCompiler(options, { ...checker, check })
  const compile = (body: string, input: Partial<CompileInput> = {}) =>
    compiler.compile({
      body,
      bodyLine: 1,
      source: 'docs/a.md',
      format: 'mdx',
      frontMatter: {},
      partial: false,
      resolver: {
        link: (href) => ({ type: 'internal', href }),
        image: () => ({ type: 'missing', meant: undefined }),
        file: () => ({ type: 'missing', meant: undefined }),
      },
      ...input,
    })
  return {
    siteDir,
    check,
    compile,
    html: async (body: string) => {
      const page = await compile(body)
      expect(page.problems).toEqual([])
      return page.body.type === 'html' ? page.body.html : expect.fail('is live')
    },
    /** The problems as a build prints them. */
    problems: async (body: string, input: Partial<CompileInput> = {}) =>
      (await compile(body, input)).problems.map(({ message, hint, frame, line, column }) =>
        formatError(
          new VellumError(message, {
            code: 'invalid-field',
            files: [`docs/a.md:${line}:${column}`],
            ...(hint !== undefined && { hint }),
            ...(frame !== undefined && { frame }),
          }),
        ),
      ),
  }
}

const fence = (info: string, ...lines: readonly string[]) => `\`\`\`${info}\n${lines.join('\n')}\n\`\`\`\n\n`

/** What a reader copies: the text without notes. */
const copied = (html: string) =>
  html
    .replace(/<span class="tk-[^>]*>([^<]*)<\/span>/g, '$1')
    .replace(/<span class="vl-type-note"> *<span[^>]*>[^<]*<\/span><\/span>/g, '')
    .replace(/<[^>]*>/g, '')

describe('samples', () => {
  it('are rendered with their types', async () => {
    const { html } = makeSite()
    const body = readFileSync(new URL('./fixtures/twoslash.md', import.meta.url), 'utf8')
    await expect(`${await html(body)}\n`).toMatchFileSnapshot('./fixtures/twoslash.html')
  })

  it('are the fences that opt in, or all that do not opt out', async () => {
    const body =
      fence('ts', 'const a = 1') +
      fence('ts twoslash', 'const b = 1') +
      fence('typescript no-twoslash', 'const c = 1')
    const names = async (options: CompilerOptions) => {
      const { html } = makeSite(options)
      return [...(await html(body)).matchAll(/data-type="[^"]*">(\w+)/g)].map(([, name]) => name)
    }
    expect(await names({})).toEqual(['b'])
    expect(await names({ twoslash: true })).toEqual(['a', 'b'])
  })

  it('show types of the packages of the site', async () => {
    const { html } = makeSite()
    expect(
      await html(fence('ts twoslash', "import { pick } from 'fruit'", "const { name } = pick('fig')")),
    ).toMatchInlineSnapshot(`
      "<div class="language-ts theme-code-block vl-code"><div class="vl-code-content"><pre tabindex="0" class="vl-code-pre"><code class="vl-code-lines"><span class="tk-keyword">import</span> { <span data-type="function pick(name: string): Fruit">pick</span> } <span class="tk-keyword">from</span> <span class="tk-string">'fruit'</span>
      <span class="tk-keyword">const</span> { <span data-type="const name: string">name</span> } <span class="tk-operator">=</span> <span class="tk-function" data-type="pick(name: string): Fruit">pick</span>(<span class="tk-string">'fig'</span>)</code></pre></div></div>"
    `)
  })

  it('show what is not cut, with the answers to queries and the errors they allow', async () => {
    const { html } = makeSite()
    const page = await html(
      fence(
        'ts twoslash {1} showLineNumbers title="a.ts"',
        '// @errors: 2339',
        "import { pick } from 'fruit'",
        '// ---cut---',
        "const fig = pick('fig')",
        '//    ^?',
        '  fig.seeds',
      ),
    )
    expect(page).toMatchInlineSnapshot(`
      "<div class="language-ts theme-code-block vl-code"><div class="vl-code-title">a.ts</div><div class="vl-code-content"><pre tabindex="0" class="vl-code-pre"><code class="vl-code-lines vl-code-numbered"><span class="vl-line theme-code-block-highlighted-line" data-line="1"><span class="tk-keyword">const</span> <span data-type="const fig: Fruit">fig</span> <span class="tk-operator">=</span> <span class="tk-function" data-type="pick(name: string): Fruit">pick</span>(<span class="tk-string">'fig'</span>)
      </span><span class="vl-type-note">      <span class="vl-type-query"><span class="tk-keyword">const</span> fig: <span class="tk-type">Fruit</span></span></span><span class="vl-line" data-line="2">  <span data-type="const fig: Fruit">fig</span>.<span class="tk-property vl-type-wrong">seeds</span>
      </span><span class="vl-type-note">  <span class="vl-type-error">Property 'seeds' does not exist on type 'Fruit'.</span></span></code></pre></div></div>"
    `)
    expect(copied(page)).toBe("a.tsconst fig = pick('fig')\n  fig.seeds\n")
  })

  it('keep the comments that mark lines', async () => {
    const { html } = makeSite()
    const page = await html(fence('ts twoslash', 'const a = 1', '// highlight-next-line', 'const b = 2'))
    expect(page).toMatchInlineSnapshot(`
      "<div class="language-ts theme-code-block vl-code"><div class="vl-code-content"><pre tabindex="0" class="vl-code-pre"><code class="vl-code-lines"><span class="vl-line"><span class="tk-keyword">const</span> <span data-type="const a: 1">a</span> <span class="tk-operator">=</span> <span class="tk-number">1</span>
      </span><span class="vl-line theme-code-block-highlighted-line"><span class="tk-keyword">const</span> <span data-type="const b: 2">b</span> <span class="tk-operator">=</span> <span class="tk-number">2</span>
      </span></code></pre></div></div>"
    `)
  })

  it('import the files of their page that stand before them', async () => {
    const { problems } = makeSite({ twoslash: true })
    const page =
      fence('json title="src/data.json"', '{ "a": 1 }') +
      fence('css title="src/a.css"', 'a {}') +
      fence('vue title="src/App.vue"', '<template/>') +
      fence('ts title="src/api.ts"', "import data from './data.json'", 'export const a: number = data.a') +
      fence('ts', "import { a } from './api'", "import App from './App.vue'", "import './a.css'", 'App(a)') +
      fence('ts title="src/api.ts"', 'export const b = 1') +
      fence('tsx title="main.tsx"', "import { b } from './src/api'", 'export { b }') +
      fence('ts', "import { b } from './src/api'", 'export { b }')
    expect(await problems(page)).toEqual([])
    // What another page has is not there.
    expect(await problems(fence('ts', "import { b } from './src/api'", 'b.length'))).toEqual([
      `The sample does not compile (TS2307): Cannot find module './src/api' or its corresponding type declarations.
  at docs/a.md:2:19
    1 | \`\`\`ts
  > 2 | import { b } from './src/api'
      |                   ^
    3 | b.length
  Correct the sample, allow the error with "// @errors: 2307", or write no-twoslash after the language.`,
    ])
  })

  it('know Node and what is installed while the checker is open', async () => {
    const siteDir = tempFolder({
      ...FILES,
      'node_modules/@types/node/package.json':
        '{"name":"@types/node","version":"1.0.0","types":"index.d.ts"}',
      'node_modules/@types/node/index.d.ts': 'declare var process: { pid: number }',
    })
    const checker = openChecker(siteDir, { types: undefined })
    const { problems } = makeSite({}, { siteDir, checker })
    const page = fence('ts twoslash', "import { nut } from 'nuts'", 'nut(process.pid)')
    expect(await problems(page)).toEqual([
      expect.stringContaining("(TS2307): Cannot find module 'nuts' or its corresponding type declarations."),
    ])
    writeFiles(siteDir, {
      'node_modules/nuts/package.json': '{"name":"nuts","version":"1.0.0","types":"index.d.ts"}',
      'node_modules/nuts/index.d.ts': 'export declare function nut(count: number): void',
    })
    const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 6000)
    expect(await problems(page)).toEqual([])
    later.mockRestore()
  })

  it('do not name folders of the machine', async () => {
    const { html, siteDir } = makeSite({ twoslash: true })
    const page = await html(
      fence('ts title="a.ts"', 'export const a = 1') +
        fence('ts', "const all = { fruit: await import('fruit'), a: await import('./a') }"),
    )
    expect(page).not.toContain(siteDir)
    expect(page).toContain('import(&quot;fruit&quot;)')
    expect(page).toContain('import(&quot;./a&quot;)')
  })
})

describe('samples: mistakes', () => {
  it('are all reported, with their position in the file', async () => {
    const { problems } = makeSite({ twoslash: true })
    const body = `# A

- In a list:

  \`\`\`ts
  import { pick } from 'fruit'
  // ---cut---
  const fig = pick('fig', 1)
  const name: number = fig.name
  \`\`\`

> \`\`\`ts
> // @errors: 2322
> const a = 'b'.nope
> \`\`\`
`
    expect(await problems(body, { bodyLine: 4 })).toMatchInlineSnapshot(`
      [
        "The sample does not compile (TS2554): Expected 1 arguments, but got 2.
        at docs/a.md:11:27
           9 |   import { pick } from 'fruit'
          10 |   // ---cut---
        > 11 |   const fig = pick('fig', 1)
             |                           ^
          12 |   const name: number = fig.name
        Correct the sample, allow the error with "// @errors: 2554", or write no-twoslash after the language.",
        "The sample does not compile (TS2322): Type 'string' is not assignable to type 'number'.
        at docs/a.md:12:9
          10 |   // ---cut---
          11 |   const fig = pick('fig', 1)
        > 12 |   const name: number = fig.name
             |         ^
          13 |   \`\`\`
        Correct the sample, allow the error with "// @errors: 2322", or write no-twoslash after the language.",
        "The sample allows the error 2322, but the compiler does not report it.
        at docs/a.md:16:3
          14 |
          15 | > \`\`\`ts
        > 16 | > // @errors: 2322
             |   ^
          17 | > const a = 'b'.nope
        Remove the number from "// @errors", or let the sample show the error.",
        "The sample does not compile (TS2339): Property 'nope' does not exist on type '"b"'.
        at docs/a.md:17:17
          15 | > \`\`\`ts
          16 | > // @errors: 2322
        > 17 | > const a = 'b'.nope
             |                 ^
          18 | > \`\`\`
        Correct the sample, allow the error with "// @errors: 2322 2339", or write no-twoslash after the language.",
      ]
    `)
  })

  it.each([
    [['// @error: 2322', 'const a = 1'], 'The directive "@error" is unknown.', 2, 'Did you mean "@errors"?'],
    [
      ['const a = 1', '// @copyright'],
      'The directive "@copyright" is unknown.',
      3,
      'If it is not meant as a directive, word the comment differently, or write no-twoslash after the language.',
    ],
    [
      ['// @errors: 2322', 'const a = 1'],
      'The sample allows the error 2322, but the compiler does not report it.',
      2,
      'Remove the number from "// @errors", or let the sample show the error.',
    ],
    [
      ['const a = 1', 'const b = a', '     // ^?'],
      'The query "^?" points at nothing that has a type.',
      4,
      'Put the "^" under a name in the line above, one that is shown.',
    ],
    [
      ['const a = 1', '// ---cut-start---', 'const b = 1'],
      'A "---cut-start---" or a "---cut-end---" has no partner.',
      3,
      'Write one "// ---cut-end---" after each "// ---cut-start---".',
    ],
    [
      ['// @target: es1', 'const a = 1'],
      /^The sample cannot be checked: Invalid inline compiler value\. Got es1 for target/,
      2,
      'Correct the directive, or write no-twoslash after the language.',
    ],
  ])('%j', async (lines, message, line, hint) => {
    const { compile } = makeSite()
    const { problems } = await compile(fence('ts twoslash', ...lines))
    expect(problems).toEqual([
      {
        type: 'sample',
        code: 'wrong-sample',
        message: typeof message === 'string' ? message : expect.stringMatching(message),
        hint,
        frame: expect.stringContaining(`> ${line} |`),
        line,
        column: 1,
      },
    ])
  })

  it('in the options of the compiler are reported', async () => {
    const { compile } = makeSite(
      {},
      { siteDir: sharedDir, checker: openChecker(sharedDir, { target: 'es1', nope: true }) },
    )
    await expect(
      compile(fence('ts twoslash', 'const a = 1')).catch(formatError),
    ).resolves.toMatchInlineSnapshot(`
      "The compiler does not accept the \`compilerOptions\` of \`typedSamples()\`: Argument for '--target' option must be: 'es6', 'es2015', 'es2016', 'es2017', 'es2018', 'es2019', 'es2020', 'es2021', 'es2022', 'es2023', 'es2024', 'es2025', 'esnext'.
      Unknown compiler option 'nope'.
        at vellum.config.ts
        Write them as in a tsconfig.json."
    `)
  })
})

describe('samples of one page', () => {
  const declared = (html: string, name: string) =>
    new RegExp(`data-type="(const ${name}: [^"]*)"`).exec(html)?.[1]

  it('show the same types as each of them alone', async () => {
    const { html } = makeSite({ twoslash: true })
    const first = fence('ts', "export type Fig = 'ripe' | 'green'", "export const all: 'b' | 'a' = 'b'")
    const second = fence('ts', "declare const either: 'a' | 'b' | 'green'", 'const chosen = either')
    const alone = declared(await html(second), 'chosen')
    expect(alone).toBe('const chosen: &quot;a&quot; | &quot;b&quot; | &quot;green&quot;')
    expect(declared(await html(first + second), 'chosen')).toBe(alone)
  })

  it('see neither what another declares for all files nor its file', async () => {
    const { html, problems } = makeSite({ twoslash: true })
    const global = (type: string) =>
      fence('ts', 'export {}', `declare global { var ripeness: ${type} }`, 'const found = ripeness')
    const page = await html(global('number') + global('string') + fence('ts', 'const after = 1'))
    expect([...page.matchAll(/const found: \w+/g)].map(([text]) => text)).toEqual([
      'const found: number',
      'const found: string',
    ])
    const usesGlobal = fence('ts', 'export {}', 'declare global { var ripe: 1 }') + fence('ts', 'ripe')
    expect((await problems(usesGlobal)).join()).toContain("Cannot find name 'ripe'")
    const later =
      fence('ts', "import { a } from './later'") + fence('ts title="later.ts"', 'export const a = 1')
    expect((await problems(later)).join()).toContain("Cannot find module './later'")
  })

  it('are files of one program', async () => {
    const { compile, check } = makeSite({ twoslash: true })
    check.mockClear()
    await compile(fence('ts', 'const a = 1') + fence('ts', 'const b = 2') + fence('tsx', 'const c = <b />'))
    expect(check.mock.calls.map(([samples]) => samples.length)).toEqual([3])
  })
})

describe('samples of many pages', () => {
  const sample = (...lines: readonly string[]): Sample => ({
    name: 'sample.ts',
    code: lines.join('\n'),
    files: {},
  })
  /** What is said of each: the types of its names, or its errors. */
  const said = async (checker: TypeChecker, samples: readonly Sample[]) =>
    (await checker.check(samples)).map((outcome) =>
      outcome.ok
        ? outcome.sample.hovers.map(({ text }) => text)
        : outcome.problems.map(({ message }) => message.replace(/^.*: /, '')),
    )

  it('show members without their owner, each time and in every scope', async () => {
    const uses = ["const fig = pick('fig')", 'fig.weight', 'calls.push(() => fig.weight)']
    const lines = ["import { pick } from 'fruit'", 'const calls: (() => unknown)[] = []', ...uses]
    const [texts] = await said(shared, [sample(...lines, 'function again() {', ...uses, '}')])
    const weight = 'weight?: number | undefined'
    const used = [
      'const fig: Fruit',
      'pick(name: string): Fruit',
      'const fig: Fruit',
      weight,
      'const calls: (() => unknown)[]',
      'push(...items: (() => unknown)[]): number',
      'const fig: Fruit',
      weight,
    ]
    expect(texts).toEqual(['function pick(name: string): Fruit', ...used, 'function again(): void', ...used])
  })

  it('do not see the files of each other, nor those of samples before them', async () => {
    const importing = sample("import { a } from './a'", 'export const b = a')
    const of = (text: string): Sample => ({ ...importing, files: { 'a.ts': text } })
    const missing = "Cannot find module './a' or its corresponding type declarations."
    const samples = [of('export const a = 1'), importing, of("export const a = 'text'")]
    expect(await said(shared, samples)).toEqual([
      ['const a: 1', 'const b: 1', 'const a: 1'],
      [missing],
      ['const a: "text"', 'const b: "text"', 'const a: "text"'],
    ])
    expect(await said(shared, [importing])).toEqual([[missing]])
  })

  it('do not see what a package declares for all files, unless they import it', async () => {
    const siteDir = tempFolder({
      ...FILES,
      'node_modules/nuts/package.json': '{"name":"nuts","version":"1.0.0","types":"index.d.ts"}',
      'node_modules/nuts/index.d.ts': `import 'fruit'
declare global { var shelled: boolean }
declare module 'fruit' { interface Fruit { shell: true } }
export {}`,
      'node_modules/bowl/package.json': '{"name":"bowl","version":"1.0.0","types":"index.d.ts"}',
      'node_modules/bowl/index.d.ts': '/// <reference path="more.d.ts" />\nexport {}',
      'node_modules/bowl/more.d.ts': "import 'nuts'",
    })
    const checker = openChecker(siteDir)
    const uses = ["import { pick } from 'fruit'", "export const all = [shelled, pick('a').shell]"]
    const samples = [sample("import 'nuts'", ...uses), sample(...uses), sample("import 'bowl'", ...uses)]
    const alone = []
    for (const one of samples) alone.push(...(await said(openChecker(siteDir), [one])))
    expect(alone[1]).toEqual([
      "Cannot find name 'shelled'.",
      "Property 'shell' does not exist on type 'Fruit'.",
    ])
    expect(alone[0]).toContain('const all: boolean[]')
    expect(alone[2]).toEqual(alone[0])
    expect(await said(checker, samples)).toEqual(alone)
  })

  it('do not see the scripts of each other, nor what those refer to', async () => {
    const siteDir = tempFolder({
      'node_modules/nuts/package.json': '{"name":"nuts","version":"1.0.0"}',
      'node_modules/nuts/types.d.ts': 'declare const shelled: boolean',
    })
    const of = (text: string): Sample => ({
      ...sample('export const all = [shelled]'),
      files: { 'env.d.ts': text },
    })
    const samples = [
      of('/// <reference types="nuts/types" />'),
      of('export {}'),
      of('declare const shelled: 1'),
      of('/// <reference types="nuts/types" />\n'),
      of('declare const shelled: 1'),
    ]
    const missing = ["Cannot find name 'shelled'."]
    const first = ['const all: boolean[]', 'const shelled: boolean']
    expect(await said(openChecker(siteDir), samples)).toEqual([
      first,
      missing,
      ['const all: 1[]', 'const shelled: 1'],
      first,
      ['const all: 1[]', 'const shelled: 1'],
    ])
  })

  it('depend on what they import, and not on what others do', async () => {
    const siteDir = tempFolder({
      ...FILES,
      'node_modules/nuts/package.json': '{"name":"nuts","version":"2.0.0","types":"index.d.ts"}',
      'node_modules/nuts/index.d.ts': 'export declare const nut: 1',
      'node_modules/bowl/package.json': '{"name":"bowl","version":"3.0.0","types":"index.d.ts"}',
      'node_modules/bowl/index.d.ts': "export * from 'nuts'",
    })
    const outcomes = await openChecker(siteDir).check([
      sample("import { pick } from 'fruit'", 'pick'),
      sample("import { nut } from 'bowl'", 'nut'),
      sample('export {}'),
    ])
    expect(outcomes.map((outcome) => outcome.ok && outcome.sample.declarations)).toEqual([
      { 'node_modules/fruit/package.json': '1.0.0' },
      { 'node_modules/bowl/package.json': '3.0.0', 'node_modules/nuts/package.json': '2.0.0' },
      {},
    ])
  })
})

describe('samples: memory', () => {
  it('are not checked again until they or their declarations change', async () => {
    const siteDir = tempFolder(FILES)
    const { compile, check } = makeSite({ twoslash: true }, { siteDir, checker: openChecker(siteDir) })
    const first = fence(
      'ts title="a.ts"',
      "import { pick } from 'fruit'",
      "export const a = pick('a').weight",
    )
    const second = fence('ts', "import { a } from './a'", 'export const b = a')
    let record = {}
    const run = async (body: string) => {
      const code = openCodeCache(record)
      check.mockClear()
      const page = await compile(body, { codeCache: code })
      record = JSON.parse(JSON.stringify(code.record()))
      return { checks: check.mock.calls.flatMap(([samples]) => samples).length, page }
    }
    const before = await run(first + second)
    expect(before.checks).toBe(2)
    const again = await run(`Text.\n\n${first}${second}`)
    expect(again.checks).toBe(0)
    expect(again.page.declarations).toEqual({ 'node_modules/fruit/package.json': '1.0.0' })
    expect((await run(first + second.replace('b = a', 'c = a'))).checks).toBe(1)
    expect((await run(first.replace('a =', 'd =') + second)).checks).toBe(2)

    await run(first + second)
    writeFiles(siteDir, {
      'node_modules/fruit/package.json': '{"name":"fruit","version":"1.0.1","types":"index.d.ts"}',
      'node_modules/fruit/index.d.ts': FRUIT.replace('weight', 'grams'),
    })
    const broken = await run(first + second)
    expect(broken.checks).toBe(2)
    expect(broken.page.problems.map(({ message, line }) => `${line}: ${message}`)).toEqual([
      "3: The sample does not compile (TS2339): Property 'weight' does not exist on type 'Fruit'.",
    ])
  })
})
