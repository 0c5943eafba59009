// Both sides of each row of a migration are run, by the client that they are written for, against a demo API of their own.

import ky from 'ky'
import { ofetch } from 'ofetch'
import { createClient } from 'troth'
import { describe, expect, it } from 'vitest'
import { startDemoServer } from '../demoApi/httpServer'
import { MIGRATIONS } from './migrations'

/** What an expression results in; an error counts by its name. */
async function resultOf(code: string): Promise<unknown> {
  const server = await startDemoServer()
  const base = `${server.origin}/v1`
  const scope = {
    base,
    ky: ky.create({ prefix: base }),
    // Without a prefix of its own, for rows that set a base.
    ofetch,
    createClient,
    api: createClient({ baseUrl: base }),
  }
  const withOwnBase = { ...scope, ...(code.includes('ky.create(') && { ky }) }
  try {
    const run = new Function(...Object.keys(withOwnBase), `return (async () => (${code}))()`)
    return await run(...Object.values(withOwnBase))
  } catch (error) {
    return `failed: ${(error as Error).name}`
  } finally {
    await server.close()
  }
}

describe.each(Object.entries(MIGRATIONS))('migration from %s', (_, rows) => {
  it.each(rows.filter(({ isName }) => !isName))('$other', async ({ other, troth, differs }) => {
    const [before, after] = await Promise.all([resultOf(other), resultOf(troth)])
    if (differs) expect(after).not.toEqual(before)
    else {
      expect(after).toEqual(before)
      expect(String(before)).not.toMatch(/^failed: |undefined/)
    }
  })
})
