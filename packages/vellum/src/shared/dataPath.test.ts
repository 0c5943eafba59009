import { describe, expect, it } from 'vitest'
import { dataHref, dataPath } from './dataPath.js'

describe('dataPath', () => {
  it.each([
    ['/', '_data/_index.json'],
    ['', '_data/_index.json'],
    ['/docs/introduction', '_data/docs/introduction.json'],
    ['/Docs/Introduction/', '_data/docs/introduction.json'],
    ['/docs/caf%C3%A9', '_data/docs/café.json'],
    ['/docs/caf%c3%a9', '_data/docs/café.json'],
    ['/docs/café', '_data/docs/café.json'],
    ['/docs/50%', '_data/docs/50%.json'],
  ])('of %j is %j', (path, expected) => {
    expect(dataPath(path)).toBe(expected)
  })
})

describe('dataHref', () => {
  it('adds the base and encodes each part', () => {
    expect(dataHref('/docs/a b/café', '/troth/')).toBe('/troth/_data/docs/a%20b/caf%C3%A9.json')
    expect(dataHref('/', '/')).toBe('/_data/_index.json')
  })

  it('is the same for the encoded and the decoded path', () => {
    expect(dataHref('/docs/50%25', '/')).toBe('/_data/docs/50%25.json')
    expect(dataHref('/docs/50%', '/')).toBe('/_data/docs/50%25.json')
  })
})
