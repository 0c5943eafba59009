import { realpathSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tempFolders } from '../../../test/tempFolder.js'
import { isPackageSource, linkedPackages } from './linkedPackages.js'

const tempFolder = tempFolders()

/** A workspace with a site that depends on these packages. */
function workspace(dependencies: Record<string, object>): string {
  const root = realpathSync(
    tempFolder({
      'site/package.json': JSON.stringify(dependencies),
      'packages/lib/package.json': '{}',
      'packages/scoped/package.json': '{}',
      'packages/engine/package.json': '{}',
      'node_modules/installed/package.json': '{}',
      'node_modules/@scope/.keep': '',
    }),
  )
  symlinkSync(join(root, 'packages/lib'), join(root, 'node_modules/lib'))
  symlinkSync(join(root, 'packages/engine'), join(root, 'node_modules/engine'))
  symlinkSync(join(root, 'packages/scoped'), join(root, 'node_modules/@scope/scoped'))
  symlinkSync(root, join(root, 'node_modules/root'))
  return root
}

describe('linkedPackages', () => {
  it('DEV-5: finds the packages that are links, in any node_modules above', () => {
    const root = workspace({
      dependencies: { lib: '1.0.0', installed: '1.0.0', engine: '1.0.0', missing: '1.0.0', root: '1.0.0' },
      devDependencies: { '@scope/scoped': '1.0.0', lib: '1.0.0' },
    })
    expect(linkedPackages(join(root, 'site'), { engineDir: join(root, 'packages/engine') })).toEqual([
      join(root, 'packages/lib'),
      join(root, 'packages/scoped'),
    ])
  })

  it('finds none for a site without a package.json', () => {
    const site = tempFolder()
    expect(linkedPackages(site, { engineDir: site })).toEqual([])
  })
})

describe('isPackageSource', () => {
  it.each([
    ['/packages/lib/src/a.ts', true],
    ['/packages/lib/dist/a.d.ts', true],
    ['/packages/lib/package.json', true],
    ['/packages/lib/node_modules/x/a.js', false],
    ['/packages/lib/.cache/a.json', false],
    ['/packages/library/src/a.ts', false],
    ['/site/docs/a.md', false],
  ])('%s: %s', (file, expected) => {
    expect(isPackageSource(file, ['/packages/lib'])).toBe(expected)
  })
})
