import { expect, it } from 'vitest'
import * as search from './search.js'

it('vellum/search exports the documented names and no others', () => {
  expect(Object.keys(search).sort()).toEqual(['SearchLoadError', 'createSearcher'])
})
