import { describe, expect, it } from 'vitest'
import { splitHeadingId } from './explicitHeadingId.js'

describe('splitHeadingId', () => {
  it.each([
    ['Setup {#my-id}', 'Setup', 'my-id'],
    ['Setup {/* #my-id */}', 'Setup', 'my-id'],
    ['Setup <!-- #my-id -->', 'Setup', 'my-id'],
    ['Setup {#Über.1}', 'Setup', 'Über.1'],
    ['Setup {#a b}', 'Setup', 'a b'],
    ['Setup {#a#b}', 'Setup', 'a#b'],
    ['Setup', 'Setup', undefined],
    ['{#only} text', '{#only} text', undefined],
  ])('HD-3: %s', (source, text, id) => {
    expect(splitHeadingId(source)).toEqual({ text, id })
  })
})
