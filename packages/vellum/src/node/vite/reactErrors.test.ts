import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { withoutStacks } from './reactErrors.js'

const require = createRequire(import.meta.url)
const react = readFileSync(
  require.resolve('react-dom/package.json').replace('package.json', 'cjs/react-dom-client.production.js'),
  'utf8',
)

describe('withoutStacks', () => {
  it('leaves no error in React that is created while its code runs', () => {
    const created = /^(?:var| ) +\w+ = Error\(formatProdErrorMessage\(\d+\)\)/gm
    expect(react.match(created)).toHaveLength(5)
    expect(withoutStacks(react).match(created)).toBeNull()
  })

  it('keeps the errors that are thrown', () => {
    const thrown = /throw Error\(/g
    expect(withoutStacks(react).match(thrown)).toEqual(react.match(thrown))
  })
})
