import { expect, it } from 'vitest'
import * as search from './index.js'

it('exports the documented names and no others', () => {
  expect(Object.keys(search).sort()).toEqual(['SearchLoadError', 'createSearcher'])
})
