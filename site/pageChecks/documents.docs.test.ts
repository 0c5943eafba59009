// Every page of the built site as HTML: what a browser is not needed for. Screens, hydration and colours are tested on one
// page of each template (e2e/templates.spec.ts).

import { describe, expect, it } from 'vitest'
import { ROUTES } from '../../e2e/routes'
import {
  accessibleName,
  attribute,
  type Element,
  elementsBelow,
  parseDocument,
  readDocument,
  textOf,
} from './builtDocument'

const SITE = 'https://troth-http.github.io'
const named = (elements: readonly Element[], ...names: string[]) =>
  elements.filter(({ tagName }) => names.includes(tagName))
const hrefs = (elements: readonly Element[], rel: string, more: (link: Element) => boolean = () => true) =>
  named(elements, 'link')
    .filter((link) => attribute(link, 'rel') === rel && more(link))
    .map((link) => attribute(link, 'href'))
const isHidden = (element: Element): boolean => attribute(element, 'aria-hidden') === 'true'

/** Levels that are more than one below the heading before them: `h2 → h4: Title`. */
function skippedLevels(elements: readonly Element[]): string[] {
  const headings = elements.filter(({ tagName }) => /^h[1-6]$/.test(tagName))
  return headings.flatMap((heading, i) => {
    const before = headings[i - 1]?.tagName ?? 'h0'
    const isSkipped = Number(heading.tagName[1]) > Number(before[1]) + 1
    return isSkipped ? [`${before} → ${heading.tagName}: ${textOf(heading)}`] : []
  })
}

function repeatedIds(elements: readonly Element[]): string[] {
  const ids = elements.flatMap((element) => attribute(element, 'id') ?? [])
  return ids.filter((id, i) => ids.indexOf(id) < i)
}

/** Links, buttons and images without a name, as the start of their tag. */
function nameless(elements: readonly Element[]): string[] {
  const controls = named(elements, 'a', 'button', 'summary').filter((element) => !isHidden(element))
  const images = named(elements, 'img').filter((image) => attribute(image, 'alt') === undefined)
  return [...controls.filter((control) => accessibleName(control, elements) === ''), ...images].map(
    ({ tagName, attrs }) => `<${tagName} ${attrs.map(({ name, value }) => `${name}="${value}"`).join(' ')}>`,
  )
}

describe.each(ROUTES)('%s', (route) => {
  const elements = readDocument(route)

  it('has a head of its own (RT-1 … RT-8, SEO-4)', () => {
    const isLanguage = (hreflang: string) => (link: Element) => attribute(link, 'hreflang') === hreflang
    const inHead = elements.slice(
      0,
      elements.findIndex(({ tagName }) => tagName === 'body'),
    )
    expect({
      titles: named(inHead, 'title').filter((title) => textOf(title).trim() !== '').length,
      canonical: hrefs(elements, 'canonical'),
      alternates: hrefs(elements, 'alternate', isLanguage('en')),
      defaults: hrefs(elements, 'alternate', isLanguage('x-default')).length,
      descriptions: named(elements, 'meta').filter(
        (meta) => attribute(meta, 'name') === 'description' && attribute(meta, 'content'),
      ).length,
      languages: named(elements, 'html').map((html) => attribute(html, 'lang')),
    }).toEqual({
      titles: 1,
      canonical: [SITE + route],
      alternates: [SITE + route],
      defaults: 1,
      descriptions: 1,
      languages: ['en'],
    })
  })

  it('is complete without script (RT-10, SSR-1, T-61)', () => {
    const mains = named(elements, 'main')
    const titles = named(elements, 'h1').map((heading) => textOf(heading).trim())
    expect(titles).toEqual([expect.stringMatching(/./)])
    expect(mains).toHaveLength(1)
    expect(textOf(mains[0]!).length).toBeGreaterThan(100)
    expect(named(elements, 'nav').filter((nav) => attribute(nav, 'aria-label') === 'Main')).toHaveLength(1)
    expect(named(elements, 'footer').map(textOf).join('')).toContain('© 2025')
  })

  it('has headings in order, unique ids, and names for links, buttons and images', () => {
    expect(skippedLevels(elements)).toEqual([])
    expect(repeatedIds(elements)).toEqual([])
    expect(nameless(elements)).toEqual([])
  })

  it('lists headings of levels 2 and 3 in its table of contents (TC-1)', () => {
    const levels = new Map(elements.map((element) => [attribute(element, 'id'), element.tagName]))
    const contents = elements.filter((element) =>
      /\btable-of-contents\b/.test(attribute(element, 'class') ?? ''),
    )
    const listed = contents
      .flatMap((list) => named(elementsBelow(list), 'a'))
      .flatMap((link) => attribute(link, 'href') ?? [])
    const foundLevels = new Set(listed.map((href) => levels.get(decodeURIComponent(href.slice(1)))))
    expect([...foundLevels].filter((level) => level !== 'h2' && level !== 'h3')).toEqual([])
  })
})

it('every page is reached by links from the home page (RT-10, T-61)', () => {
  const reached = new Set(['/'])
  for (const route of reached) {
    for (const link of named(readDocument(route), 'a')) {
      const path = attribute(link, 'href')?.split(/[?#]/)[0] ?? ''
      if (ROUTES.includes(path)) reached.add(path)
    }
  }
  expect(ROUTES.filter((route) => !reached.has(route))).toEqual([])
})

describe('the checks', () => {
  const html =
    '<main><h1>a</h1><h3 id="a">b</h3><p id="a"></p><a href="/"><img src="x"></a><button><svg></svg></button></main>'

  it('find what is wrong', () => {
    const elements = parseDocument(html)
    expect(skippedLevels(elements)).toEqual(['h1 → h3: b'])
    expect(repeatedIds(elements)).toEqual(['a'])
    expect(nameless(elements)).toEqual(['<a href="/">', '<button >', '<img src="x">'])
  })
})
