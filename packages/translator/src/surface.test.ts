// What the package offers, and what it is made of: no platform, no client, nothing that imports in a circle.

import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const src = fileURLToPath(new URL('.', import.meta.url))
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))

/** What each file imports: files of ours by their path, anything else by its name. */
const imports = new Map(files.map((file) => [file, importsOf(file)]))

function importsOf(file: string): string[] {
  const code = readFileSync(src + file, 'utf8')
  return [...code.matchAll(/^(?:import|export|\}) (?:[^'";]* )?from '([^']+)'/gm)].map(([, name = '']) =>
    name.startsWith('.') ? posix.join(posix.dirname(file), name).replace(/\.js$/, '.ts') : name,
  )
}

it.each<[name: string, load: () => Promise<object>, names: string[]]>([
  ['troth-translate', () => import('./index.js'), ['translateAxios']],
  ['troth-translate/testing', () => import('./testing/index.js'), ['readCorpus']],
])('%s exports the documented names and no others', async (name, load, names) => {
  expect(Object.keys(await load())).toEqual(names)
  const readme = readFileSync(`${src}../README.md`, 'utf8')
  for (const documented of [name, ...names]) expect(readme).toContain(`\`${documented}\``)
})

describe('the translation', () => {
  const translation = [...imports].filter(([file]) => !file.startsWith('testing/'))

  it('imports the parser and its own files, and nothing else', () => {
    const others = translation.flatMap(([file, names]) =>
      names
        .filter((name) => !translation.some(([trothName]) => trothName === name))
        .map((name) => `${file} → ${name}`),
    )
    expect(others.length).toBeGreaterThan(10)
    expect(others.filter((importLine) => !importLine.endsWith(' → vellum-playground/syntax'))).toEqual([])
  })

  it('imports nothing in a circle', () => {
    const done = new Set<string>()
    const visit = (file: string, path: readonly string[]): void => {
      expect(path.includes(file) ? [...path.slice(path.indexOf(file)), file] : []).toEqual([])
      if (done.has(file)) return
      done.add(file)
      for (const next of imports.get(file) ?? []) visit(next, [...path, file])
    }
    for (const [file] of translation) visit(file, [])
    expect(done.size).toBeGreaterThan(25)
  })
})
