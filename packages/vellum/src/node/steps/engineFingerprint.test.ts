import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tempFolders } from '../../../test/tempFolder.js'
import { createEngineFingerprint } from './engineFingerprint.js'

const tempFolder = tempFolders()

const FILES = {
  'package.json': '{ "version": "1.0.0" }',
  'dist/node/bundle/compileTools.js':
    "import { a } from './a.js'\nconst b = () => import('./b.js')\nconst c = new URL('./c.js', import.meta.url)\n",
  'dist/node/bundle/a.js': "export * from './deep.js'\n",
  'dist/node/bundle/deep.js': "import './a.js'\n",
  'dist/node/bundle/b.js': "const theme = load('theme/index.js')\n",
  'dist/node/bundle/c.js': '',
  'dist/theme/index.js': "import './theme.css'\nimport 'vellum-search'\n",
  'dist/theme/theme.css': '@import "./base.css" layer(vellum);\n',
  'dist/theme/base.css': '',
  'dist/node/bundle/other.js': '',
  'dist/node/bundle/siteJobs.js': "import './other.js'\n",
  'dist/node/bundle/hostModules.js': "const modules = [ours('theme/components.js')]\n",
  'dist/theme/components.js': '',
  'node_modules/vellum-search/package.json': '{ "exports": "./index.js" }',
  'node_modules/vellum-search/index.js': "export * from './rank.js'\n",
  'node_modules/vellum-search/rank.js': '',
}

/** Whether the fingerprint of a part changes with a file. */
function changesWith(file: string, part: 'compiler' | 'renderer' = 'compiler'): boolean {
  const dir = tempFolder(FILES)
  const root = join(dir, 'dist')
  const before = createEngineFingerprint(root)(part)
  writeFileSync(join(dir, file), `${FILES[file as keyof typeof FILES]}// changed\n`)
  return createEngineFingerprint(root)(part) !== before
}

describe('createEngineFingerprint', () => {
  it.each([
    ['the entry', 'dist/node/bundle/compileTools.js'],
    ['a file that it imports', 'dist/node/bundle/a.js'],
    ['a file that this one imports', 'dist/node/bundle/deep.js'],
    ['a file that is imported later', 'dist/node/bundle/b.js'],
    ['a file that is named by a URL', 'dist/node/bundle/c.js'],
    ['a file for browsers that Node names by its path', 'dist/theme/index.js'],
    ['a stylesheet that another one imports', 'dist/theme/base.css'],
    ['a file of the package for the search in browsers', 'node_modules/vellum-search/rank.js'],
    ['the versions of what the engine uses', 'package.json'],
  ])('changes with %s', (_, file) => {
    expect(changesWith(file)).toBe(true)
  })

  it('does not change with a file that is not imported', () => {
    expect(changesWith('dist/node/bundle/other.js')).toBe(false)
  })

  it('changes with what components of a site import when it is that of rendered pages', () => {
    expect(changesWith('dist/theme/components.js', 'renderer')).toBe(true)
    expect(changesWith('dist/theme/components.js')).toBe(false)
  })

  it('is the same in every folder, and different for each part', () => {
    const fingerprints = [tempFolder(FILES), tempFolder(FILES)].map((dir) =>
      createEngineFingerprint(join(dir, 'dist')),
    )
    const [first, second] = fingerprints.map((fingerprint) => fingerprint('compiler'))
    expect(first).toBe(second)
    expect(fingerprints[0]?.('renderer')).not.toBe(first)
  })
})
