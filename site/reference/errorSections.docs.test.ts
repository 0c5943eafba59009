// The sections of error codes, in the page that has them.

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { errorSectionProblems } from './errorSections'
import { readReference, valuesOf } from './readReference'
import { trothSources } from './trothFiles'

describe('the page of the client', () => {
  const page = readFileSync(new URL('../docs/api/troth/index.md', import.meta.url), 'utf8')

  it('explains every error code with a program, its message, its cause and its fix', () => {
    const codes = valuesOf(readReference(trothSources()), 'ErrorCode').map(({ value }) => value)
    expect(codes.length).toBeGreaterThan(10)
    expect(errorSectionProblems(page, codes)).toEqual([])
  })
})
