import { describe, expect, it } from 'vitest'
import { MDXComponents } from '../../../theme/index.js'
import { PROVIDED_COMPONENTS } from './liveModule.js'

describe('PROVIDED_COMPONENTS', () => {
  it('MD-9: has the names that the theme has', () => {
    expect(Object.keys(PROVIDED_COMPONENTS).sort()).toEqual(
      Object.keys(MDXComponents)
        .filter((name) => /^[A-Z]/.test(name))
        .sort(),
    )
  })
})
