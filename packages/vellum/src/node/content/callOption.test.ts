import { describe, expect, it } from 'vitest'
import { formatError } from '../base/errors.js'
import { numberPrefixParser } from './docs/numberPrefix.js'
import { editUrlOf } from './editUrl.js'

function messageOf(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    return formatError(error)
  }
  return 'none'
}

const file = {
  locale: 'en',
  version: 'current',
  versionDocsDirPath: 'docs',
  docPath: 'a.md',
  permalink: '/docs/a',
  custom: undefined,
}

describe('a function of the configuration', () => {
  it('is named if it throws, with its argument', () => {
    const fail = () => {
      throw new Error('no branch')
    }
    expect(messageOf(() => editUrlOf(fail, file))).toBe(
      'The function `editUrl` of the configuration threw an error for "a.md".\n  at vellum.config.ts\n  Correct the function; the cause is below.\nCause: no branch',
    )
  })

  it('fails with the expected type if it returns something else', () => {
    expect(messageOf(() => editUrlOf(() => 5 as never, file))).toBe(
      'The function `editUrl` of the configuration must return a URL, or nothing.\n  at vellum.config.ts\n  For "a.md" it returned 5.',
    )
    expect(messageOf(() => numberPrefixParser(() => undefined as never)('01-a'))).toBe(
      'The function `numberPrefixParser` of the configuration must return an object with `filename`, and `numberPrefix` if there is one.\n  at vellum.config.ts\n  For "01-a" it returned undefined.',
    )
  })

  it('is not reported if it returns the expected type', () => {
    expect(editUrlOf(({ docPath }) => `https://x.dev/${docPath}`, file)).toBe('https://x.dev/a.md')
    expect(editUrlOf(() => undefined, file)).toBeUndefined()
    const parse = numberPrefixParser((name) => ({ filename: name.slice(2), numberPrefix: 7 }))
    expect(parse('7-a')).toEqual({ name: 'a', position: 7 })
  })
})
