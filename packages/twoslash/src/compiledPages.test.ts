import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { completeConfig } from '../../vellum/src/node/config/siteConfig.js'
import type { CompileTask } from '../../vellum/src/node/steps/compileCache.js'
import { createCompileTools } from '../../vellum/src/node/steps/compileTools.js'
import { PAGES_KIND } from '../../vellum/src/node/steps/contentKinds.js'
import { tempFolders, writeFiles } from '../../vellum/test/tempFolder.js'
import { typedSamples } from './index.js'

const OPTIONS =
  'export interface Options {\n  timeout?: number\n}\nexport declare function make(options: Options): void\n'

const tempFolder = tempFolders()

function makeProject() {
  const dir = tempFolder({
    'lib/package.json': '{"name":"lib","types":"index.d.ts"}',
    'lib/index.d.ts': OPTIONS,
    'site/node_modules/.keep': '',
  })
  symlinkSync(join(dir, 'lib'), join(dir, 'site/node_modules/lib'))
  return dir
}

/** The tools of a build; another build has others, and the same cache. */
function openTools(dir: string) {
  const siteDir = join(dir, 'site')
  const config = completeConfig(
    {
      title: 'Site',
      url: 'https://site.dev',
      baseUrl: '/',
      ...typedSamples({ compilerOptions: { lib: ['es2023'], types: [], jsx: 'preserve' } }).config,
    },
    { siteDir },
  )
  const cacheDir = join(siteDir, '.vellum/cache')
  const targets = { docs: new Map(), pages: new Map() } as never
  return createCompileTools({ config, configFiles: [], configHash: '', targets, cacheDir, engine: 'engine' })
    .pages
}

const task: CompileTask = {
  kind: PAGES_KIND,
  file: '/site/src/pages/a.md',
  source: 'src/pages/a.md',
  body: "# A\n\n```ts\nimport { make } from 'lib'\n// ---cut---\nmake({ timeout: 1 })\n```\n",
  bodyLine: 4,
  format: 'mdx',
  frontMatter: {},
}

describe('createCompileTools', () => {
  it('compiles a page again when an option of a linked package has another name', async () => {
    const dir = makeProject()
    const first = openTools(dir)
    expect(await first.find(task)).toBeUndefined()
    expect((await first.compile(task)).problems).toEqual([])
    await first.settle()
    expect(await openTools(dir).find(task)).toBeDefined()

    writeFiles(dir, { 'lib/index.d.ts': OPTIONS.replace('timeout', 'patience') })
    const later = openTools(dir)
    expect(await later.find(task)).toBeUndefined()
    const wrong = {
      type: 'sample',
      code: 'wrong-sample',
      message:
        "The sample does not compile (TS2353): Object literal may only specify known properties, and 'timeout' does not exist in type 'Options'.",
      hint: 'Correct the sample, allow the error with "// @errors: 2353", or write no-twoslash after the language.',
      frame:
        "   7 | import { make } from 'lib'\n   8 | // ---cut---\n>  9 | make({ timeout: 1 })\n     |        ^\n  10 | ```",
      line: 9,
      column: 8,
    }
    expect((await later.compile(task)).problems).toEqual([wrong])
    // The tools that are open see it, too: those of a development server are.
    expect((await first.compile(task)).problems).toEqual([wrong])

    writeFiles(dir, { 'lib/index.d.ts': OPTIONS })
    expect((await first.compile(task)).problems).toEqual([])
  })
})
