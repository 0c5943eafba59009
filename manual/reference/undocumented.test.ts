import { reference } from 'vellum/reference'
import { expect, it } from 'vitest'
import { undocumented } from './undocumented'

it('every entry of the reference has a description', () => {
  expect(undocumented(reference)).toEqual([])
})
