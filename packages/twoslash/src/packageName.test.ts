import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { tempFolders } from '../../vellum/test/tempFolder.js'
import { packageName } from './packageName.js'

const tempFolder = tempFolders()

it('is that of the package around a file, installed or linked', () => {
  const dir = tempFolder({
    'node_modules/@a/b/package.json': '{"name":"@a/b","version":"1.2.3"}',
    'node_modules/@a/b/dist/index.d.ts': 'export {}',
    'node_modules/@a/b/dist/esm/package.json': '{"type":"module"}',
    'node_modules/@a/b/dist/esm/index.d.ts': 'export {}',
    'lib/package.json': '{"name":"lib"}',
    'lib/dist/index.d.ts': 'export {}',
  })
  symlinkSync(join(dir, 'lib'), join(dir, 'node_modules/lib'))
  expect(packageName(join(dir, 'node_modules/@a/b/dist/index.d.ts'))).toBe('@a/b')
  expect(packageName(join(dir, 'node_modules/@a/b/dist/esm/index.d.ts'))).toBe('@a/b')
  expect(packageName(join(dir, 'lib/dist/index.d.ts'))).toBe('lib')
  expect(packageName(join(dir, 'node_modules/lib/dist/index.d.ts'))).toBe('lib')
})
