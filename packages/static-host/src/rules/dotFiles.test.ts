import { describe, expect, it } from 'vitest'
import { dotFilesOf, dotFilesText, hasHiddenName, parseDotFiles } from './dotFiles.js'

describe('hasHiddenName', () => {
  it.each([
    ['.env', true],
    ['.git/config', true],
    ['docs/.a/b', true],
    ['.well-known/.env', true],
    ['.well-known-too', true],
    ['.well-known/security.txt', false],
    ['docs/a.b/c', false],
    ['', false],
  ])('of %j is %j', (path, isHidden) => {
    expect(hasHiddenName(path)).toBe(isHidden)
  })
})

describe('dotFilesOf', () => {
  it('lists what would be hidden, without compressed forms', () => {
    const files = [
      'index.html',
      '_data/.a.json',
      '_data/.a.json.br',
      '.tools.tar.gz',
      '.well-known/x',
      'a/.b',
    ]
    expect(dotFilesOf(files)).toEqual(['.tools.tar.gz', '_data/.a.json', 'a/.b'])
    expect(parseDotFiles(dotFilesText(files))).toEqual(new Set(dotFilesOf(files)))
    expect(dotFilesText(['index.html'])).toBe('')
  })
})
