import { describe, expect, it } from 'vitest'
import { withRefresh } from './fastRefresh.js'

const ID = '/site/src/Box.jsx'

/** The names under which code registers components, and those whose hooks it records. */
async function registered(code: string, id = ID) {
  const result = await withRefresh(code, id)
  if (!result) return undefined
  const names = [...result.code.matchAll(/^\$RefreshReg\$\(.+, "(.+)"\);?$/gm)].map(([, name]) => name)
  const hooks = [...result.code.matchAll(/^(?:_s\d*|\$RefreshSig\$\(\))\((\w+), /gm)].map(([, name]) => name)
  return { names, hooks }
}

describe('withRefresh', () => {
  it('DEV-8: registers components in every syntax', async () => {
    const rows: [code: string, names: string[]][] = [
      ['export function Box() { return null }', ['Box']],
      ['export const Box = () => null\nexport const size = 1', ['Box']],
      ['export default function Box() { return null }', ['Box']],
      ['export default () => null', ['DefaultExport$']],
      ['export default async () => null', ['DefaultExport$']],
      ['export default function () { return null }', ['DefaultExport$']],
      ['export default async function* () {}', ['DefaultExport$']],
      [
        "import { memo } from 'react'\nexport const Box = memo(function Inner() { return null })",
        ['Box$memo', 'Box'],
      ],
    ]
    for (const [code, names] of rows) expect((await registered(code))?.names, code).toEqual(names)
  })

  it('keeps the exports of the module', async () => {
    for (const code of ['export default () => 7', 'export default function () { return 7 }']) {
      const result = await withRefresh(code, ID)
      expect(result?.code).toMatch(
        /export (?:default function DefaultExport\$|\{ DefaultExport\$ as default \})/,
      )
    }
  })

  it('leaves code without components as it is', async () => {
    expect(await withRefresh('export const size = 1\nexport default { size }', ID)).toBeUndefined()
    expect(await withRefresh('export default "a text with export default () => 1"', ID)).toBeUndefined()
  })

  it('DEV-8: registers the hooks in the text of a page as those of the page', async () => {
    const code = `import { useState } from 'react'
function _createMdxContent(props) { return useState(1)[0] }
export default function MDXContent(props = {}) { return _createMdxContent(props) }
`
    expect(await registered(code, '/site/docs/a.mdx?page')).toEqual({
      names: ['MDXContent', '_createMdxContent'],
      hooks: ['_createMdxContent', 'MDXContent'],
    })
  })

  it('moves no line', async () => {
    const code = 'export default () => null\n\n\nexport function Later() { return null }\n'
    const result = await withRefresh(code, ID)
    expect(result?.map?.mappings).toBeTruthy()
    expect(result?.code.indexOf('import {')).toBeGreaterThan(result?.code.indexOf('$RefreshReg$(_c') ?? 0)
  })
})
