// docs/behaviour and the tests name each other: a test cites facts that exist, and a fact has a
// test that cites it, or says why it has none. One of these tests is in `npm test`, not only in the exhaustive run.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Where tests are. */
const TEST_FOLDERS = [
  'packages/vellum/src',
  'packages/vellum/test',
  'packages/search/src',
  'packages/search/test',
  'packages/create-vellum/src',
  'packages/create-vellum/test',
  'packages/static-host/src',
  'packages/static-host/test',
  'packages/twoslash/src',
  'packages/twoslash/test',
  'packages/docusaurus/src',
  'packages/docusaurus/test',
  'packages/mcp/src',
  'packages/mcp/test',
  'packages/feedback/src',
  'packages/feedback/test',
  'packages/migrate/src',
  'packages/migrate/test',
  'packages/social-cards/src',
  'packages/social-cards/test',
  'packages/markdown-pages/src',
  'packages/markdown-pages/test',
  'packages/external-links/src',
  'packages/external-links/test',
  'packages/prose/src',
  'packages/prose/test',
  'packages/elements/src',
  'packages/elements/test',
  'packages/images/src',
  'packages/images/test',
  'packages/math/src',
  'packages/math/test',
  'packages/mermaid/src',
  'packages/mermaid/test',
  'packages/zoom/src',
  'packages/zoom/test',
  'e2e',
  'site',
  'scripts',
]

const facts = readFacts()
const citations = readCitations(() => true)
const defaultCitations = readCitations(({ isExhaustive }) => !isExhaustive)

describe('docs/behaviour', () => {
  it('defines each fact once', () => {
    expect(facts.size).toBeGreaterThan(500)
    expect([...facts].filter(([, { files }]) => files.length > 1)).toEqual([])
  })

  it('has every fact that a test cites', () => {
    expect(citations.size).toBeGreaterThan(400)
    const areas = new Set([...facts.keys()].map(areaOf))
    const unknown = [...citations].filter(([id]) => areas.has(areaOf(id)) && !facts.has(id))
    expect(unknown).toEqual([])
  })

  it('has a test or a reason for every fact', () => {
    const isProved = (id: string): boolean => {
      const reason = facts.get(id)?.reason
      const other = reason && /^Tested as `([A-Z]+-\d+)`/.exec(reason)?.[1]
      return citations.has(id) || (other ? citations.has(other) : reason !== undefined)
    }
    expect([...facts.keys()].filter((id) => !isProved(id))).toEqual([])
  })

  it('has a test in `npm test` for every fact that a test cites', () => {
    const defaultIds = new Set(defaultCitations.keys())
    const mayBeLeftOut = (id: string) =>
      facts.get(id)?.reason?.startsWith('Tested by `npm run test:exhaustive` alone')
    const leftOut = [...citations].filter(([id]) => facts.has(id) && !defaultIds.has(id) && !mayBeLeftOut(id))
    expect(leftOut).toEqual([])
  })

  it('is the only home of ids, besides the names of tests', () => {
    const areas = [...new Set([...facts.keys()].map(areaOf))].filter((area) => area.length > 1)
    const id = new RegExp(`\\b(?:${areas.join('|')})-\\d+\\b`)
    const citingFiles = sourceFiles().filter((file) => id.test(readFileSync(join(root, file), 'utf8')))
    expect(citingFiles).toEqual([])
  })

  it('names only facts that exist', () => {
    const named = [...facts].flatMap(([id, { text }]) =>
      [...text.matchAll(/`([A-Z]{1,3}-\d+)`/g)].map(([, other = '']) => `${id} → ${other}`),
    )
    expect(named.filter((citation) => !facts.has(citation.split(' → ')[1]!))).toEqual([])
  })
})

interface Fact {
  readonly text: string
  readonly files: string[]
  /** `Tested as …` or `Not tested: …`, at the end of the fact. */
  readonly reason: string | undefined
}

/** A fact is an item of a list or a row of a table that begins with its id. */
function readFacts(): Map<string, Fact> {
  const facts = new Map<string, Fact>()
  const folder = join(root, 'docs/behaviour')
  for (const file of readdirSync(folder)) {
    for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
      const [, id, text] = /^(?:- |\| )`([A-Z]{1,3}-\d+)` (.*)$/.exec(line) ?? []
      if (id === undefined || text === undefined) continue
      const reason = /\*((?:Tested|Not tested)[^*]+)\*(?: \|)?$/.exec(text)?.[1]
      facts.set(id, { text, reason, files: [...(facts.get(id)?.files ?? []), file] })
    }
  }
  return facts
}

/** The name of a test, with those of the suites around it. */
interface TestName {
  readonly name: string
  /** Whether `npm test` leaves it out. */
  readonly isExhaustive: boolean
}

/** The ids in the names of these tests, with the files that cite them. */
function readCitations(isCounted: (test: TestName) => boolean): Map<string, Set<string>> {
  const citations = new Map<string, Set<string>>()
  for (const file of TEST_FOLDERS.flatMap(testFiles)) {
    for (const { name } of testNames(file).filter(isCounted)) {
      for (const id of citedIds(name)) citations.set(id, (citations.get(id) ?? new Set()).add(file))
    }
  }
  return citations
}

function testFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => !/node_modules|dist[\\/]/.test(file))
    .filter((file) => /\.(test|spec)\.(ts|tsx|mjs)$/.test(file))
    .map((file) => join(folder, file))
}

/** Sources and papers that must say reasons in words. */
function sourceFiles(): string[] {
  const folders = [
    'packages/vellum',
    'packages/search',
    'packages/playground',
    'packages/troth/src',
    'packages/static-host',
    'packages/twoslash',
    'packages/docusaurus',
    'packages/social-cards',
    'packages/markdown-pages',
    'packages/external-links',
    'packages/prose',
    'packages/math',
    'packages/mermaid',
    'packages/zoom',
    'packages/elements',
    'packages/images',
    'packages/mcp',
    'packages/feedback',
    'packages/migrate',
    'packages/translator',
    'site',
    'scripts',
    'bench',
    'docs/decisions',
  ]
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => !/node_modules|[\\/]dist[\\/]|[\\/]peers[\\/]|\.vellum[\\/]|\.hosted[\\/]/.test(file))
    .filter((file) => /\.(ts|tsx|mjs|css|md)$/.test(file) && !/\.(test|test-d)\.(ts|tsx|mjs)$/.test(file))
}

/** The tests of a file: `it('…')`, `test('…')`, `it.each(…)('…')` with its rows, in suites or not. */
function testNames(file: string): TestName[] {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest)
  const tests: TestName[] = []
  const visit = (node: ts.Node, suite: TestName): void => {
    const own = ts.isCallExpression(node) ? testName(node, source, suite) : undefined
    if (own && !/^describe|^test\.describe/.test(own.callee)) tests.push(own)
    ts.forEachChild(node, (child) => visit(child, own ?? suite))
  }
  visit(source, { name: '', isExhaustive: /\.exhaustive\.(test|spec)\./.test(file) })
  return tests
}

/** The test or suite that a call makes, if it makes one. */
function testName(
  call: ts.CallExpression,
  source: ts.SourceFile,
  suite: TestName,
): (TestName & { readonly callee: string }) | undefined {
  const callee = call.expression.getText(source)
  const [name, ...others] = call.arguments
  if (!/^(it|test|describe)\b/.test(callee) || !name) return undefined
  if (!ts.isStringLiteralLike(name) && !ts.isTemplateExpression(name)) return undefined
  const isTagged = others.some(
    (options) =>
      ts.isObjectLiteralExpression(options) && /\btags?:[^}]*exhaustive/.test(options.getText(source)),
  )
  return {
    callee,
    name: [suite.name, ...(/\.each\b/.test(callee) ? [callee] : []), name.getText(source)].join(' '),
    isExhaustive: suite.isExhaustive || isTagged || name.getText(source).includes('@exhaustive'),
  }
}

/** `CM-1 … CM-3, T-21` → `CM-1`, `CM-2`, `CM-3`, `T-21` */
function citedIds(name: string): string[] {
  const ids = name.matchAll(/\b([A-Z]{1,3})-(\d+)(?: … (?:[A-Z]{1,3}-)?(\d+))?/g)
  return [...ids].flatMap(([, area, from, to = from]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => `${area}-${Number(from) + i}`),
  )
}

function areaOf(id: string): string {
  return id.split('-')[0]!
}
