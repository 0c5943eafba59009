// Images on every type of page, in built sites and in development; what happens without sharp, and with broken files.

import { cpSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { readmeExample } from '../../create-vellum/test/readmeExample.js'
import { createDevServer, silentLogger } from '../../vellum/dist/node/bundle/index.js'
import { buildSite, contentsOf, differences, testSites } from '../../vellum/test/builtSite.js'
import { writeFiles } from '../../vellum/test/tempFolder.js'
import { animation, photo } from './sampleImages.js'

const { makeProject } = testSites()

const config = (options: string) => `
import { images } from 'vellum-images'
import { markdownPages } from 'vellum-markdown-pages'
export default { title: 'T', url: 'https://t.dev', baseUrl: '/base/', blog: {}, plugins: [images(${options}), markdownPages()] }
`
const OPTIONS = "{ widths: [200, 400], formats: ['webp'] }"

/** The images of a page with what is around them, without hashes. */
function imagesOf(dir: string, page: string): string[] {
  const html = readFileSync(join(dir, 'dist', page), 'utf8')
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return (main.match(/<picture>.*?<\/picture>|<img [^>]*>/gs) ?? []).map((found) =>
    found.replace(/-[\da-f]{8}\./g, '-HASH.').replace(/-[\w-]{8}\.jpg/, '-HASH.jpg'),
  )
}

const source = (name: string, widths: readonly number[], shown: number) =>
  `<source type="image/webp" srcset="${widths.map((width) => `/base/assets/images/${name}-${width}-HASH.webp ${width}w`).join(', ')}" sizes="(max-width: ${shown}px) 100vw, ${shown}px">`

describe('pages', () => {
  let dir: string
  const build = async (options = {}) => {
    const { error, warnings, result } = await buildSite(dir, options)
    expect([error, warnings]).toEqual([undefined, []])
    return result!
  }

  beforeAll(async () => {
    const jpeg = await photo(600, 300).jpeg().toBuffer()
    const small = await photo(300, 150).png().toBuffer()
    dir = makeProject({
      'vellum.config.mjs': config(OPTIONS),
      'docs/index.md': [
        '---\nimage: ./photo.jpg\n---\n\n# Home',
        '![Photo](./photo.jpg "The title")',
        '![Static](/img/small.png)',
        '<img src="/base/img/small.png" alt="Raw" className="wide" width="150" />',
        '<img src={require(\'./photo.jpg\').default} alt="Required" height="100" />',
        '[![Linked](./photo.jpg)](https://example.com)',
        '![Animated](./animation.gif) ![Drawn](./drawing.svg) ![Tiny](./tiny.png) ![Far](https://example.com/a.png)',
        '<picture><img src={require(\'./photo.jpg\').default} alt="Own" /></picture>',
      ].join('\n\n'),
      'docs/live.mdx': [
        "import Counter from './Counter.jsx'\nimport Part from './_part.mdx'\nimport photo from './photo.jpg'",
        '# Live\n\n<Counter />\n\n![Photo](./photo.jpg)',
        '<img src={photo} alt="Imported" />',
        '<Part />',
      ].join('\n\n'),
      'docs/ideal.md':
        "import Image from '@theme/IdealImage'\n\n# Ideal\n\n<Image img={require('./photo.jpg')} alt=\"Ideal\" />\n",
      'docs/_part.mdx': '![In a partial](./photo.jpg)\n',
      'docs/Counter.jsx':
        "import { useState } from 'react'\nexport default () => <button>{useState(0)[0]}</button>",
      'docs/drawing.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="9"><!--${'x'.repeat(5000)}--></svg>`,
      'blog/2026-01-01-post.md': '# Post\n\n![Photo](/img/small.png)\n\n{/* truncate */}\n\nThe rest.\n',
      'src/pages/about.md': '# About\n\n![Photo](/img/small.png)\n',
      'docs/photo.jpg': jpeg,
      'static/img/small.png': small,
      'docs/animation.gif': Buffer.concat([await animation(), Buffer.alloc(5000)]),
      'docs/tiny.png': await photo(20, 10).png().toBuffer(),
    })
    await build()
  })

  it('PL-16: images of documents get sources, and keep their attributes and the original', () => {
    const photoSource = source('photo', [200, 400], 600)
    expect(imagesOf(dir, 'docs/index.html')).toEqual([
      `<picture>${photoSource}<img loading="lazy" decoding="async" src="/base/assets/images/photo-HASH.jpg" alt="Photo" title="The title" width="600" height="300"></picture>`,
      `<picture>${source('small', [200, 300], 300)}<img loading="lazy" decoding="async" src="/base/assets/images/small-HASH.png" alt="Static" width="300" height="150"></picture>`,
      `<picture>${source('small', [200, 300], 150)}<img src="/base/img/small.png" alt="Raw" class="wide" width="150"></picture>`,
      `<picture>${source('photo', [200, 400], 200)}<img src="/base/assets/images/photo-HASH.jpg" alt="Required" height="100"></picture>`,
      `<picture>${photoSource}<img loading="lazy" decoding="async" src="/base/assets/images/photo-HASH.jpg" alt="Linked" width="600" height="300"></picture>`,
      expect.stringMatching(/^<img .*animation-HASH\.gif/),
      expect.stringMatching(/^<img .*drawing-HASH\.svg/),
      expect.stringMatching(/^<img .*tiny-HASH\.png/),
      expect.stringMatching(/^<img .*https:\/\/example\.com\/a\.png/),
      '<picture><img src="/base/assets/images/photo-HASH.jpg" alt="Own"></picture>',
    ])
  })

  it('PL-16: so do those of live pages, partials, posts, lists of posts and pages', () => {
    const attributes = 'loading="lazy" decoding="async"'
    expect(
      imagesOf(dir, 'docs/live/index.html').map((found) =>
        found.replaceAll('/>', '>').replace('srcSet', 'srcset'),
      ),
    ).toEqual([
      expect.stringContaining(`<picture>${source('photo', [200, 400], 600)}<img ${attributes} src="`),
      expect.stringMatching(
        /^<picture><source [^>]*photo-400-HASH\.webp 400w"[^>]*><img src="[^"]*" alt="Imported" width="600" height="300"><\/picture>/,
      ),
      expect.stringMatching(
        /^<picture><source [^>]*photo-400-HASH\.webp 400w"[^>]*><img .*alt="In a partial"/,
      ),
    ])
    expect(imagesOf(dir, 'docs/ideal/index.html')).toEqual([
      `<picture>${source('photo', [200, 400], 600)}<img ${attributes} src="/base/assets/images/photo-HASH.jpg" alt="Ideal" width="600" height="300"></picture>`,
    ])
    for (const page of ['blog/2026/01/01/post', 'blog', 'about']) {
      expect(imagesOf(dir, `${page}/index.html`)).toEqual([
        expect.stringContaining(`<picture>${source('small', [200, 300], 300)}<img ${attributes} src="`),
      ])
    }
  })

  it('PL-16: files are in the folder of assets, as large as their names say, and smaller than the original', async () => {
    const assets = join(dir, 'dist/assets/images')
    const original = statSync(join(dir, 'docs/photo.jpg')).size
    const variants = readdirSync(assets).filter((name) => /^photo-\d+-\w+\.webp$/.test(name))
    expect(variants).toHaveLength(2)
    for (const name of variants) {
      const bytes = readFileSync(join(assets, name))
      const { width, height } = await sharp(bytes).metadata()
      expect([width, height]).toEqual([Number(name.split('-')[1]), Number(name.split('-')[1]) / 2])
      expect(bytes.length).toBeLessThan(original)
    }
  })

  it('PL-16: the Markdown of pages, their social image and the feed have the original', () => {
    const text = (path: string) => readFileSync(join(dir, 'dist', path), 'utf8')
    expect(text('docs.md')).toMatch(/!\[Photo\]\([^)]*\/assets\/images\/photo-\w+\.jpg/)
    expect(text('docs.md')).not.toContain('webp')
    expect(text('docs/index.html')).toMatch(/property="og:image" content="[^"]*photo-\w+\.jpg"/)
    expect(text('blog/rss.xml')).toMatch(/srcset=.{1,6}https:\/\/t\.dev\/base\/assets\/images\/small-200/)
  })

  it('PL-16: a second build encodes nothing, and every build is the same', {
    tags: ['exhaustive'],
  }, async () => {
    const made = join(dir, '.vellum/cache/plugin-files')
    const states = () =>
      readdirSync(made).flatMap((name) =>
        name.startsWith('.') ? [] : `${name} ${statSync(join(made, name)).ino}`,
      )
    const [first, before] = [contentsOf(join(dir, 'dist')), states()]
    expect((await build()).compiled).toBe(0)
    writeFiles(dir, { 'src/pages/about.md': '# About us\n\n![Photo](/img/small.png)\n' })
    expect((await build()).compiled).toBe(1)
    expect(states()).toEqual(before)
    writeFiles(dir, { 'src/pages/about.md': '# About\n\n![Photo](/img/small.png)\n' })
    await build({ cache: false, workers: 2 })
    expect(differences(first, contentsOf(join(dir, 'dist')))).toEqual([])
  })

  it('PL-16: `vellum check` passes', async () => {
    await build({ write: false })
  })

  it('PL-16: other options make other files', { tags: ['exhaustive'] }, async () => {
    writeFiles(dir, {
      'vellum.config.mjs': config("{ widths: [300], formats: ['avif', 'webp'], sizes: '50vw', quality: 40 }"),
    })
    await build()
    expect(imagesOf(dir, 'docs/index.html')[0]).toMatch(
      /^<picture><source type="image\/avif" srcset="\S+photo-300-HASH\.avif 300w" sizes="50vw"><source type="image\/webp" srcset="\S+photo-300-HASH\.webp 300w" sizes="50vw"><img /,
    )
    writeFiles(dir, { 'vellum.config.mjs': config(OPTIONS) })
  })

  it('PL-16: development shows originals', async () => {
    const server = await createDevServer({ siteDir: dir, host: '127.0.0.1', port: 0, logger: silentLogger })
    onTestFinished(() => server.close())
    const html = await (await fetch(new URL('/base/docs', server.url))).text()
    expect(html).toContain('alt="Photo"')
    expect(html.split('<picture>')).toHaveLength(2)
  })
})

it('PL-16: a broken file is reported with its page and line, and stays as it is', async () => {
  const bytes = await photo(600, 300).png().toBuffer()
  const dir = makeProject({
    'vellum.config.mjs': config(OPTIONS),
    'docs/index.md': '# A\n\nText.\n\n![Half](./half.png)\n',
    'blog/2026-01-01-a.md': 'A',
    'docs/half.png': bytes.subarray(0, bytes.length / 2),
  })
  const { error, warnings } = await buildSite(dir)
  expect(error).toBeUndefined()
  expect(warnings.filter((text) => text.includes('images'))).toEqual([
    expect.stringMatching(
      /^The plugin "vellum-images" warns: "half\.png" cannot be read as an image: .+\.\n {2}at docs\/index\.md:5:1\n.*\n {2}The page shows the file as it is, and browsers may not\. Save the image again in an image editor, or replace it\.$/s,
    ),
  ])
  expect(imagesOf(dir, 'docs/index.html')).toEqual([
    expect.stringMatching(/^<img .*half-HASH\.png" alt="Half" width="600"/),
  ])
})

describe('without sharp', () => {
  const INSTALL =
    'Run `npm install --save-dev sharp` and build again. To publish the originals, remove `images()` from `plugins`.'

  async function buildWithout(options: string) {
    const dir = makeProject({
      'docs/index.md': '# A\n\n![Photo](./photo.jpg)\n',
      'docs/photo.jpg': await photo(600, 300).jpeg().toBuffer(),
    })
    // Only what the site has installed itself.
    rmSync(join(dir, 'node_modules'))
    const installed = join(dir, 'node_modules/vellum-images')
    for (const part of ['dist', 'package.json']) {
      cpSync(fileURLToPath(new URL(`../${part}`, import.meta.url)), join(installed, part), {
        recursive: true,
      })
    }
    writeFiles(dir, {
      'vellum.config.mjs': `import { images } from 'vellum-images'\nexport default { title: 'T', url: 'https://t.dev', baseUrl: '/', plugins: [images(${options})], i18n: { defaultLocale: 'en', locales: ['en', 'fr'], localeConfigs: { fr: { translate: false } } } }`,
    })
    return { dir, built: await buildSite(dir) }
  }

  it('PL-16: a build warns once, and shows originals', async () => {
    const { dir, built } = await buildWithout('')
    expect([built.error, built.warnings]).toEqual([
      undefined,
      [
        `The plugin "vellum-images" warns: sharp is not installed, so images keep their size and format.\n  ${INSTALL}`,
      ],
    ])
    expect(imagesOf(dir, 'docs/index.html')).toEqual([expect.stringMatching(/^<img /)])
  })

  it('PL-16: with `required` it fails', { tags: ['exhaustive'] }, async () => {
    const { built } = await buildWithout('{ required: true }')
    expect(built.error).toBe(
      `The plugin "vellum-images" reports: sharp is not installed, and \`required\` of images() is true.\n  ${INSTALL}`,
    )
  })
})

it('builds the site of the README', { tags: ['exhaustive'] }, async () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const { files, commands } = readmeExample(readme, 'A complete site')
  const dir = makeProject({ ...files, 'docs/harbour.jpg': await photo(900, 600).jpeg().toBuffer() })
  const { error, warnings } = await buildSite(dir)
  expect([error, warnings, commands]).toEqual([undefined, [], ['npx vellum build']])
  expect(imagesOf(dir, 'index.html')).toEqual([
    expect.stringMatching(
      /^<picture><source type="image\/avif" .*harbour-480-HASH\.avif 480w.*<source type="image\/webp" .*<img .*alt="The harbour at dawn" width="900"/,
    ),
  ])
})
