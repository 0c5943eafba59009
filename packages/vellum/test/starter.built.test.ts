// A docs folder as the starter of Docusaurus ships it, built whole: every syntax is there,
// nothing of it is left over in what readers get, and the same site is the same bytes.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { type BuiltSite, buildSite, contentsOf, differences, filesIn, testSites } from './builtSite.js'

const { copyFixture } = testSites()

let site: BuiltSite
/** The HTML of every page, by the path of its file. */
let pages: ReadonlyMap<string, string>

beforeAll(async () => {
  site = await buildSite(copyFixture('starter'), { workers: 1 })
  expect(site.error).toBeUndefined()
  const files = filesIn(site.outDir).filter((path) => path.endsWith('.html'))
  pages = new Map(files.map((path) => [path, readFileSync(join(site.outDir, path), 'utf8')]))
})

/** The HTML of the page at a path. */
function html(path: string): string {
  return pages.get(`${path.slice(1)}/index.html`.replace('//', '/').replace(/^\//, '')) ?? `No page ${path}`
}

/** What a page says itself: no navbar, no sidebar, no footer; without the hashes of assets. */
function content(path: string): string {
  const [body = html(path)] =
    /<div class="theme-doc-markdown.*?(?=<footer class="theme-(?:doc|layout)-footer)/s.exec(html(path)) ?? []
  return body.replace(/-[0-9a-f]{8}(?=\.\w+["#])/g, '-HASH')
}

/** The text of a piece of HTML. */
function text(piece: string): string {
  return piece
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}

const all = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].map((match) => match[1]!)

/** The blocks of code on a page, as text. */
const codeOf = (path: string) =>
  all(content(path), /<code class="vl-code-lines[^"]*">(.*?)<\/code>/gs).map((code) => text(code))

describe('the build', () => {
  it('warns about the three things that are wrong on purpose', () => {
    expect(site.infos).toEqual([])
    expect(site.warnings).toEqual([
      'The document "content/code-blocks" has the tag "Made here", which docs/tags.yml does not define.\n  at docs/content/code-blocks.md\n  Define it in docs/tags.yml, or set `onInlineTags` to "ignore".',
      'The language "brainmelt" of a code block is unknown; the code is shown without colours.\n  at docs/content/code-blocks.md:95:1\n  Write "text" for code without colours.',
      '`live` has no effect after the language of a code block: the code is shown, not run.\n  at docs/content/code-blocks.md:205:1\n  at docs/content/code-blocks.md:211:1\n  Remove the word. To run the code, put it into a component and import that.',
    ])
  })

  it('makes every page, and no draft', () => {
    const paths = [...pages.keys()].map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
    expect(paths.sort()).toEqual([
      '/',
      '/404.html',
      '/community',
      '/community/guides-overview',
      '/community/guides/first',
      '/community/meetings',
      '/community/team',
      '/community/welcome',
      '/docs',
      '/docs/absolute',
      '/docs/category/syntax',
      '/docs/category/tutorial---extras',
      '/docs/category/tutorial-basics',
      '/docs/content/1.0',
      '/docs/content/admonitions',
      '/docs/content/all-keys',
      '/docs/content/code-blocks',
      '/docs/content/commonmark',
      '/docs/content/custom-id',
      '/docs/content/doc-link/other',
      '/docs/content/doc-link/start',
      '/docs/content/docusaurus-names',
      '/docs/content/files',
      '/docs/content/folder-index',
      '/docs/content/folder-index/inside',
      '/docs/content/gfm',
      '/docs/content/head',
      '/docs/content/hidden-contents',
      '/docs/content/hidden-title',
      '/docs/content/html',
      '/docs/content/images',
      '/docs/content/links',
      '/docs/content/links-target',
      '/docs/content/no-link',
      '/docs/content/no-sidebar',
      '/docs/content/pagination',
      '/docs/content/partials',
      '/docs/content/theme-components',
      '/docs/content/unlisted',
      '/docs/intro',
      '/docs/relative-up',
      '/docs/tags',
      '/docs/tags/2024',
      '/docs/tags/getting-started',
      '/docs/tags/made-here',
      '/docs/tags/syntax',
      '/docs/tutorial-basics/congratulations',
      '/docs/tutorial-basics/create-a-document',
      '/docs/tutorial-basics/create-a-page',
      '/docs/tutorial-basics/markdown-features',
      '/docs/tutorial-extras/manage-docs-versions',
      '/docs/tutorial-extras/translate-your-site',
      '/lost',
      '/markdown-page',
      '/mdx-page',
      '/metadata',
      '/old',
    ])
  })

  it('HO-10: has the licences of the packages whose code is in the scripts', () => {
    const [name = ''] = filesIn(site.outDir).filter((path) =>
      /^assets\/licenses-[0-9a-f]{8}\.txt$/.test(path),
    )
    const licences = readFileSync(join(site.outDir, name), 'utf8')
    const sections = licences.split(/^## /m).slice(1)
    expect(sections.map((section) => section.split(' ')[0])).toEqual(['react', 'react-dom', 'scheduler'])
    for (const section of sections) expect(section).toMatch(/\n> MIT License\n> \n> Copyright \(c\) Meta/)
  })

  it('SM-1, T-49: lists all pages but unlisted ones and redirects in the sitemap, once', () => {
    const urls = all(readFileSync(join(site.outDir, 'sitemap.xml'), 'utf8'), /<loc>([^<]+)<\/loc>/g)
    const left = ['404.html', 'old/index.html', 'docs/content/unlisted/index.html']
    const canonical = [...pages]
      .filter(([file]) => !left.includes(file))
      .map(([, page]) => /<link rel="canonical" href="([^"]+)">/.exec(page)?.[1])
    expect(urls).toEqual(canonical.sort())
  })
})

describe('every page', () => {
  it('T-60: has one h1, one main, one title, one canonical, at most one description', () => {
    const odd = [...pages]
      .map(([file, page]) => {
        const counts = ['<h1', '<main', '</title><script>', '<link rel="canonical"'].map(
          (piece) => page.split(piece).length - 1,
        )
        return [file, ...counts, page.split('<meta name="description"').length - 1] as const
      })
      .filter(([, ...counts]) => counts.slice(0, 4).some((count) => count !== 1) || counts[4]! > 1)
    expect(odd).toEqual([
      // Its title is hidden, and its text has none.
      ['docs/content/hidden-title/index.html', 0, 1, 1, 1, 1],
      // It only redirects to another page.
      ['old/index.html', 0, 0, 1, 1, 0],
    ])
  })

  it('SEO-5: names itself for every locale', () => {
    for (const page of pages.values()) {
      expect(all(page, /hreflang="([^"]+)"/g)).toEqual(['en', 'x-default'])
    }
  })

  it('has no unreplaced syntax', () => {
    const leftovers = [...pages].flatMap(([file, page]) => {
      // A page that shows how to write something shows the word.
      const shown = page.replace(
        /<script type="application\/json".*?<\/script>|id="mdx-code-block".*?<\/h2>|href="#mdx-code-block"[^<]*<\/a>|>mdx-code-block</gs,
        '',
      )
      const foundText =
        /\[object |\bundefined\b|\0|:::|mdx-code-block|_required|data-unchecked|data-no-?broken|NaN|\{\/\*/i.exec(
          shown,
        )
      return foundText ? [`${file}: ${foundText[0]}`] : []
    })
    expect(leftovers).toEqual([])
  })

  it('has no style in it; those that authors wrote are in stylesheets (invariant 5)', () => {
    expect([...pages.values()].flatMap((page) => all(page, /<\w[^>]* style="([^"]*)"/g))).toEqual([])
    const styles = filesIn(site.outDir).filter((file) => /^_data\/.*\.css$/.test(file))
    const rules = styles.flatMap((file) => all(readFileSync(join(site.outDir, file), 'utf8'), /\{(.*)\}/g))
    expect(rules.sort()).toEqual([
      'background-color:#1877F2;border-radius:20px;color:#fff;padding:10px',
      'background-color:#25c2a0;border-radius:20px;color:#fff;padding:10px',
      'color: rebeccapurple',
      'color:rebeccapurple',
    ])
  })

  it('loads only files that exist', () => {
    const files = new Set(filesIn(site.outDir))
    const missing = [...pages].flatMap(([file, page]) =>
      all(
        page,
        /<(?:img|script|link|source|video|a)\b[^>]*? (?:src|href|poster)="\/((?:assets|_data|img|css|js|files)\/[^"#?]+)/g,
      )
        .filter((path) => !files.has(path))
        .map((path) => `${file}: ${path}`),
    )
    expect(missing).toEqual([])
  })

  it('SEO-8: has what the configuration adds to the head', () => {
    for (const page of pages.values()) {
      expect(page).toContain('<link rel="preconnect" href="https://example.com">')
      expect(page).toContain('<link rel="stylesheet" href="/css/extra.css">')
      expect(page).toContain('<script src="/js/extra.js" async></script>')
      expect(page).toContain('<link rel="icon" href="/img/favicon.svg">')
    }
  })
})

describe('Markdown', () => {
  it('AD-1 … AD-3: admonitions in all forms', () => {
    const foundTexts = [
      ...content('/docs/content/admonitions').matchAll(
        /<div class="theme-admonition theme-admonition-(\w+) alert alert--(\w+)[^"]*"[^>]*><div class="vl-admonition-heading"><span class="vl-admonition-icon"><\/span><span>(.*?)<\/span><\/div>/g,
      ),
    ].map(([, type, look, title]) => `${type} ${look}: ${title}`)
    expect(foundTexts).toEqual([
      'note secondary: note',
      'tip success: tip',
      'info info: info',
      'warning warning: warning',
      'danger danger: danger',
      'caution warning: caution',
      'important info: important',
      'success success: success',
      'secondary secondary: secondary',
      'lesson info: lesson',
      'note secondary: A title with <em>markup</em> and <code>code</code>',
      'tip success: A title after the keyword',
      'info info: A title as an attribute',
      'warning warning: warning',
      'info info: Parent',
      'danger danger: Child',
      'tip success: Deep child',
      'note secondary: note',
      'tip success: tip',
      'note secondary: note',
    ])
    expect(content('/docs/content/admonitions')).toContain('alert--warning starter-class" id="starter-id">')
  })

  it('code blocks: titles, marks, numbers, languages that are not known', () => {
    const body = content('/docs/content/code-blocks')
    expect(all(body, /<div class="vl-code-title">(.*?)<\/div>/g)).toEqual([
      'src/a.js',
      'Single quotes',
      'a.js',
      'Once',
      'Once',
      'Once',
      'Once',
      'inside.js',
    ])
    expect(body).toContain('<span class="vl-line theme-code-block-highlighted-line" data-line="6">')
    expect(body).toContain('<span class="vl-line code-block-error-line">')
    expect(codeOf('/docs/content/code-blocks')).toContain('An <unknown> language { is plain }.')
    expect(codeOf('/docs/content/code-blocks')).toContain(
      'const marked = true;\nconst plain = true;\nconst first = 1;\nconst last = 2;\nconst wrong = nope;\n',
    )
  })

  it('npm2yarn: one command becomes four tabs', () => {
    const code = codeOf('/docs/content/code-blocks')
    const start = code.indexOf('npm install --save troth\nnpm run build')
    expect(code.slice(start, start + 4)).toEqual([
      'npm install --save troth\nnpm run build',
      'yarn add troth\nyarn build',
      'pnpm add troth\npnpm run build',
      'bun add troth\nbun run build',
    ])
    expect(all(content('/docs/content/code-blocks'), /data-group="(npm2yarn)"/g)).toHaveLength(2)
  })

  it('tables, task lists, footnotes, emoji, bare links', () => {
    const body = content('/docs/content/gfm')
    expect(body).toContain('<div class="vl-table" tabindex="0"><table class="starter-table">')
    expect(body).toContain('<th align="center">Centre</th>')
    expect(body).toContain('<td><code>a | b</code></td>')
    expect(body).toContain(
      '<li class="task-list-item"><input type="checkbox" checked disabled aria-label="Done"> done</li>',
    )
    expect(body).toContain('<section data-footnotes class="footnotes">')
    expect(body).toContain('🎉 👍 😄')
    expect(text(body)).toContain(
      'At 10:30, foo:bar, std::vector and :tada: stay as they are; so does :unknown_word:.',
    )
    expect(body).toContain(
      '<a href="https://example.com" target="_blank" rel="noopener noreferrer">https://example.com</a>',
    )
  })

  it('HTML: elements, comments, details, Markdown inside', () => {
    const body = content('/docs/content/html')
    expect(body).toContain(
      '<div class="starter-box" id="box"><p>Markdown <strong>inside</strong> an element.</p></div>',
    )
    expect(body).toContain(
      '<details><summary>A summary</summary><div class="vl-details-content"><p>Markdown <em>inside</em> details.</p></div></details>',
    )
    expect(body).toContain('<kbd>Ctrl</kbd>+<kbd>C</kbd>')
    expect(body).toContain(
      '<iframe src="https://example.com" title="Another site" width="300" height="150" loading="lazy">',
    )
    expect(body).not.toMatch(/<!--(?! -->)/)
  })

  it('AS-5, AS-6: images, with their size and a name of their own', () => {
    const lazy = '<img loading="lazy" decoding="async" '
    expect(all(content('/docs/content/images'), /<img loading="lazy" decoding="async" (.*?)>/g)).toEqual([
      'src="/assets/images/relative-HASH.png" alt="Relative" width="4" height="3"',
      'src="/assets/images/relative-HASH.png" alt="Bare" title="With a title" width="4" height="3"',
      'src="/assets/images/pixel-HASH.png" alt="Static" width="4" height="3"',
      'src="/assets/images/card-HASH.png" alt="Alias" width="12" height="6"',
      'src="/img/pixel.png" alt="As it is"',
      'src="https://example.com/picture.png" alt="Elsewhere"',
      'src="/assets/images/square-HASH.svg" alt="An SVG" width="10" height="10"',
      'src="/assets/images/relative-HASH.png#gh-light-mode-only" alt="Light" width="4" height="3"',
      'src="/assets/images/pixel-HASH.png#gh-dark-mode-only" alt="Dark" width="4" height="3"',
      'src="/assets/images/relative-HASH.png" alt="By reference" title="A title" width="4" height="3"',
      'src="/assets/images/relative-HASH.png" alt="In a link" width="4" height="3"',
    ])
    expect(content('/docs/content/images').split('<img ').length).toBe(
      content('/docs/content/images').split(lazy).length,
    )
  })

  it('AS-1 … AS-4, LK-7: links to files, URLs and assets', () => {
    const links = all(content('/docs/content/links'), /<a href="([^"]+)"(?! class="hash-link")/g)
    expect(links).toEqual([
      '/docs/content/links-target',
      '/docs/intro',
      '/docs/content/links-target?a=1#a-place',
      '/docs/tutorial-basics/create-a-page',
      '/docs/intro',
      '/docs/content/links-target',
      '/docs/tutorial-basics/create-a-page',
      '/docs/intro',
      '/docs/intro',
      '/docs/content/links-target',
      '/docs/content/partials#exports-of-this-page',
      '/docs/absolute',
      '/docs/content/folder-index/',
      '/docs/content/links-target#a-place',
      '/docs/content/links-target#a-place',
      '/docs/tutorial-basics/markdown-features',
      '/docs/intro',
      '/docs/intro#begin-here',
      '/docs/content/links-target',
      '/docs/intro',
      '#to-files',
      '/docs/category/tutorial-basics',
      '/',
      '/markdown-page',
      'https://example.com/a?b=c#d',
      'mailto:a@example.com',
      'tel:+123456789',
      '//example.com',
      'https://example.com/bare',
      'http://www.example.com',
      '/community/welcome',
      '/docs/tags',
      '/assets/files/notes-HASH.txt',
      '/assets/files/paper-HASH.pdf',
      '/assets/files/static-notes-HASH.txt',
      '/assets/files/static-notes-HASH.txt',
      '/files/static-notes.txt',
    ])
  })

  it('plain Markdown is not MDX when the page says so', () => {
    expect(text(content('/docs/content/commonmark'))).toContain('{1, 2}')
  })
})

describe('live pages', () => {
  it('tabs: values, labels, groups, lazy ones', () => {
    const body = content('/docs/content/theme-components')
    expect(body).toContain('data-group="os" data-query="os"')
    expect(body).toMatch(
      /aria-selected="true" class="tabs__item starter-tab tabs__item--active" data-value="mac">macOS</,
    )
    expect(body).toContain(
      '<div role="tabpanel" class="vl-tab-panel" data-value="orange" data-label="Orange" hidden><p>An orange 🍊</p></div>',
    )
  })

  it('AS-7: raw files, URLs of files, SVG components', () => {
    const body = content('/docs/content/files')
    const rawCode = readFileSync(join(site.siteDir, 'docs/content/_greet.js'), 'utf8')
    expect(codeOf('/docs/content/files').map((code) => code.trim())).toEqual([rawCode.trim(), rawCode.trim()])
    expect(body).toContain('<img src="/assets/images/required-HASH.png" alt="A blue rectangle"/>')
    expect(body).toMatch(/<svg [^>]*role="img" aria-label="A square">/)
  })

  it('partials with props, exports, expressions, components of the site', () => {
    const body = text(content('/docs/content/partials'))
    expect(body).toContain('Hello Ada, this is a partial.')
    expect(body).toContain('Hello nobody, this is a partial.')
    expect(body).toContain('The year is 2025, next year is 2026.')
    expect(body).toContain('The page is called Partials and exports')
    expect(content('/docs/content/partials')).toContain(
      '<a href="/docs/content/links">link</a> that counts from the partial',
    )
    expect(all(html('/docs/content/partials'), /class="table-of-contents__link"[^>]*>(.*?)<\/a>/g)).toContain(
      'A heading of the partial',
    )
  })

  it('TOCInline, DocCardList, Details, Admonition, CodeBlock', () => {
    const body = content('/docs/content/theme-components')
    expect(body).toContain('<div class="vl-toc-inline"><ul><li><a href="#tabs">Tabs</a></li>')
    expect(body).toContain(
      '<details><summary>More</summary><div class="vl-details-content"><p>Some <em>more</em> text.</p></div></details>',
    )
    expect(body).toContain('<span class="vl-admonition-icon">💡</span><span>A title</span></div>')
    const card = /<a href="\/docs\/content\/doc-link\/start" class="theme-doc-card-container card">.*?<\/a>/
    const cards = [body, html('/docs/category/syntax')].map((page) => card.exec(page)?.[0])
    expect(text(cards[0]!)).toBe('🗃️With a page of its own1 item')
    expect(cards[0]).toBe(cards[1])
  })

  it('names of the engine: Link, Translate, useBaseUrl, useDocusaurusContext, BrowserOnly', () => {
    const body = content('/docs/content/docusaurus-names')
    expect(body).toContain('<a href="/docs/intro#begin-here">its beginning</a>')
    expect(text(body)).toContain('Hello, Ada\nGoodbye, Ada\nWelcome, Ada\nDear Ada')
    expect(body).toContain('<i>Not yet in a browser.</i>')
    expect(body).toContain('<dt>motto</dt><dd>Plain and simple</dd>')
    expect(body).toContain('<dt>absolute</dt><dd>https://starter.example.com/img/pixel.png</dd>')
  })

  it('a React page that redirects works without script', () => {
    expect(html('/old')).toContain('<meta http-equiv="refresh" content="0; url=/docs/intro">')
  })
})

describe('front matter and head', () => {
  it('all keys of the front matter', () => {
    const page = html('/docs/content/all-keys')
    expect(page).toContain('<title>All keys | Starter</title>')
    expect(page).toContain('<meta name="description" content="A page with every key of the front matter.">')
    expect(page).toContain('<meta name="keywords" content="one,two">')
    expect(page).toMatch(
      /<meta property="og:image" content="https:\/\/starter\.example\.com\/assets\/images\/relative-[0-9a-f]{8}\.png">/,
    )
    expect(page).toContain('href="https://example.com/edit"')
    expect(text(page)).toMatch(/Last updated on Jan(uary)? 2, 2025 by Ada/)
    expect(page).toContain('<a href="/docs/intro" rel="prev"')
    expect(page).not.toContain('rel="next"')
    expect(all(page, /class="table-of-contents__link"[^>]*>(.*?)<\/a>/g)).toEqual([
      'Two',
      'Three',
      'Four',
      'Five',
    ])
    expect(all(page, /rel="tag" class="vl-tag"[^>]*>(.*?)<\/a>/g)).toEqual(['Syntax', 'Getting started'])
    expect(text(content('/docs/content/all-keys'))).toContain('which also says anything.')
  })

  it('tags in the head of a page win over the site', () => {
    const page = html('/docs/content/head')
    expect(page).toContain('<title>Another title</title>')
    expect(page).toContain('<meta name="description" content="Another description">')
    expect(html('/metadata')).toContain('<title>Described | Starter</title>')
    expect(html('/metadata')).toContain('<meta name="starter" content="head">')
  })

  it('BC-6: breadcrumbs are structured data, too', () => {
    const [data] = all(html('/docs/content/gfm'), /<script type="application\/ld\+json">(.*?)<\/script>/g)
    expect(JSON.parse(data!)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: 'Syntax',
          item: 'https://starter.example.com/docs/category/syntax',
        },
      ],
    })
  })

  it('T-49: an unlisted page is reachable, and listed nowhere', () => {
    const page = html('/docs/content/unlisted')
    expect(page).toContain('<meta name="robots" content="noindex, nofollow">')
    expect(page).toContain('theme-unlisted-banner')
    const link = 'href="/docs/content/unlisted"'
    expect(page).toContain(link)
    const others = [...pages].filter(([file, other]) => !file.includes('unlisted') && other.includes(link))
    expect(others.map(([file]) => file)).toEqual([])
    expect([...pages.values()].some((other) => other.includes('/draft"'))).toBe(false)
  })

  it('tags have pages, and count what is listed', () => {
    expect(all(html('/docs/tags'), /rel="tag" class="vl-tag"[^>]*>(.*?)<\/a>/g).map(text)).toEqual([
      '2024 1',
      'Getting started 2',
      'Made here 1',
      'Syntax 6',
    ])
    expect(text(/<h1>.*?<\/h1>/.exec(html('/docs/tags/syntax'))![0])).toBe('6 docs tagged with "Syntax"')
  })

  it('NF-1: 404.html is a whole page, and says so', () => {
    const page = pages.get('404.html')!
    expect(page).toContain('<h1>Page Not Found</h1>')
    expect(page).toContain('<nav aria-label="Main"')
  })
})

describe('a second build', () => {
  it('makes the same files in another folder, on two threads, and names neither folder', {
    tags: ['exhaustive'],
  }, async () => {
    const first = contentsOf(site.outDir)
    const other = await buildSite(copyFixture('starter'), { workers: 2 })
    expect(other.error).toBeUndefined()
    expect(differences(first, contentsOf(other.outDir))).toEqual([])
    expect(other.result?.compiled).toBe(site.result?.compiled)
    const foundNames = [...first].filter(([, bytes]) => bytes.includes(site.siteDir)).map(([name]) => name)
    expect(foundNames).toEqual([])
  })

  it('makes the same files from its cache, and compiles nothing', async () => {
    const first = contentsOf(site.outDir)
    const { error, result } = await buildSite(site.siteDir)
    expect([error, result?.compiled]).toEqual([undefined, 0])
    expect(differences(first, contentsOf(site.outDir))).toEqual([])
  })

  it('compiles one page when one was edited, and changes no other', async () => {
    const first = contentsOf(site.outDir)
    const file = join(site.siteDir, 'docs/content/gfm.md')
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, `${text}\nOne more line.\n`)
    const edited = await buildSite(site.siteDir)
    expect([edited.error, edited.result?.compiled]).toEqual([undefined, 1])
    expect(differences(first, contentsOf(site.outDir))).toEqual(
      ['', '.br', '.gz']
        .flatMap((form) => [`_data/docs/content/gfm.json${form}`, `docs/content/gfm/index.html${form}`])
        .sort(),
    )
    writeFileSync(file, text)
    const restored = await buildSite(site.siteDir)
    expect([restored.error, restored.result?.compiled]).toEqual([undefined, 1])
    expect(differences(first, contentsOf(site.outDir))).toEqual([])
  })
})
