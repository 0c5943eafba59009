// The public names of the package, and that it does not mention the site that uses it.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, vi } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

describe('the entries', () => {
  it.each<[name: string, load: () => Promise<object>, names: string[]]>([
    ['vellum-playground', () => import('./node/index.js'), ['bundleScript', 'playground', 'programTypes']],
    ['vellum-playground/api', () => import('./api/index.js'), ['DroppedConnection', 'asFetch', 'wait']],
    [
      'vellum-playground/syntax',
      () => import('./syntax/index.js'),
      ['UnreadableSource', 'childrenOf', 'highlightCode', 'parseSource', 'positionAt', 'syntaxProblem'],
    ],
    [
      'vellum-playground/testing',
      () => import('./testing/index.js'),
      ['CALM', 'compileProgram', 'erasedAndCompiled', 'rememberSources', 'traceFetch', 'withConditions'],
    ],
  ])('%s exports the documented names and no others', async (name, load, names) => {
    // The toolbar reads the platform of the reader when it is loaded.
    vi.stubGlobal('navigator', { userAgent: '' })
    expect(Object.keys(await load()).sort()).toEqual(names)
    const readme = readFileSync(join(root, 'README.md'), 'utf8')
    for (const exported of names) expect(readme).toContain(`\`${exported}\``)
    expect(readme).toContain(`\`${name}\``)
    vi.unstubAllGlobals()
  })

  it('are all that the package exports', () => {
    const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { exports: object }
    expect(Object.keys(exports)).toEqual(['.', './api', './syntax', './testing', './package.json'])
  })
})

const SITE = /[t]roth|[@]site|\.\.[/]site/i
/** Author and repository in a manifest. */
const ORIGIN = /"(?:author|homepage|url|bugs)": "[^"]*"|\]\(https:\/\/github\.com\/[^)]*\)/g

it('names no client, no site and no other package of this repository', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(?:tsx?|css|md|json|mjs)$/.test(file) && !/^(?:dist|node_modules)\b/.test(file),
  )
  expect(files.length).toBeGreaterThan(80)
  expect(
    files.filter((file) => SITE.test(readFileSync(join(root, file), 'utf8').replace(ORIGIN, ''))),
  ).toEqual([])
})
