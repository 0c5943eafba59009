import { describe, expect, it } from 'vitest'
import { resultOfHook, sampleSite } from '../../../test/samplePage.js'
import { nextChoice, useColorMode } from './colorMode.js'

describe('nextChoice', () => {
  it('goes round system, light and dark when the system is respected (CM-7, T-23)', () => {
    const next = (colorModeChoice: 'light' | 'dark' | null) =>
      nextChoice({ colorMode: 'dark', colorModeChoice, respectPrefersColorScheme: true })
    expect([next(null), next('light'), next('dark')]).toEqual(['light', 'dark', null])
  })

  it.each([null, 'light', 'dark'] as const)('is the other mode when it is not (CM-7, DV-12)', (choice) => {
    const next = (colorMode: 'light' | 'dark') =>
      nextChoice({ colorMode, colorModeChoice: choice, respectPrefersColorScheme: false })
    expect([next('light'), next('dark')]).toEqual(['dark', 'light'])
  })
})

describe('useColorMode', () => {
  it('returns the default mode and no choice on the server (CM-15)', () => {
    const colorMode = { defaultMode: 'dark', disableSwitch: false, respectPrefersColorScheme: true } as const
    expect(resultOfHook(useColorMode, { site: sampleSite({ colorMode }) })).toMatchObject({
      colorMode: 'dark',
      colorModeChoice: null,
    })
  })
})
