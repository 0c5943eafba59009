// The table of options of other clients: Troth refuses each of them, so the row is needed.

import { createClient, isTrothError } from 'troth'
import { describe, expect, it } from 'vitest'
import { OTHER_OPTIONS } from '../reference/otherClients'

describe('options of other clients', () => {
  it('are listed once', () => {
    const names = OTHER_OPTIONS.map(({ name }) => name)
    expect(names.length).toBeGreaterThan(30)
    expect(names).toEqual([...new Set(names)])
  })

  it.each(OTHER_OPTIONS)('$name is unknown to Troth', ({ name }) => {
    try {
      createClient({ [name]: true })
    } catch (error) {
      if (!isTrothError(error)) throw error
      expect([error.code, error.message]).toEqual([
        'CONFIG_OPTION',
        expect.stringMatching(`^option "${name}" is unknown`),
      ])
      return
    }
    throw new Error(`Troth has an option "${name}" now: remove it from site/reference/otherClients.ts.`)
  })
})
