// Every sample of a configuration in the reference compiles, and a site with the samples of fields is built. What sets a field that
// another sample sets as well, and the samples of whole files, are built by samples.exhaustive.test.ts.

import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { reference } from 'vellum/reference'
import { afterAll, expect, it } from 'vitest'
import { tsc } from '../../scripts/tsc.mjs'
import { buildGroup, fieldSamples, groups, required, wholeSamples, workFolder, write } from './sampleSites'

const work = workFolder()

afterAll(() => rmSync(work, { recursive: true, force: true }))

it('the samples of the reference compile', async () => {
  const inFields = fieldSamples.map(({ path, code }, i) => [
    `field${i}.ts`,
    `// ${path}\nimport { defineConfig } from 'vellum'\nexport default defineConfig({ ...${JSON.stringify(required)},\n${code}\n})\n`,
  ])
  const whole = wholeSamples.map(({ page, code }, i) => [`page${i}.ts`, `// ${page}\n${code}`])
  write(join(work, 'types'), {
    ...Object.fromEntries([...inFields, ...whole, ...exportSamples()]),
    'tsconfig.json': '{ "extends": "vellum/tsconfig.json", "include": ["*.ts", "*.tsx"] }',
  })
  const { output } = await tsc(['-p', join(work, 'types')])
  expect(output.trim()).toBe('')
  expect(inFields.length).toBeGreaterThan(60)
})

/** The examples of components and hooks, each as a module. */
function exportSamples(): [file: string, code: string][] {
  const { components, client } = reference
  const importAll = (entries: typeof components, module: string) =>
    `import { ${entries.flatMap(({ name, type }) => (type === 'type' ? [] : [name])).join(', ')} } from '${module}'`
  return [...components, ...client].flatMap(({ name, example }): [string, string][] => {
    if (example === undefined) return []
    const code = example.startsWith('<')
      ? `export const sample = (\n${example}\n)`
      : `export function Sample() {\n${example}\n}`
    const imports = [importAll(components, 'vellum/theme'), importAll(client, 'vellum/client')]
    return [[`${name}.tsx`, [...imports, 'declare function Map(): null', code, ''].join('\n')]]
  })
}

it('a site with the samples of fields is built', async () => {
  const [group] = groups
  await expect(buildGroup(join(work, 'site'), group!), group!.paths.join(', ')).resolves.toBeDefined()
  expect(group!.paths.length).toBeGreaterThan(50)
})
