import { describe, expect, it } from 'vitest'
import { requestPath } from './requestPath.js'

describe('requestPath', () => {
  it.each([
    ['/', { path: '/', encodedPath: '/', query: '' }],
    ['/docs/a%20b/?q=1#x', { path: '/docs/a b/', encodedPath: '/docs/a%20b/', query: '?q=1' }],
    ['/caf%C3%A9', { path: '/café', encodedPath: '/caf%C3%A9', query: '' }],
    ['/a..b/...', { path: '/a..b/...', encodedPath: '/a..b/...', query: '' }],
    ['/../x', undefined],
    ['/a/%2e%2E/x', undefined],
    ['/a%2f..%2fx', undefined],
    ['/./x', undefined],
    ['/a\\..\\x', undefined],
    ['/a%5Cx', undefined],
    ['/a%00.html', undefined],
    ['/a%0d%0aX: y', undefined],
    ['/50%', undefined],
    ['/%ff', undefined],
    ['', undefined],
    ['*', undefined],
    ['http://x.dev/a%20b?q=1', { path: '/a b', encodedPath: '/a%20b', query: '?q=1' }],
    ['HTTPS://x.dev:81', { path: '/', encodedPath: '/', query: '' }],
    ['http://x.dev?q', { path: '/', encodedPath: '/', query: '?q' }],
    ['http://x.dev/../a', undefined],
    ['http:///a', undefined],
    ['ftp://x.dev/a', undefined],
  ])('reads %j', (target, expected) => {
    expect(requestPath(target)).toEqual(expected)
  })
})
