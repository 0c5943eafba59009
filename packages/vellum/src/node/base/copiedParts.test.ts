import { describe, expect, it } from 'vitest'
import { MODULES_FOR_COPIES, PART_PROPS, THEME_PIECES } from './copiedParts.js'
import { THEME_PARTS } from './themeParts.js'

/** What a module of the theme exports. */
const theme = (module: string): Promise<Record<string, unknown>> =>
  import(/* @vite-ignore */ `../../theme/${module}.js`)

describe('what copies of Docusaurus’ components find', () => {
  it.each([...THEME_PIECES])('%s is a component, or a part (TP-22)', async (name, piece) => {
    // What is a part can be replaced, and needs no piece.
    expect(THEME_PARTS.has(name)).toBe(false)
    if ('part' in piece) expect([...THEME_PARTS.keys()]).toContain(piece.part)
    else expect(typeof (await theme(piece.module))[piece.exported]).toBe('function')
  })

  it.each([...PART_PROPS])('the props of the part %s have functions (TP-22)', async (name, props) => {
    expect([...THEME_PARTS.keys()]).toContain(name)
    const functions = [props.to, props.own].filter((name) => name !== undefined)
    expect(functions).not.toEqual([])
    const exported = await theme(props.module)
    for (const name of functions) expect(typeof exported[name]).toBe('function')
  })

  it('modules export names that those for all pages do not have (TP-22)', async () => {
    const compat = Object.keys(await import('../../client/compat/index.js'))
    for (const module of new Set(MODULES_FOR_COPIES.values())) {
      const names = Object.keys(await theme(module))
      expect(names.filter((name) => compat.includes(name))).toEqual([])
    }
  })
})
