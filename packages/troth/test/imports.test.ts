import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const src = new URL('../src/', import.meta.url)
const imports = new Map(
  readdirSync(src)
    .filter((file) => !file.includes('.test'))
    .map((file) => [file, importsOf(readFileSync(new URL(file, src), 'utf8'))]),
)

/** The files that a source names, types included: `from './url.js'` → `url.ts` */
function importsOf(source: string): string[] {
  return [...source.matchAll(/from '\.\/(\w+)\.js'/g)].map(([, name]) => `${name}.ts`)
}

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

  it('reach nothing outside of the package: no dependency, no Node module', () => {
    const outside = [...imports.keys()].flatMap((file) =>
      [...readFileSync(new URL(file, src), 'utf8').matchAll(/from '([^.'][^']*)'/g)].map(
        ([, name]) => `${file}: ${name}`,
      ),
    )
    expect(outside.filter((line) => line !== 'client.ts: troth')).toEqual([])
  })
})
