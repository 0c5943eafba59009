import { describe, expect, it } from 'vitest'
import { formatError } from '../base/errors.js'
import { outputPath } from './outputPath.js'

describe('outputPath', () => {
  const unset = { baseUrl: '/', trailingSlash: undefined }

  it.each([
    ['/', undefined, 'index.html'],
    ['/', false, 'index.html'],
    ['/docs/a', undefined, 'docs/a/index.html'],
    ['/docs/api/', undefined, 'docs/api/index.html'],
    ['/docs/a/', true, 'docs/a/index.html'],
    ['/docs/a', false, 'docs/a.html'],
    ['/404.html', undefined, '404.html'],
    ['/404.html', false, '404.html'],
    ['/docs/caf%C3%A9', undefined, 'docs/café/index.html'],
    ['/docs/1.0/a b', undefined, 'docs/1.0/a b/index.html'],
    ['/docs/..hidden', undefined, 'docs/..hidden/index.html'],
  ])('of %j with trailingSlash %j is %j (URL-5, URL-6)', (path, trailingSlash, expected) => {
    expect(outputPath(path, { baseUrl: '/', trailingSlash })).toBe(expected)
  })

  it('leaves out the base', () => {
    expect(outputPath('/troth/docs/a', { ...unset, baseUrl: '/troth/' })).toBe('docs/a/index.html')
    expect(outputPath('/troth/', { ...unset, baseUrl: '/troth/' })).toBe('index.html')
    expect(outputPath('/troth', { ...unset, baseUrl: '/troth/' })).toBe('index.html')
  })

  it.each([
    ['/docs/../../etc', '".." cannot be the name of a file'],
    ['/docs/%2e%2e/x', '".." cannot be the name of a file'],
    ['/docs/%2E/x', '"." cannot be the name of a file'],
    ['/docs/a%2Fb', '"a/b" cannot be the name of a file'],
    ['/docs/a%5Cb', '"a\\\\b" cannot be the name of a file'],
    ['/docs/a%00', '"a\\u0000" cannot be the name of a file'],
    ['/docs//a', '"" cannot be the name of a file'],
    ['/docs/50%', '"50%" is not valid percent-encoding'],
  ])('refuses %j', (path, reason) => {
    expect(messageOf(() => outputPath(path, unset))).toBe(
      `The page "${path}" cannot be written: ${reason}.\n` +
        '  Change the `slug` of the page, or the name of its file.',
    )
  })

  it('refuses a path outside of the base', () => {
    expect(messageOf(() => outputPath('/docs/a', { ...unset, baseUrl: '/troth/' }))).toBe(
      'The page "/docs/a" cannot be written: it is not below the base URL "/troth/".\n' +
        '  Change the `slug` of the page, or the name of its file.',
    )
  })
})

function messageOf(run: () => unknown): string {
  try {
    run()
  } catch (error) {
    return formatError(error)
  }
  return 'nothing was thrown'
}
