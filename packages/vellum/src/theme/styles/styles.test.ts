import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT_ATTRIBUTES } from '../../shared/rootAttributes.js'

/** Sheets that only sites with a feature load, and the sheets that import them. */
const OPTIONAL = [
  'blog/Blog.css',
  'layout/AnnouncementBar.css',
  'mdx/CodeNotation.css',
  'mdx/TypeHints.css',
  'navbar/Dropdown.css',
  'parts/CopyPage.css',
  'parts/PageMenu.css',
  'parts/Tags.css',
  'parts/VersionBanner.css',
  'search/SearchButton.css',
  'search/search.css',
  'search/suggestPages.css',
  'sidebar/SidebarBadge.css',
  'sidebar/SidebarHideButton.css',
  'slots/slots.css',
  'styles/announcement.css',
  'styles/badges.css',
  'styles/blog.css',
  'styles/dropdowns.css',
  'styles/hideableSidebar.css',
  'styles/infima.css',
  'styles/markdownPages.css',
  'styles/pageMenu.css',
  'styles/search.css',
  'styles/tags.css',
  'styles/typeHints.css',
  'styles/versions.css',
]

describe('theme.css', () => {
  it('imports every other stylesheet once, but not those that few sites need (SH-10)', () => {
    const sheet = readFileSync(new URL('theme.css', import.meta.url), 'utf8')
    const imported = [...sheet.matchAll(/@import "([^"]+)" layer\(vellum\);/g)].map(([, file]) =>
      posix.join('styles', file!),
    )
    const files = readdirSync(new URL('..', import.meta.url), { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.css') && file !== 'styles/theme.css')
    expect([...imported, ...OPTIONAL].sort()).toEqual(files.sort())
  })
})

it('reads no root attribute that is not in ROOT_ATTRIBUTES (CM-17)', () => {
  const folder = new URL('..', import.meta.url)
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  )
  const selectors = sheets.flatMap((file) => {
    const css = readFileSync(new URL(file.replaceAll('\\', '/'), folder), 'utf8')
    return [...css.matchAll(/(?<![\w-])html[^\s{,>]*(?:\([^)]*\)[^\s{,>]*)*/g)].map(([selector]) => selector)
  })
  const read = selectors.flatMap((selector) =>
    [...selector.matchAll(/\[(data-[\w-]+)/g)].map(([, name]) => name),
  )
  expect(read.length).toBeGreaterThan(10)
  const ownAttributes: readonly (string | undefined)[] = Object.values(ROOT_ATTRIBUTES)
  expect(read.filter((name) => !ownAttributes.includes(name))).toEqual([])
})
