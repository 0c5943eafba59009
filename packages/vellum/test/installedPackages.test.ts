// The packages that a plain site installs: the engine, and what its dependencies need on one platform, from package-lock.json.
// Their sizes are measured by an installation, in packages/twoslash/test/installed.exhaustive.test.ts.

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface LockedPackage {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
  readonly libc?: readonly string[]
}

const lock = JSON.parse(readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Readonly<Record<string, LockedPackage>>
}

/** The folder of a package that another one depends on: nested in it, or above it. */
function folderOf(name: string, from: string): string | undefined {
  const folder = `${from === '' ? '' : `${from}/`}node_modules/${name}`
  if (lock.packages[folder]) return folder
  return from === '' ? undefined : folderOf(name, from.replace(/\/?(?:node_modules\/)?[^/]*$/, ''))
}

/** Whether npm installs an optional package on Linux with glibc. */
function isForLinux({ os, cpu, libc }: LockedPackage): boolean {
  return (
    (os?.includes('linux') ?? true) && (cpu?.includes('x64') ?? true) && (libc?.includes('glibc') ?? true)
  )
}

function installedWith(folder: string, foundFolders = new Set<string>()): Set<string> {
  const { dependencies = {}, optionalDependencies = {} } = lock.packages[folder]!
  const needed = Object.keys(dependencies).map((name) => folderOf(name, folder)!)
  const optional = Object.keys(optionalDependencies)
    .flatMap((name) => folderOf(name, folder) ?? [])
    .filter((other) => isForLinux(lock.packages[other]!))
  for (const other of [...needed, ...optional]) {
    if (foundFolders.has(other)) continue
    foundFolders.add(other)
    installedWith(other, foundFolders)
  }
  return foundFolders
}

describe('a plain site', () => {
  const names = [...installedWith('packages/vellum')].map((path) => path.replace(/^.*node_modules\//, ''))

  it('installs neither TypeScript nor Twoslash', () => {
    expect(names).toEqual(expect.arrayContaining(['react', 'rolldown', 'vite']))
    expect(names.filter((name) => /typescript|twoslash/.test(name))).toEqual([])
  })

  it('installs at most 40 packages', () => {
    // And the engine itself.
    expect(names.length + 1, names.sort().join(' ')).toBeLessThanOrEqual(40)
  })
})
