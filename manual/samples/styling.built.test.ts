// The recipes for styles: each is built as the page shows it, and has the effect that the page says. And the looks that pages
// show have the contrast that they promise.

import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { buildSite, testSites } from '../../packages/vellum/test/builtSite.js'
import { weakPairs } from '../../packages/vellum/test/lookContrast.js'
import { readSamples } from './readSamples.js'
import { type RECIPES, sampleSite } from './sampleSites.js'

const repository = fileURLToPath(new URL('../../', import.meta.url))
const samplesOf = (page: string) => readSamples(readFileSync(join(repository, page), 'utf8'), page)
const recipes = samplesOf('manual/docs/learn/styling.md')

const { folder } = testSites()

/** The site of a recipe, in a folder of its own. */
function recipeSite(name: (typeof RECIPES)[number]): string {
  const dir = folder()
  const { files } = sampleSite(recipes.filter(({ words }) => words.includes(`site=${name}`)))
  const others = { 'docs/introduction.md': '# Introduction\n', 'static/fonts/inter.woff2': 'wOF2' }
  for (const [path, text] of Object.entries({ ...others, ...files })) write(join(dir, path), text)
  symlinkSync(join(repository, 'node_modules'), join(dir, 'node_modules'))
  return dir
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** A page of a build without a warning, and all styles of the site, in pages or in files. */
async function builtPage(dir: string, page: string): Promise<{ html: string; css: string }> {
  const { error, warnings, outDir } = await buildSite(dir, { workers: 1 })
  expect([error, warnings]).toEqual([undefined, []])
  const html = readFileSync(join(outDir, page, 'index.html'), 'utf8')
  const sheets = readdirSync(join(outDir, 'assets')).filter((name) => name.endsWith('.css'))
  const css = sheets.map((name) => readFileSync(join(outDir, 'assets', name), 'utf8'))
  return { html, css: [html, ...css].join('\n') }
}

describe('recipes for styles', () => {
  it('CSS modules: the class of the component is unique, and other pages do not load it', {
    tags: ['exhaustive'],
  }, async () => {
    const dir = recipeSite('css-modules')
    const { html, css } = await builtPage(dir, 'docs/anvil')
    const [, name = ''] = /<strong class="([^"]+)">/.exec(html) ?? []
    expect(name).toMatch(/^_price_/)
    expect(css).toContain(`.${name}{`)
    expect(readFileSync(join(dir, 'dist/docs/introduction/index.html'), 'utf8')).not.toContain(name)
  })

  it('SCSS: is compiled', { tags: ['exhaustive'] }, async () => {
    const { css } = await builtPage(recipeSite('scss'), 'docs/steps')
    expect(css).toMatch(/\.steps>li:+before\{[^}]*content:counter\(step\) ?"\. "/)
    expect(css).toMatch(/@media \((?:max-width:|width<=)640px\)\{\.steps\{padding-inline-start:0\}\}/)
    expect(css).not.toContain('$phone')
  })

  it('Tailwind: has the classes of pages after each build, and leaves the theme as it is', {
    tags: ['exhaustive'],
  }, async () => {
    const dir = recipeSite('tailwind')
    const { html, css } = await builtPage(dir, 'docs/cards')
    expect(html).toContain('<p class="rounded-lg bg-raised p-4 text-accent">')
    expect(css).toContain('.text-accent{color:var(--vl-accent)}')
    expect(css).toContain('.grid-cols-2{')
    expect(css).toMatch(/\.dark\\:gap-6:where\(\[data-theme=dark\] \*\)\{/)
    // Layers in the order of the cascade: the theme first. And nothing of the reset.
    const layers = [
      ...new Set([...css.matchAll(/@layer ([\w, -]+)/g)].flatMap(([, names]) => names!.split(/, ?/))),
    ]
    expect(layers.indexOf('vellum')).toBeLessThan(layers.indexOf('utilities'))
    expect(layers.indexOf('vellum')).toBeGreaterThanOrEqual(0)
    expect(layers).not.toContain('base')
    expect(css).not.toContain('.italic{')
    write(join(dir, 'docs/cards.md'), '# Cards\n\n<p class="italic">Heavy</p>\n')
    expect((await builtPage(dir, 'docs/cards')).css).toContain('.italic{')
  })

  it('fonts: are loaded below the base path, and are preloaded', { tags: ['exhaustive'] }, async () => {
    const { html, css } = await builtPage(recipeSite('fonts'), 'docs/introduction')
    expect(css).toMatch(/src:url\("?\/my-docs\/fonts\/inter\.woff2"?\)/)
    expect(html).toMatch(
      /<link rel="preload" href="\/my-docs\/fonts\/inter\.woff2" as="font"[^>]*crossorigin/,
    )
    expect(css).toMatch(/--vl-font-text:"?Inter"?,/)
  })
})

it.each(['learn/looks', 'learn/styling', 'reference/tokens'])(
  'the looks of %s have enough contrast',
  (page) => {
    const looks = samplesOf(`manual/docs/${page}.md`).filter(({ language }) => language === 'css')
    expect(looks.length).toBeGreaterThan(0)
    for (const { text, line } of looks) {
      expect([...weakPairs(text, 'light'), ...weakPairs(text, 'dark')], `${page}:${line}`).toEqual([])
    }
  },
)
