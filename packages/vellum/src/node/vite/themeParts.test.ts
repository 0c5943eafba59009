import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { type OwnTheme, themeParts } from './themeParts.js'

const theme = fileURLToPath(new URL('../../theme/', import.meta.url))

/** What an import resolves to, and the code of a module that the plugin makes. */
function plugin(own: OwnTheme, environment: 'client' | 'ssr' = 'client') {
  const { resolveId, load } = themeParts(() => own) as unknown as {
    resolveId: (this: object, name: string, importer?: string) => unknown
    load: { handler: (id: string) => { code: string } | undefined }
  }
  const resolve = (name: string, importer?: string) =>
    resolveId.call({ environment: { name: environment } }, name, importer)
  const code = (name: string, importer: string) => load.handler(String(resolve(name, importer)))?.code
  return { resolve, code }
}

const none: OwnTheme = { parts: {}, slots: {} }
const layout = `${theme}layout/Layout.js`

describe('themeParts', () => {
  it('changes nothing without parts and slots (TP-1, TP-6)', () => {
    expect(plugin(none).resolve('../navbar/Navbar.js', layout)).toBeUndefined()
  })

  it('puts components into slots around the part of the site, in their order (TP-6)', () => {
    const own: OwnTheme = {
      parts: { Navbar: '/site/src/theme/Navbar.tsx' },
      slots: {
        'navbar:before': [
          { file: '/site/a.tsx', pages: undefined },
          { file: '/site/b.tsx', pages: ['^/docs/?$', '^/x/?$'] },
        ],
        'navbar:after': [{ file: '/site/c.tsx', pages: undefined }],
      },
    }
    const { code } = plugin(own)
    expect(code('../navbar/Navbar.js', layout)).toBe(
      [
        `export * from "${theme}navbar/Navbar.js"`,
        'import Base from "/site/src/theme/Navbar.tsx"',
        `import { withSlots } from "${theme}slots/withSlots.js"`,
        'import Slot0 from "/site/a.tsx"',
        'import Slot1 from "/site/b.tsx"',
        'import Slot2 from "/site/c.tsx"',
        'export const Navbar = withSlots(Base, { before: [{ Component: Slot0 }, { Component: Slot1, pages: new RegExp("^/docs/?$|^/x/?$") }], after: [{ Component: Slot2 }] })',
        'export { Navbar as default }',
      ].join('\n'),
    )
    // Also for a layout of the site; not for the part itself.
    expect(code('@theme/Navbar', '/site/src/theme/Layout.tsx')).toContain('withSlots(Base')
    expect(code('@theme-original/Navbar', '/site/src/theme/Navbar.tsx')).not.toContain('withSlots')
  })

  it('gives the original to what a part was copied from (TP-5)', () => {
    const file = '/site/src/theme/NavbarItem/index.tsx'
    const { resolve } = plugin({ parts: { NavbarItem: file }, slots: {} })
    const name = 'vellum/internal/theme/navbar/NavbarItem'
    expect(resolve(name, file)).toBe(`${theme}navbar/NavbarItem.js`)
    expect(resolve(name, '/site/src/theme/Navbar/Content.tsx')).toContain('vellum:part:')
  })

  it('gives components for items of one type to bar and drawer, never to the original (TP-1)', () => {
    const file = '/site/src/theme/NavbarItem/DropdownNavbarItem.tsx'
    const { resolve, code } = plugin({ parts: { 'NavbarItem/DropdownNavbarItem': file }, slots: {} })
    for (const [path, name] of [
      ['./NavbarItem.js', 'NavbarItem'],
      ['./DrawerItem.js', 'DrawerItem'],
    ] as const) {
      expect(code(path, `${theme}navbar/DrawerItems.js`)).toContain(
        `export const ${name} = withTypedItems(Original, { DropdownNavbarItem })`,
      )
      expect(resolve(path, `${theme}navbar/AnyNavbarItem.js`)).toBeUndefined()
    }
  })

  it('gives the page for unknown paths no second layout (TP-1)', () => {
    const file = '/site/src/theme/NotFound.jsx'
    const { code, resolve } = plugin({ parts: { NotFound: file }, slots: {} })
    expect(code('@theme/Layout', file)).toContain('ContentOnly as default')
    expect(resolve('@theme/Layout', '/site/src/pages/index.jsx')).toBeUndefined()
  })
})
