import { describe, expect, it } from 'vitest'
import { resultOfHook } from '../../../test/samplePage.js'
import { DESKTOP_WIDTH, useWindowSize } from './windowSize.js'

describe('useWindowSize', () => {
  it('does not know the size on the server (SH-5)', () => {
    expect(resultOfHook(useWindowSize)).toBe('ssr')
  })

  it('begins the desktop layout at 996 pixels (SH-4, CN-1)', () => {
    expect(DESKTOP_WIDTH).toBe(996)
  })
})
