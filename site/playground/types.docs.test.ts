// The editors of the site as readers open them: no program that a page shows has a type error, but those that it is about.

import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FinishedSite, PluginConfig } from 'vellum'
import { type PlaygroundPluginOptions, playground, programTypes } from 'vellum-playground'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { collectSamples, type Sample, SITE, whereIs } from '../samples/collect'
import { modules } from './modules'
import { canRun, programOf } from './runnable'

// One for both: the libraries are read once.
const types = programTypes({ modules }, { siteDir: SITE })
const isStartingPoint = ({ page }: Sample) => page.startsWith('docs/playground/')

it('shows no type error in a sample or starting point, except those that its page is about', () => {
  const samples = collectSamples([]).filter(
    (sample) => isStartingPoint(sample) || canRun(sample, { hasOutput: sample.output !== undefined }),
  )
  const wrong = samples.flatMap((sample) => {
    const file = /\.[cm]?[jt]s$/.test(sample.title ?? '') ? sample.title! : `sample.${sample.language}`
    const problems = types.problems({ file, code: programOf(sample.code) })
    const isExpected = (code: number) => sample.language === 'ts' && sample.errors.includes(code)
    return problems
      .filter(({ code }) => !isExpected(code))
      .map(({ code, message }) => `${whereIs(sample)} ${code} ${message}`)
  })
  expect(wrong).toEqual([])
  expect(samples.filter(isStartingPoint).length).toBeGreaterThanOrEqual(16)
  expect(samples.length).toBeGreaterThan(100)
})

it('finds a type error in what a reader writes', () => {
  const code = "import { createClient } from 'troth'\ncreateClient({ timeout: '5 s' })\n"
  expect(types.problems({ file: 'a.ts', code }).map(({ code }) => code)).toEqual([2322])
})

let cacheDir: string
beforeAll(() => {
  cacheDir = mkdtempSync(join(tmpdir(), 'troth-types-'))
})
afterAll(() => rmSync(cacheDir, { recursive: true }))

/** What a build with some options writes, and the module that its pages get. */
async function build(options: Pick<PlaygroundPluginOptions, 'types'>) {
  const plugin = playground({ modules, ...options })
  const config = plugin.config as (input: object) => Promise<PluginConfig>
  const once = (_: string, compute: () => unknown) => compute()
  const { vite } = await config({ siteDir: SITE, once })
  const files = new Map<string, string>()
  const write = async (name: string, content: string | Uint8Array) => void files.set(name, String(content))
  const site = { baseUrl: '/', write, header: () => {}, cacheDir } satisfies Partial<FinishedSite>
  await plugin.finish?.(site as Partial<FinishedSite> as FinishedSite)
  const [module] = (vite as { plugins: { load: (id: string) => Promise<string> }[] }).plugins
  return { files, code: await module!.load('\0virtual:vellum-playground') }
}

it('is a worker and its declarations, hashed, and nothing in a site without types', async () => {
  const { files, code } = await build({ types: true })
  const [frame, worker = '', declarations = '', ...others] = [...files.keys()]
  expect([frame, others]).toEqual(['playground-frame.html', []])
  expect(worker).toMatch(/^assets\/playground-types-\w{10}\.js$/)
  expect(declarations).toMatch(/^assets\/playground-types-\w{10}\.json$/)
  expect(code).toContain(JSON.stringify(worker))
  expect(code).toContain(JSON.stringify(declarations))
  expect(files.get(worker)).toMatch(/^\/\*! TypeScript 6\.\S+ Copyright .* Apache License/)
  // Code from text is forbidden by the policy.
  expect(files.get(worker)).not.toMatch(/\bnew Function\b|[^.\w]eval\(/)
  // Of a machine, nothing.
  expect(files.get(declarations)).not.toContain(SITE)
  expect(readdirSync(cacheDir)).toHaveLength(1)

  const without = await build({})
  expect([...without.files.keys()]).toEqual(['playground-frame.html'])
  expect(without.code).toMatch(/\nexport const types = undefined\n$/)
})
