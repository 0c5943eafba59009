// @ts-check
import { describe, expect, it } from 'vitest'
import { describePlatforms } from './platforms.mjs'

describe('describePlatforms', () => {
  it('has a line for each platform, with the number of its exceptions', () => {
    const platforms = [
      { label: 'Node.js 20', version: '20.20.2', passed: 3, exceptions: [] },
      { label: 'Bun', version: '1.4.4', passed: 2, exceptions: [{}] },
      { label: 'Firefox', version: '153.7', passed: 1, exceptions: [{}, {}] },
    ]
    expect(describePlatforms(platforms).split('\n')).toEqual([
      'Node.js 20: 3 passed (20.20.2)',
      'Bun: 2 passed, 1 exception (1.4.4)',
      'Firefox: 1 passed, 2 exceptions (153.7)',
    ])
  })
})
