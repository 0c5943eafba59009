import { describe, expect, it } from 'vitest'
import { sitemap } from './sitemap.js'

const items = (...paths: string[]) =>
  paths.map((path) => ({ url: `https://troth.dev${path}`, changefreq: 'weekly', priority: 0.5 }))

describe('sitemap', () => {
  it('writes what is known of a page, and leaves out the rest (MV-9)', () => {
    expect(
      sitemap([
        { url: 'https://a.dev/', lastmod: '2026-03-04', changefreq: null, priority: 0 },
        { url: 'https://a.dev/b', changefreq: 'daily', priority: null },
      ])
        .split('\n')
        .slice(2, 4),
    ).toEqual([
      '<url><loc>https://a.dev/</loc><lastmod>2026-03-04</lastmod><priority>0</priority></url>',
      '<url><loc>https://a.dev/b</loc><changefreq>daily</changefreq></url>',
    ])
  })

  it('lists every page once, in a stable order (SM-1)', () => {
    expect(sitemap(items('/docs/b', '/', '/docs/a', '/docs/b'))).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://troth.dev/</loc><changefreq>weekly</changefreq><priority>0.5</priority></url>
<url><loc>https://troth.dev/docs/a</loc><changefreq>weekly</changefreq><priority>0.5</priority></url>
<url><loc>https://troth.dev/docs/b</loc><changefreq>weekly</changefreq><priority>0.5</priority></url>
</urlset>
`,
    )
  })

  it('escapes XML and encodes what is not encoded', () => {
    const text = sitemap(items("/a&b'<c>", '/é', '/%C3%A9/100%'))
    expect(text.match(/<loc>.*?<\/loc>/g)).toEqual([
      '<loc>https://troth.dev/%C3%A9/100%25</loc>',
      '<loc>https://troth.dev/a&amp;b&apos;%3Cc%3E</loc>',
      '<loc>https://troth.dev/%C3%A9</loc>',
    ])
  })
})
