import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { tempFolders } from '../../../test/tempFolder.js'
import type { OwnTheme } from './liveParts.js'
import { replaceParts } from './replaceParts.js'

const folder = tempFolders()
const theme = fileURLToPath(new URL('../../theme/', import.meta.url))

/** What an import resolves to, and the code of a module that the plugin makes. */
function plugin(own: Omit<OwnTheme, 'siteDir'>, environment: 'client' | 'ssr' = 'client') {
  const { resolveId, load } = replaceParts(() => ({ siteDir: '/site', ...own })) as unknown as {
    resolveId: (this: object, name: string, importer?: string) => unknown
    load: { handler: (this: object, id: string) => { code: string } | undefined }
  }
  const context = { environment: { name: environment }, addWatchFile: () => {} }
  const resolve = (name: string, importer?: string) => resolveId.call(context, name, importer)
  const code = (name: string, importer?: string) =>
    load.handler.call(context, String(resolve(name, importer)))?.code
  return { resolve, code }
}

const none = { parts: {}, slots: {} }
const layout = `${theme}layout/Layout.js`

describe('replaceParts', () => {
  it('changes nothing without parts and slots (TP-1, TP-6)', () => {
    expect(plugin(none).resolve('../navbar/Navbar.js', layout)).toBeUndefined()
  })

  it('puts components into slots around the part of the site, in their order (TP-6)', () => {
    const own = {
      parts: { Navbar: '/site/src/theme/Navbar.tsx' },
      slots: {
        'navbar:before': [
          { file: '/site/a.tsx', pages: undefined },
          { file: '/site/b.tsx', pages: ['^/docs/?$', '^/x/?$'] },
        ],
        'navbar:after': [{ file: '/site/c.tsx', pages: undefined }],
      },
    }
    const { code } = plugin(own, 'ssr')
    const lines = (of: typeof code) => of('../navbar/Navbar.js', layout)?.split('\n')
    expect(lines(code)).toEqual([
      `export * from "${theme}navbar/Navbar.js"`,
      'import Base from "\\u0000vellum:served-part:Navbar"',
      `import { withSlots } from "${theme}slots/withSlots.js"`,
      `import { recordedPart } from "${theme}frame/recordedPart.js"`,
      `import { namedPart } from "${theme}frame/namedPart.js"`,
      'import Slot0 from "/site/a.tsx"',
      'import Slot1 from "/site/b.tsx"',
      'import Slot2 from "/site/c.tsx"',
      'export const Navbar = withSlots(Base, { before: [{ Component: namedPart(Slot0, "a.tsx"), kept: "navbar:before:0" }, { Component: namedPart(Slot1, "b.tsx"), kept: "navbar:before:1", pages: new RegExp("^/docs/?$|^/x/?$") }], after: [{ Component: namedPart(Slot2, "c.tsx"), kept: "navbar:after:0" }] })',
      'export { Navbar as default }',
    ])
    // Browsers keep the HTML of components without state.
    expect(lines(plugin(own).code)?.slice(3)).toEqual([
      'export const Navbar = withSlots(Base, { before: [{ kept: "navbar:before:0" }, { kept: "navbar:before:1", pages: new RegExp("^/docs/?$|^/x/?$") }], after: [{ kept: "navbar:after:0" }] })',
      'export { Navbar as default }',
    ])
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

  it('gives a copy of an item the fields that it reads, wherever the site renders it (TP-22)', () => {
    const own = "import types from '@theme/NavbarItem/ComponentTypes'\nexport default () => null"
    const dir = folder({
      'src/theme/NavbarItem.jsx': own,
      'wrapped/NavbarItem.jsx': "import Item from '@theme-original/NavbarItem'\nexport default Item",
    })
    const file = `${dir}/src/theme/NavbarItem.jsx`
    const importer = `${dir}/src/theme/Navbar/Content.jsx`
    expect(plugin({ parts: { NavbarItem: file }, slots: {} }).code('@theme/NavbarItem', importer)).toBe(
      [
        `import Part from "${file}"`,
        `import { toAnyItem } from "${theme}copies/navbarProps.js"`,
        `import { whenRendered } from "${theme}copies/partProps.js"`,
        'export default whenRendered(() => toAnyItem(Part))',
      ].join('\n'),
    )
    // The copy finds a component for each type of Docusaurus.
    const types = plugin({ parts: { NavbarItem: file }, slots: {} }).code
    expect(types('@theme/NavbarItem/ComponentTypes', file)).toContain('export default { default: Default, dr')
    const wrapped = `${dir}/wrapped/NavbarItem.jsx`
    const { resolve } = plugin({ parts: { NavbarItem: wrapped }, slots: {} })
    expect(resolve('@theme/NavbarItem', importer)).toBe(wrapped)
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

  it('records parts and components in slots of the content that have state, in Node (TP-15)', () => {
    const dir = folder({
      'src/theme/TOC.jsx': 'export default () => <a onClick={() => {}} />',
      'src/theme/DocItem/Footer.jsx': 'export default () => <hr />',
      'Counter.jsx': 'export default () => useState(0)',
    })
    const own = {
      siteDir: dir,
      parts: { TOC: `${dir}/src/theme/TOC.jsx`, 'DocItem/Footer': `${dir}/src/theme/DocItem/Footer.jsx` },
      slots: { 'article:after': [{ file: `${dir}/Counter.jsx`, pages: undefined }] },
    }
    const server = plugin(own, 'ssr')
    const page = `${theme}pages/DocPage.js`
    expect(server.code('../parts/TableOfContents.js', page)).toContain('vellum:served-part:TOC')
    const still = server.code('@theme/DocItem/Footer', '/site/src/pages/index.jsx')
    expect(still).toContain('namedPart(Part, "src/theme/DocItem/Footer.jsx")')
    expect(still).not.toContain('recorded')
    expect(server.code('../parts/Article.js', page)).toContain(
      'Component: recordedPart(namedPart(Slot0, "Counter.jsx"))',
    )
    expect(server.code('@theme/TOC', '/site/src/theme/DocItem/Layout.jsx')).toContain(
      'recordedPart(namedPart(Part, "src/theme/TOC.jsx"))',
    )
    const browser = plugin(own)
    expect(browser.code('../parts/TableOfContents.js', page)).not.toContain('recorded')
    expect(browser.code('../parts/Article.js', page)).toContain('{ Component: Slot0 }')
    expect(browser.code('virtual:vellum/frame/doc')).toContain('vellumMain = liveFrame(DocPage)')
    // The table of contents of a live page may be created again.
    expect(browser.resolve('../behaviours/toc.js', `${theme}layout/LiveContent.js`)).toBe(
      `${theme}behaviours/liveToc.js`,
    )
    expect(browser.resolve('../behaviours/toc.js', `${theme}layout/StaticContent.js`)).toBeUndefined()
  })

  it('finds what belongs to a part by its name (TP-16)', () => {
    const siteDir = folder({ 'src/theme/CodeBlock/Title/index.jsx': '', 'src/theme/CodeBlock/index.jsx': '' })
    const own = { siteDir, parts: { CodeBlock: `${siteDir}/src/theme/CodeBlock/index.jsx` }, slots: {} }
    const { resolve } = plugin(own)
    expect(resolve('@theme/CodeBlock/Title', own.parts.CodeBlock)).toBe(
      `${siteDir}/src/theme/CodeBlock/Title/index.jsx`,
    )
    expect(resolve('@theme-original/CodeBlock/Title', own.parts.CodeBlock)).toBeUndefined()
  })

  it('gives the page for unknown paths no second layout (TP-1)', () => {
    const file = '/site/src/theme/NotFound.jsx'
    const { code, resolve } = plugin({ parts: { NotFound: file }, slots: {} })
    expect(code('@theme/Layout', file)).toContain('ContentOnly as default')
    expect(resolve('@theme/Layout', '/site/src/pages/index.jsx')).toBeUndefined()
  })
})
