// The German pages follow the English ones: the same anchors and samples, no other links, all texts of components; search, `llms.txt` and cards
// are in both languages. Needs `npm run build -w vellum -w vellum-manual`.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readSamples } from './samples/readSamples'
import { dist, searcherOf } from './search/builtSearch'
import { manual as publishedAt } from './urls'

const folder = fileURLToPath(new URL('.', import.meta.url))
const translations = join(folder, 'i18n/de/docusaurus-plugin-content-docs/current')
const translatedPages = readdirSync(translations, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.md'),
)

const read = (...path: readonly string[]) => readFileSync(join(...path), 'utf8')

/** The element of the notice that a page is not translated. */
const NOTICE = /<p class="?not-translated/

/** The built article of a page: `learn/index.md` → `learn/index.html` */
function article(page: string, localePath = ''): string {
  const html = read(dist, localePath, page.replace(/(?:\/?index)?\.md$/, ''), 'index.html')
  return /<article[\s\S]*<\/article>/.exec(html)?.[0] ?? ''
}

const anchors = (html: string) => [...html.matchAll(/<h[2-6][^>]* id="?([^\s">]+)/g)].map(([, id]) => id)

/** The targets of links, without the path of their locale. */
const targets = (html: string) =>
  [...html.matchAll(/<a [^>]*href="?([^\s">]+)/g)]
    .map(([, href = '']) => href.replace(`${publishedAt.pathname}de/`, publishedAt.pathname))
    .filter((href) => !href.startsWith('https://github.com'))
    .sort()

describe.each(translatedPages)('the translation of %s', (page) => {
  it('has the anchors of the original, and no other links', () => {
    const [original, translation] = [article(page), article(page, 'de')]
    expect(anchors(original).length).toBeGreaterThan(0)
    expect(anchors(translation)).toEqual(anchors(original))
    const ownTargets = new Set(targets(original))
    expect(targets(translation).filter((href) => !ownTargets.has(href))).toEqual([])
  })

  it('has the samples of the original', () => {
    const samplesOf = (text: string) =>
      readSamples(text, page)
        .filter(({ language, title }) => language !== 'text' || title !== undefined)
        .map(({ language, title, text: code }) => ({ language, title, code }))
    expect(samplesOf(read(translations, page))).toEqual(samplesOf(read(folder, 'docs', page)))
  })

  it('is not marked as untranslated', () => {
    expect(article(page, 'de')).not.toMatch(NOTICE)
  })
})

it('a page without a translation says so, in German around English text', () => {
  const html = article('learn/blog.md', 'de')
  expect(html).toMatch(NOTICE)
  expect(html).toContain('Diese Seite ist noch nicht übersetzt.')
  expect(html).toMatch(/<div lang="?en"?[^>]*>/)
  expect(article('learn/blog.md')).not.toMatch(NOTICE)
})

it('all texts of components are translated, and no others', () => {
  const files = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
  const ids = files
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => [
      ...read(folder, 'src', name).matchAll(/ranslate(?: |\(\{\s*)id(?:=|: )["']([\w.]+)/g),
    ])
    .map(([, id]) => id)
  expect(ids.length).toBeGreaterThan(20)
  const translatedIds = Object.keys(JSON.parse(read(folder, 'i18n/de/code.json')) as object)
  // Texts of the theme are replaced where they would name the wrong product.
  expect(translatedIds.filter((id) => !id.startsWith('theme.')).sort()).toEqual(ids.sort())
})

describe('in German', () => {
  it('the search finds translated pages by their words', async () => {
    const search = searcherOf({ locale: 'de', scopes: ['docs-default-current', 'default'] })
    for (const [query, page] of [
      ['veröffentlichen', 'de/learn/start'],
      ['übersetzen', 'de/learn/locales'],
      ['Ordner', 'de/learn/folders'],
      ['docs.sidebarPath', 'de/reference/configuration/docs'],
    ] as const) {
      const [first] = await search(query)
      expect(first?.sections[0]?.href, query).toContain(publishedAt.pathname + page)
    }
  })

  it('llms.txt lists translated titles, and social cards exist', () => {
    const list = read(dist, 'de/llms.txt')
    expect(list).toContain(`[In zehn Minuten veröffentlichen](${publishedAt.href}de/learn/start.md)`)
    const [, card = ''] =
      /property="?og:image"? content="?([^\s">]+)/.exec(read(dist, 'de/learn/start/index.html')) ?? []
    expect(existsSync(join(dist, card.slice(publishedAt.href.length))), card).toBe(true)
  })
})

describe('the example of versions', () => {
  it.each([
    ['next', 'Acme <b>Next</b>, which is not released yet', 'docs-version-current'],
    ['.', undefined, 'docs-version-2.0'],
    ['1.0', 'Acme <b>1.0</b>, which is no longer', 'docs-version-1.0'],
  ])('/example/%s shows the notice of its version', (path, notice, className) => {
    const document = read(dist, 'example', path, 'index.html')
    expect(document).toContain(className)
    // Without the styles, which some documents contain.
    const html = document.slice(document.indexOf('<body'))
    if (notice === undefined) expect(html).not.toContain('theme-doc-version-banner')
    else expect(/theme-doc-version-banner[\s\S]*?<\/div>/.exec(html)?.[0]).toContain(notice)
  })

  it('is found by nobody who looks for something else: search, llms.txt, sitemap', async () => {
    const inManual = searcherOf({ scopes: ['docs-default-current', 'default'] })
    expect(JSON.stringify(await inManual('anvil'))).not.toContain('/example')
    const inExample = searcherOf({ scopes: ['docs-example-1.0', 'default'] })
    expect((await inExample('anvil'))[0]?.sections[0]?.href).toMatch(/\/example\/1\.0/)
    for (const file of ['llms.txt', 'sitemap.xml'])
      expect(read(dist, file), file).not.toContain(`${publishedAt.href}example`)
    expect(read(dist, 'llms-full.txt')).not.toContain(`Source: ${publishedAt.href}example`)
  })
})
