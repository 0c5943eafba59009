import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const src = new URL('../src/', import.meta.url)
const ENTRIES = ['auth', 'fetch', 'mock', 'openapi', 'progress', 'sse']
const imports = new Map(
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !file.includes('.test'))
    .map((file) => [file, importsOf(file, readFileSync(new URL(file, src), 'utf8'))]),
)

/** The files that a source names, types included: `from './url.js'` → `url.ts` */
function importsOf(file: string, source: string): string[] {
  return [...source.matchAll(/from '(\.[./\w]+)\.js'/g)].map(([, path]) =>
    new URL(`${path}.ts`, new URL(file, src)).href.slice(src.href.length),
  )
}

/** What entries share, each in a copy of its own. The core uses none of it. */
const isShared = (file: string) => file.startsWith('shared/')

/** `sse/lines.ts` → `sse`; of the core, nothing */
const entryOf = (file: string) => ENTRIES.find((entry) => file.startsWith(`${entry}/`))

/** The first way from a file back to itself. */
function circleFrom(file: string, path: readonly string[] = []): readonly string[] | undefined {
  if (path.includes(file)) return [...path, file]
  for (const next of imports.get(file) ?? []) {
    const circle = circleFrom(next, [...path, file])
    if (circle) return circle
  }
  return undefined
}

describe('imports', () => {
  it('lead to files that exist', () => {
    expect([...imports.values()].flat().filter((file) => !imports.has(file))).toEqual([])
    expect(imports.size).toBeGreaterThan(10)
  })

  it('form no circle, not even of types', () => {
    for (const file of imports.keys()) expect(circleFrom(file)).toBeUndefined()
  })

  it('never go from the core to an entry, or from one entry to another', () => {
    expect(new Set([...imports.keys()].map(entryOf))).toEqual(new Set([undefined, ...ENTRIES]))
    for (const [file, targets] of imports)
      for (const target of targets) expect([undefined, entryOf(file)]).toContain(entryOf(target))
  })

  it('go from an entry to types of the core only, so that it has no copy of it', () => {
    for (const [file, targets] of imports) {
      const foreign = targets.filter(
        (target) => (entryOf(file) || isShared(file)) && !entryOf(target) && !isShared(target),
      )
      const source = readFileSync(new URL(file, src), 'utf8')
      for (const target of foreign)
        expect(source).toMatch(new RegExp(`import type .* from '\\.\\./${target.replace('.ts', '')}\\.js'`))
    }
  })

  it('never go from the core to what entries share, or from there to an entry', () => {
    for (const [file, targets] of imports)
      for (const target of targets) {
        if (isShared(target)) expect(isShared(file) || entryOf(file)).toBeTruthy()
        if (isShared(file)) expect(entryOf(target)).toBeUndefined()
      }
  })

  it('reach nothing outside of the package: no dependency, no Node module', () => {
    const outside = [...imports.keys()].flatMap((file) =>
      [...readFileSync(new URL(file, src), 'utf8').matchAll(/from '([^.'][^']*)'/g)].map(
        ([, name]) => `${file}: ${name}`,
      ),
    )
    expect(outside.filter((line) => line !== 'client.ts: troth')).toEqual([])
  })
})
