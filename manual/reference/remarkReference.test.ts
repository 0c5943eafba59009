import type { Root } from 'mdast'
import { reference } from 'vellum/reference'
import { expect, it } from 'vitest'
import { remarkReference } from './remarkReference'

const position = { start: { line: 7, column: 1 }, end: { line: 7, column: 9 } }

/** What a page with one directive becomes; an error is thrown with its line. */
function replaced(name: string, attributes: Record<string, string>): Root {
  const directive = { type: 'leafDirective', name, attributes, position, children: [] }
  const tree = { type: 'root', children: [directive] } as unknown as Root
  const fail = (reason: string, place?: typeof position): never => {
    throw new Error(`line ${place?.start.line}: ${reason}`)
  }
  remarkReference({ reference })(tree, { fail } as never)
  return tree
}

it('a directive is replaced by a section: heading with an id, facts, description, sample', () => {
  const { children } = replaced('config', { fields: 'docs.sidebarPath' })
  expect(children.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'paragraph', 'code'])
  expect(children[0]).toMatchObject({
    data: { hProperties: { id: 'docs-sidebarpath' } },
    children: [{ type: 'inlineCode', value: 'docs.sidebarPath' }],
    position,
  })
  expect(children[3]).toMatchObject({ value: "docs: {\n  sidebarPath: './sidebars.ts',\n}," })
})

it('a name that the engine does not have is reported at its line', () => {
  const message = 'The reference has no "docs.sidebarPaht". Remove it here, or correct its name.'
  expect(() => replaced('config', { fields: 'docs.sidebarPaht' })).toThrow(`line 7: ::config: ${message}`)
  expect(() => replaced('components', { names: 'Tab' })).toThrow(
    'line 7: ::components: The reference has no "Tab".',
  )
})

it('directives of other plugins stay', () => {
  expect(replaced('other', {}).children).toMatchObject([{ type: 'leafDirective', name: 'other' }])
})
