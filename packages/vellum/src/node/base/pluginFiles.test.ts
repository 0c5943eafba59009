import { afterEach, describe, expect, it } from 'vitest'
import {
  allUnchanged,
  fileChangedBy,
  fileMadeBy,
  fileUnchanged,
  folderOfRef,
  namePlugins,
} from './pluginFiles.js'

afterEach(allUnchanged)

describe('namePlugins', () => {
  it('names the plugin of a file wherever a message has a position, and only once', () => {
    fileMadeBy('made/a b.md', 'recipes')
    const message = [
      'Several pages have the path `/a`; only the first is built.',
      '  docs/a.md is built',
      '  made/a b.md:2 is not built',
      '  /nope (docs/a.md:1, made/a.md:3)',
      '  /nope (made/a b.md:3). Did you mean /note?',
      '  at made/a b.md:4:1',
      '  at docs/a.md:4:1',
    ].join('\n')
    const named = namePlugins(message)
    expect(named.split('\n').slice(2)).toEqual([
      '  made/a b.md:2, made by the plugin "recipes", is not built',
      '  /nope (docs/a.md:1, made/a.md:3)',
      '  /nope (made/a b.md:3, made by the plugin "recipes"). Did you mean /note?',
      '  at made/a b.md:4:1, made by the plugin "recipes"',
      '  at docs/a.md:4:1',
    ])
    expect(namePlugins(named)).toBe(named)
  })

  it('VR-15: names a file as in its repository, and its ref, and only once', () => {
    folderOfRef('.vellum/versions/default-2.x-1a', 'release/2')
    const named = namePlugins(
      [
        'Wrong.',
        '  at .vellum/versions/default-2.x-1a/web/docs/a.md:3:7',
        '  /nope (.vellum/versions/default-2.x-1a/docs/b.md:3, docs/b.md)',
        '  .vellum/versions/default-2.x-1a/docs/c.md is not built',
        '  at .vellum/versions/default-2.x-1ab/docs/d.md',
      ].join('\n'),
    )
    expect(named.split('\n').slice(1)).toEqual([
      '  at web/docs/a.md:3:7, at the ref "release/2"',
      '  /nope (docs/b.md:3, at the ref "release/2", docs/b.md)',
      '  docs/c.md, at the ref "release/2", is not built',
      '  at .vellum/versions/default-2.x-1ab/docs/d.md',
    ])
    expect(namePlugins(named)).toBe(named)
  })

  it('names the plugin that has changed a file only where a line is named', () => {
    fileChangedBy('docs/a.md', 'facts')
    expect(namePlugins('  at docs/a.md\n  at docs/a.md:3')).toBe(
      '  at docs/a.md\n  at docs/a.md:3, with the changes of the plugin "facts"',
    )
    fileUnchanged('docs/a.md')
    expect(namePlugins('  at docs/a.md:3')).toBe('  at docs/a.md:3')
  })
})
