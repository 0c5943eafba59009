// The table of names in other clients: Troth refuses each of them, so the row is needed.

import { readFileSync } from 'node:fs'
import { createClient, isTrothError } from 'troth'
import { describe, expect, it } from 'vitest'
import { findAll, parsePage } from './parsedPage'

const file = new URL('../docs/api/troth-options.md', import.meta.url)
const { tree } = parsePage({ file: 'options', text: readFileSync(file, 'utf8') })
const table = findAll(tree, 'table').find(({ children: [header] }) =>
  JSON.stringify(header).includes('Name in other clients'),
)
/** '`params` (axios)' → params; what follows a semicolon is a remark. */
const names = (table?.children.slice(1) ?? []).flatMap(({ children: [, cell] }) => {
  const end = cell!.children.findIndex((node) => node.type === 'text' && node.value.includes(';'))
  const named = end < 0 ? cell!.children : cell!.children.slice(0, end)
  return named.flatMap((node) => (node.type === 'inlineCode' ? [node.value] : []))
})

describe('options of other clients', () => {
  it('are listed', () => {
    expect(names.length).toBeGreaterThan(15)
  })

  it.each(names)('%s is unknown to Troth', (name) => {
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
    throw new Error(
      `Troth has an option "${name}" now: remove it from the table in site/docs/api/troth-options.md.`,
    )
  })
})
