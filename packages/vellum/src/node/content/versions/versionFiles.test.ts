import { describe, expect, it } from 'vitest'
import { tempFolders } from '../../../../test/tempFolder.js'
import { formatError } from '../../base/errors.js'
import { readVersionNames, versionDirOf, versionNameProblem, versionPaths } from './versionFiles.js'

const tempFolder = tempFolders()

describe('versionPaths', () => {
  it('are those of Docusaurus; further sets have their id in them', () => {
    expect(versionPaths('default')).toEqual({
      list: 'versions.json',
      docs: 'versioned_docs',
      sidebars: 'versioned_sidebars',
    })
    expect(versionPaths('api').list).toBe('api_versions.json')
  })
})

describe('versionDirOf', () => {
  it('finds the folder of the version that a file is in', () => {
    const at = (file: string, docsId = 'default') => versionDirOf(file, { siteDir: '/site', docsId })
    expect(at('/site/versioned_docs/version-1.0/a/b.md')).toBe('/site/versioned_docs/version-1.0')
    expect(at('/site/versioned_docs/version-1.0')).toBeUndefined()
    expect(at('/site/versioned_docs/other/b.md')).toBeUndefined()
    expect(at('/site/docs/a.md')).toBeUndefined()
    expect(at('/site/api_versioned_docs/version-1/a.md', 'api')).toBe('/site/api_versioned_docs/version-1')
  })
})

describe('readVersionNames', () => {
  const read = (text: string) =>
    readVersionNames(tempFolder({ 'versions.json': text }), 'default').catch(formatError)

  it('returns the names in their order; none without a file', async () => {
    expect(await read('["2.0", "1.0"]')).toEqual(['2.0', '1.0'])
    expect(await readVersionNames(tempFolder(), 'default')).toEqual([])
  })

  it('reports where it cannot be parsed', async () => {
    expect(await read('[\n  "2.0,\n  "1.0"\n]\n')).toBe(
      [
        'The list of versions is not JSON.',
        '  at versions.json:2:3',
        '    1 | [',
        '  > 2 |   "2.0,',
        '      |   ^',
        '    3 |   "1.0"',
        '  Check its commas, quotes and braces.',
      ].join('\n'),
    )
  })

  it('refuses values that are not arrays of names, all problems together', async () => {
    const hint = '  at versions.json\n  Write the names of the versions, newest first: ["2.0", "1.0"].'
    expect(await read('{ "1.0": {} }')).toBe(`"versions.json" must be a list of names.\n${hint}`)
    expect(await read('["1.0", 2, "a/b", "1.0"]')).toBe(
      [
        '3 problems:',
        `"versions.json" is invalid: 2 is not a name in quotes.\n${hint}`,
        `"versions.json" is invalid: the name "a/b" has a slash in it.\n${hint}`,
        `"versions.json" is invalid: "1.0" is listed twice.\n${hint}`,
      ].join('\n\n'),
    )
  })
})

describe('versionNameProblem', () => {
  it.each(['1.0', '2.x', 'v1', '1.0.0-beta.1', '2025-03', 'a b', '...'])('accepts %j', (name) => {
    expect(versionNameProblem(name)).toBeUndefined()
  })

  it.each([
    ['', 'a name must have at least one letter or digit'],
    ['  ', 'a name must have at least one letter or digit'],
    [' 1', 'the name " 1" begins or ends with a space'],
    ['a/b', 'the name "a/b" has a slash in it'],
    ['a\\b', 'the name "a\\\\b" has a slash in it'],
    ['.', 'the name "." means a folder'],
    ['..', 'the name ".." means a folder'],
    ['x'.repeat(33), `the name "${'x'.repeat(33)}" is longer than 32 characters`],
    ['a:b', 'the name "a:b" has a character that not every file name and URL can have'],
    ['a\nb', 'the name "a\\nb" has a character that not every file name and URL can have'],
  ])('refuses %j', (name, problem) => {
    expect(versionNameProblem(name)).toBe(problem)
  })
})
