import { tmpdir } from 'node:os'
import { describe, expect, it } from 'vitest'
import { readTroth } from './trothFiles'

describe('readTroth', () => {
  it('says how to build what is missing', () => {
    expect(() => readTroth(tmpdir())).toThrow(
      new Error('Troth has no file LICENSE. Build it first: npm run build -w troth'),
    )
  })
})
