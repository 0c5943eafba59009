import { describe, expect, it } from 'vitest'
import { canHighlight } from '../code/highlight.js'
import { warmUp } from './warmUp.js'

describe('warmUp', () => {
  // The caller does not wait for it, and would not notice an error.
  it('compiles a page with code', async () => {
    await warmUp()
    expect(canHighlight('ts')).toBe(true)
  })
})
