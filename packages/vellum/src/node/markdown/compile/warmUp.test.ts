import { describe, expect, it } from 'vitest'
import { canHighlight } from '../code/highlight.js'
import { warmUp } from './warmUp.js'

describe('warmUp', () => {
  // Whoever calls it does not wait for it, and would not see that it fails.
  it('compiles a page with code', async () => {
    await warmUp()
    expect(canHighlight('ts')).toBe(true)
  })
})
