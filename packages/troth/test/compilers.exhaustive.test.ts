// The built declarations compile with the compilers that the package supports, the oldest to the newest, which
// are installed from the registry: in browsers, in workers and in Node without the DOM library, for every way of
// resolving modules. What is wrong in declarations of others is not our concern.

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { npm, run } from '../../../scripts/command.mjs'

const here = fileURLToPath(new URL('.', import.meta.url))
const VERSIONS = ['5.4', '5.6', '5.9', 'latest']
const aliasOf = (version: string) => `typescript-${version}`

/** What a project has, and how it finds modules. `node10` has no `exports`, and is gone from the newest. */
const PROJECTS: readonly [name: string, options: Record<string, unknown>, versions?: readonly string[]][] = [
  [
    'a browser, with a bundler',
    { lib: ['es2023', 'dom', 'dom.iterable'], module: 'esnext', moduleResolution: 'bundler' },
  ],
  ['a worker', { lib: ['es2023', 'webworker', 'webworker.iterable'], module: 'nodenext' }],
  ['Node without the DOM library', { lib: ['es2023'], types: ['node'], module: 'nodenext' }],
  [
    'CommonJS that knows no exports',
    { lib: ['es2023', 'dom', 'dom.iterable'], module: 'commonjs', moduleResolution: 'node10' },
    ['5.4', '5.6', '5.9'],
  ],
]
const STRICT = {
  target: 'es2022',
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: false,
  types: [],
  skipDefaultLibCheck: true,
  declaration: true,
  outDir: 'out',
}

/** What another package exports with `isolatedDeclarations`: its types are written down, in the names that Troth exports. */
const EXPORTING = `import { createClient, type TrothClient, type TrothOptions, type TrothPromise } from 'troth'
import { bearer } from 'troth/auth'
export const options: TrothOptions = { baseUrl: 'https://api.example.com', timeout: undefined, ...bearer({ getToken: () => null }) }
export const api: TrothClient<{ detail: string }> = createClient<{ detail: string }>(options)
export function readUser(id: number): TrothPromise<{ name: string }, { detail: string }> {
  return api.getAsync<{ name: string }>(\`users/\${id}\`)
}
`
/** What must not compile, so that a package whose types are not found fails. */
const WRONG = `import { createClient } from 'troth'
createClient({ timeout: 'long' })
`

describe('the built declarations compile', () => {
  let folder = ''
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'troth-compilers-'))
    const packages = VERSIONS.map((version) => `${aliasOf(version)}@npm:typescript@${version}`)
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
    const flags = ['--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts']
    const installed = await npm(['install', ...flags, ...packages, '@types/node@20'], { cwd: folder })
    expect(installed.code, installed.output).toBe(0)
    symlinkSync(join(here, '..'), join(folder, 'node_modules/troth'), 'junction')
    const use = readFileSync(join(here, 'libraries.use.ts'), 'utf8').replace('../src/index.js', 'troth')
    for (const kind of ['module', 'commonjs']) {
      mkdirSync(join(folder, kind))
      writeFileSync(join(folder, kind, 'package.json'), JSON.stringify({ type: kind }))
      writeFileSync(join(folder, kind, 'core.ts'), use)
      cpSync(join(here, 'entries/libraries.use.ts'), join(folder, kind, 'entries.ts'))
      writeFileSync(join(folder, kind, 'exporting.ts'), EXPORTING)
      writeFileSync(join(folder, kind, 'wrong.ts'), WRONG)
    }
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const cases = VERSIONS.flatMap((version) =>
    PROJECTS.filter(([, , versions = VERSIONS]) => versions.includes(version)).map(
      ([name, options]) => [version, name, options] as const,
    ),
  )
  it.each(cases)('with TypeScript %s in %s', async (version, _, options) => {
    const cwd = join(folder, options.module === 'commonjs' ? 'commonjs' : 'module')
    // Older ones do not know the option.
    const isolated = version === '5.4' ? {} : { isolatedDeclarations: true }
    const compilerOptions = { ...STRICT, ...isolated, ...options }
    writeFileSync(join(cwd, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }))
    const compiler = join(folder, 'node_modules', aliasOf(version), 'bin/tsc')
    const { output } = await run(process.execPath, [compiler, '-p', '.', '--pretty', 'false'], { cwd })
    const ours = output.split('\n').filter((line) => /error/.test(line) && !/node_modules\/@types/.test(line))
    expect(ours).toEqual([expect.stringMatching(/^wrong\.ts\(2,16\): error TS2322/)])
    const declared = readFileSync(join(cwd, 'out/exporting.d.ts'), 'utf8')
    expect(declared).toContain('api: TrothClient<{')
  })
})
