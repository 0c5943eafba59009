import { describe, expect, it } from 'vitest'
import { kebabCase } from './kebabCase.js'

describe('kebabCase', () => {
  it.each([
    ['Hello World', 'hello-world'],
    ['getAsync', 'get-async'],
    ['C++', 'c'],
    ['Été 2024!', 'ete-2024'],
    ['v1', 'v-1'],
    ['v2.0', 'v-2-0'],
    ['ES2022 modules', 'es-2022-modules'],
    ['XMLHttpRequest', 'xml-http-request'],
    ['HTTPS', 'https'],
    ['iOS', 'i-os'],
    ['1st place', '1st-place'],
    ['10th', '10th'],
    ["what's new", 'whats-new'],
    ['under_score', 'under-score'],
    ['Straße', 'strasse'],
    ['日本語', '日本語'],
    ['日本語 v2', '日本語-v-2'],
    ['Привет Мир', 'привет-мир'],
    ['🎉 party', '🎉-party'],
    ['++', '2b2b'],
  ])('%s → %s', (label, path) => {
    expect(kebabCase(label)).toBe(path)
  })
})
