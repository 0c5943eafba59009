import { describe, expect, it } from 'vitest'
import { sitemap } from './sitemap.js'

describe('sitemap', () => {
  it('lists every page once, in a stable order (SM-1)', () => {
    expect(sitemap({ url: 'https://troth.dev', paths: ['/docs/b', '/', '/docs/a', '/docs/b'] })).toBe(
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
    const text = sitemap({ url: 'https://troth.dev', paths: ["/a&b'<c>", '/é', '/%C3%A9/100%'] })
    expect(text.match(/<loc>.*?<\/loc>/g)).toEqual([
      '<loc>https://troth.dev/%C3%A9/100%25</loc>',
      '<loc>https://troth.dev/a&amp;b&apos;%3Cc%3E</loc>',
      '<loc>https://troth.dev/%C3%A9</loc>',
    ])
  })
})
