import { describe, expect, it } from 'vitest'
import { formatError } from '../../base/errors.js'

import { type FailedJob, type Outcome, valuesOf } from './outcome.js'

const failed = (fields: Partial<FailedJob>): Outcome<number> => ({
  ok: false,
  error: {
    codes: ['page-not-rendered'],
    message: 'Failed.',
    files: [],
    frame: undefined,
    hint: undefined,
    cause: undefined,
    ...fields,
  },
})

function problem(outcomes: readonly Outcome<number>[]): string {
  try {
    valuesOf(outcomes)
  } catch (error) {
    return formatError(error)
  }
  return ''
}

describe('valuesOf', () => {
  it('returns the values in order', () => {
    expect(
      valuesOf([
        { ok: true, value: 1 },
        { ok: true, value: 2 },
      ]),
    ).toEqual([1, 2])
  })

  it('throws all that failed as one error', () => {
    const outcomes = [failed({ message: 'A.' }), { ok: true, value: 1 } as const, failed({ message: 'B.' })]
    expect(problem(outcomes)).toBe('2 problems:\n\nA.\n\nB.')
  })

  it('MV-14: says that other pages have the same problem in words that fit', () => {
    const errors = [1, 2].map(() =>
      failed({ message: 'A plugin threw an error: x.', cause: new Error('Same.') }),
    )
    expect(problem(errors)).toBe(
      'A plugin threw an error: x. The same happens on 1 other page.\nCause: Same.',
    )
  })

  it('reports a cause that many pages share once', () => {
    const pages = Array.from({ length: 8 }, (_, i) =>
      failed({
        message: `Page ${i} cannot be rendered.`,
        files: [`docs/${i}.md`],
        cause: new Error('Same.'),
      }),
    )
    expect(problem([...pages, failed({ message: 'Page 8.', cause: new Error('Other.') })])).toBe(
      [
        '2 problems:',
        '',
        'Page 0 cannot be rendered. Nor can 7 other pages.',
        ...[0, 1, 2, 3, 4].map((i) => `  at docs/${i}.md`),
        'Cause: Same.',
        '',
        'Page 8.',
        'Cause: Other.',
      ].join('\n'),
    )
  })
})
