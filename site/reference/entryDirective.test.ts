// What the reference shows of an entry, read from the entries of Troth.

import type { Nodes } from 'mdast'
import { describe, expect, it } from 'vitest'
import { readBehaviour } from './behaviour'
import { entryBlocks } from './entryDirective'
import { readReference } from './readReference'
import { entrySources } from './trothFiles'

/** The lines of an export, without their markup. */
function linesOf(id: string): string[] {
  const [entry = ''] = id.split('-')
  const folder = entrySources().find((each) => each.endsWith(`/${entry}`))!
  const blocks = entryBlocks(entry, {
    reference: {} as never,
    behaviour: readBehaviour(),
    homes: new Map(),
    platforms: [],
    releases: [],
    entries: { [entry]: readReference(folder) },
  })
  const block = blocks.find((node) => (node.data as { hProperties?: { id: string } })?.hProperties?.id === id)
  const textOf = (node: Nodes): string =>
    'children' in node ? node.children.map(textOf).join('') : 'value' in node ? node.value : ''
  const rows = (node: Nodes): Nodes[] => (node.type === 'table' ? node.children : [node])
  return 'children' in block! ? (block.children as Nodes[]).flatMap(rows).map(textOf) : []
}

describe('an entry', () => {
  it('shows a rest parameter as one', () => {
    expect(linesOf('mock-sequence')).toContain(
      'function sequence(...responses: readonly MockResponse[]): MockHandler',
    )
  })

  it('says what a function returns and throws', () => {
    expect(linesOf('mock-sequence').slice(-2)).toEqual([
      'Returns: A handler for a route.',
      'Throws: TypeError if no response is passed.',
    ])
  })

  it('has the fields that an interface inherits', () => {
    const names = linesOf('mock-faultoptions').map((line) => line.split('?')[0])
    expect(names).toEqual(expect.arrayContaining(['body', 'code', 'status', 'headers', 'delay']))
  })
})
