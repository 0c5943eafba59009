import { describe, expect, it } from 'vitest'
import { formatError } from '../../base/errors.js'
import { docSlug, isIndexFile } from './slug.js'

const at = (folder: string, slug?: string, isIndex = false) =>
  docSlug({ folder, baseId: 'install', isIndex, slug, file: 'docs/a.md' })

describe('docSlug', () => {
  it.each<[string, string, string | undefined, boolean]>([
    ['/guide/install', 'guide', undefined, false],
    ['/install', '', undefined, false],
    ['/guide/', 'guide', undefined, true],
    ['/', '', undefined, true],
    ['/', 'guide', '/', false],
    ['/start', 'guide', '/start', true],
    ['/guide/start', 'guide', 'start', false],
    ['/guide/start', 'guide', './start', false],
    ['/start', 'guide', '../start', false],
    ['/guide/', 'guide', './', false],
    ['/two words', 'guide', '/two words', false],
  ])('SB-5, SB-9: %s', (path, folder, slug, isIndex) => {
    expect(at(folder, slug, isIndex)).toBe(path)
  })

  it.each(['a\tb', 'a?b', '#a', '//evil', ''])('refuses %j', (slug) => {
    expect(() => at('guide', slug)).toThrow(
      `The slug "${slug}" of the document "install" in the folder "/guide" is not a path.`,
    )
  })

  it('reports the position and the fix', () => {
    try {
      at('guide', 'a?b')
      expect.fail()
    } catch (error) {
      expect(formatError(error)).toBe(
        'The slug "a?b" of the document "install" in the folder "/guide" is not a path.\n  at docs/a.md\n  Write it like a path: letters, digits, "-", "_", "." and "/", without "?" and "#".',
      )
    }
  })
})

describe('isIndexFile', () => {
  it.each<[string, string, boolean]>([
    ['index', 'guide', true],
    ['README', '', true],
    ['Guide', 'a/guide', true],
    ['install', 'guide', false],
    ['', '', false],
  ])('SB-9: %s in %j → %s', (name, folder, yes) => {
    expect(isIndexFile(name, folder)).toBe(yes)
  })
})
