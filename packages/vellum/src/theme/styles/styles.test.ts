import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT_ATTRIBUTES } from '../../shared/rootAttributes.js'

const source = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

/** Sheets that only sites with a feature load, and the sheets that import them. */
const OPTIONAL = [
  'blog/Blog.css',
  'layout/AnnouncementBar.css',
  'navbar/Dropdown.css',
  'parts/CopyPage.css',
  'parts/VersionBanner.css',
  'search/SearchButton.css',
  'search/search.css',
  'sidebar/SidebarHideButton.css',
  'styles/announcement.css',
  'styles/blog.css',
  'styles/dropdowns.css',
  'styles/hideableSidebar.css',
  'styles/infima.css',
  'styles/markdownPages.css',
  'styles/search.css',
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

describe('tokens.css', () => {
  it.each(['light', 'dark'] as const)('has a contrast of at least 4.5 for text in %s mode', (mode) => {
    const colors = colorsOf(mode)
    const grounds = ['paper', 'paper-raised', 'paper-sunk']
    const pigments = ['red', 'green', 'teal', 'blue', 'gold', 'purple', 'grey']
    const pairs = [
      ...['ink', 'ink-soft', 'accent', 'accent-strong', ...pigments].flatMap((text) =>
        grounds.map((ground) => [text, ground]),
      ),
      ['on-seal', 'seal'],
    ] as [string, string][]
    const weak = pairs.filter(([text, ground]) => contrast(colors.get(text)!, colors.get(ground)!) < 4.5)
    expect(weak).toEqual([])
  })

  it.each(['light', 'dark'] as const)('has a contrast of at least 3 for edges in %s mode', (mode) => {
    const colors = colorsOf(mode)
    const weak = [
      ['hairline-strong', 'paper'],
      ['hairline-strong', 'paper-raised'],
      ['hairline-strong', 'paper-sunk'],
      ['seal', 'paper'],
    ].filter(([edge, ground]) => contrast(colors.get(edge!)!, colors.get(ground!)!) < 3)
    expect(weak).toEqual([])
  })
})

/** Name → six digits, of one mode. */
function colorsOf(mode: 'light' | 'dark'): Map<string, string> {
  const [light = '', dark = ''] = source.split('@media screen')
  const foundColours = (mode === 'light' ? light : dark).matchAll(/--vl-([\w-]+): #([\da-f]{6});/g)
  return new Map([...foundColours].map(([, name, hex]) => [name!, hex!]))
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [0, 2, 4]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
