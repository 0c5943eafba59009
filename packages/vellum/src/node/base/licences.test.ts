import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tempFolders } from '../../../test/tempFolder.js'
import { packageLicences } from './licences.js'

const tempFolder = tempFolders()

describe('packageLicences', () => {
  it('has a section for each package, once, sorted, with its text', () => {
    const dir = tempFolder({
      'node_modules/b/package.json': '{ "name": "b", "version": "2.0.0", "license": "ISC" }',
      'node_modules/b/LICENCE.md': 'ISC of b\n',
      'node_modules/@s/a/package.json': '{ "name": "@s/a", "version": "1.0.0", "license": "MIT" }',
      'node_modules/@s/a/license': 'MIT of a\n\nsecond line\n',
      'node_modules/b/node_modules/c/package.json': '{ "name": "c", "version": "3.0.0" }',
    })
    const files = [
      'src/own.js',
      'node_modules/.cache/made.js',
      'node_modules/b/index.js',
      'node_modules/b/lib/other.js',
      'node_modules/@s/a/index.js',
      'node_modules/b/node_modules/c/c.js',
    ].map((name) => join(dir, name))
    expect(packageLicences(files, { title: 'Licences' })).toBe(
      [
        '# Licences',
        '## @s/a 1.0.0',
        'Licence: MIT',
        '> MIT of a\n> \n> second line',
        '## b 2.0.0',
        'Licence: ISC',
        '> ISC of b',
        '## c 3.0.0',
        'Licence: not stated\n',
      ].join('\n\n'),
    )
  })
})
