import { renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Files, tempFolders } from '../../../test/tempFolder.js'
import { packageCodeHash } from './packageCode.js'

const tempFolder = tempFolders()

const PLUGIN: Files = {
  'plugin/package.json': '{ "name": "plugin", "main": "dist/index.cjs" }',
  'plugin/dist/index.cjs':
    "const { word } = require('./words')\nconst other = require('other')\nrequire('fs')\n",
  'plugin/dist/words.cjs': "exports.word = require('../data.json')\n",
  'plugin/data.json': '"one"',
  'plugin/README.md': 'One',
  'other/index.js': 'module.exports = 1\n',
  'plugin/node_modules/fixed/index.js': 'module.exports = 1\n',
}

/** The hash of a copy of the plugin with other files. */
function hashOf(files: Files = {}): string {
  const dir = tempFolder({ ...PLUGIN, ...files })
  symlinkSync(join(dir, 'other'), join(dir, 'plugin/node_modules/other'), 'junction')
  return packageCodeHash(join(dir, 'plugin/dist/index.cjs'))
}

describe('packageCodeHash', () => {
  it('CLI-14: is that of the module and of what it imports from linked code, wherever it is', () => {
    const first = hashOf()
    expect(hashOf()).toBe(first)
    const index = PLUGIN['plugin/dist/index.cjs']
    const changes: Files[] = [
      { 'plugin/dist/index.cjs': `${index}// built again\n` },
      { 'plugin/dist/words.cjs': "exports.word = require('../data.json').toUpperCase()\n" },
      { 'plugin/data.json': '"two"' },
      { 'other/index.js': 'module.exports = 2\n' },
    ]
    expect(new Set([first, ...changes.map(hashOf)]).size).toBe(5)
    expect(hashOf({ 'plugin/README.md': 'Two' })).toBe(first)
  })

  it('CLI-14: is the version of a package in `node_modules`', () => {
    const hashOfVersion = (version: string) =>
      packageCodeHash(
        join(
          tempFolder({
            'node_modules/fixed/package.json': `{ "name": "fixed", "version": "${version}" }`,
            'node_modules/fixed/esm/package.json': '{ "type": "module" }',
            'node_modules/fixed/esm/index.js': 'export default 1\n',
          }),
          'node_modules/fixed/esm/index.js',
        ),
      )
    expect(hashOfVersion('1.0.0')).toBe('fixed@1.0.0')
    expect(hashOfVersion('1.0.1')).toBe('fixed@1.0.1')
  })

  it('CLI-14: counts no packages in `node_modules` that a linked one imports', () => {
    const index = "require('fixed')\n"
    const [one, two] = ['1', '2'].map((value) =>
      hashOf({
        'plugin/dist/index.cjs': index,
        'plugin/node_modules/fixed/index.js': `module.exports = ${value}\n`,
      }),
    )
    expect(one).toBe(two)
  })

  it('CLI-14: is that of the code which this process has loaded', () => {
    const dir = tempFolder(PLUGIN)
    const entry = join(dir, 'plugin/dist/index.cjs')
    const first = packageCodeHash(entry)
    writeFileSync(entry, '// built again\n')
    expect(packageCodeHash(entry)).toBe(first)
    renameSync(entry, join(dir, 'plugin/dist/copy.cjs'))
    expect(packageCodeHash(join(dir, 'plugin/dist/copy.cjs'))).not.toBe(first)
  })
})
