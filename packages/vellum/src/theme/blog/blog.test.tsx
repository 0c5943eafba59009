import { describe, expect, it } from 'vitest'
import { partOf, renderSample, samplePost, samplePostList } from '../../../test/samplePage.js'

const htmlOf = (input: Parameters<typeof renderSample>[0]) => renderSample(input).html
const { post } = samplePost()

const Live = () => <i>live</i>
const Excerpt = ({ index }: { index?: number }) => <i>excerpt {String(index)}</i>

describe('PostPage', () => {
  it('has a heading, a date, the reading time, authors, text and tags (BL-4, BL-10)', () => {
    const html = htmlOf({ page: samplePost({ editUrl: 'https://e.example/a.md' }) })
    expect(partOf(html, '<main', '</main>')).toMatchInlineSnapshot(`
      "<main class="vl-doc vl-doc--wide">
      <div class="vl-doc-column">
      <article>
      <header class="vl-post-header">
      <h1>Hello</h1>
      <div class="vl-post-info">
      <time dateTime="2025-01-02T00:00:00.000Z">Jan 2, 2025</time> · 2 min read</div>
      <ul class="vl-authors">
      <li>
      <div class="avatar">
      <img class="avatar__photo" src="/ada.png" alt="" width="48" height="48" loading="lazy" decoding="async"/>
      <div class="avatar__intro">
      <div class="avatar__name">
      <a href="/blog/authors/ada" class="vl-author-link">Ada</a>
      </div>
      <div class="avatar__subtitle">Writes</div>
      </div>
      </div>
      </li>
      </ul>
      </header>
      <div id="__blog-post-container" class="markdown">
      <p>Text</p>
      </div>
      <footer class="vl-post-footer">
      <div class="theme-blog-footer-tags-row">
      <div class="vl-doc-tags">
      <b>Tags:</b>
      <ul class="vl-tags">
      <li>
      <a href="/blog/tags/news" rel="tag" class="vl-tag">News</a>
      </li>
      </ul>
      </div>
      </div>
      <div class="theme-blog-footer-edit-meta-row vl-doc-meta">
      <a href="https://e.example/a.md" target="_blank" rel="noopener noreferrer" class="theme-edit-this-page">Edit this page</a>
      </div>
      </footer>
      </article>
      </div>
      </main>"
    `)
  })

  it('BL-4: shows the reading time after the date, or no reading time', () => {
    const info = (readingTime: number | undefined) =>
      partOf(
        htmlOf({ page: samplePost({ post: { ...post, readingTime } }) }),
        '<div class="vl-post-info">',
        '</div>',
      )
    expect(info(1)).toContain('</time> · One min read</div>')
    expect(info(7)).toContain('</time> · 7 min read</div>')
    expect(info(undefined)).toContain('Jan 2, 2025</time>\n</div>')
  })

  it('has its neighbours, the newer one first', () => {
    const newer = { title: 'N', href: '/blog/n' }
    const older = { title: 'O', href: '/blog/o' }
    const html = htmlOf({ page: samplePost({ newer, older }) })
    expect(partOf(html, '<nav class="pagination-nav"', '</nav>')).toMatchInlineSnapshot(`
      "<nav class="pagination-nav" aria-label="Blog post page navigation">
      <a href="/blog/n" rel="prev" class="pagination-nav__link pagination-nav__link--prev">
      <div class="pagination-nav__sublabel">Newer post</div>
      <div class="pagination-nav__label">N</div>
      </a>
      <a href="/blog/o" rel="next" class="pagination-nav__link pagination-nav__link--next">
      <div class="pagination-nav__sublabel">Older post</div>
      <div class="pagination-nav__label">O</div>
      </a>
      </nav>"
    `)
    expect(htmlOf({ page: samplePost() })).not.toContain('pagination-nav')
  })

  it('has the recent posts in a column, and marks the current one', () => {
    const recent = {
      title: 'Recent posts',
      years: [
        {
          year: '2025',
          posts: [
            { title: 'Hello', href: '/blog/hello' },
            { title: 'O', href: '/blog/o' },
          ],
        },
      ],
    }
    const html = htmlOf({ page: samplePost({ recent }) })
    expect(partOf(html, '<aside', '</aside>')).toMatchInlineSnapshot(`
      "<aside class="vl-recent" aria-label="Recent posts">
      <nav aria-label="Blog recent posts navigation">
      <div class="vl-recent-title">Recent posts</div>
      <div class="vl-recent-year">
      <h2 class="vl-recent-heading">2025</h2>
      <ul>
      <li>
      <a href="/blog/hello" class="vl-recent-link vl-recent-link--active" aria-current="page">Hello</a>
      </li>
      <li>
      <a href="/blog/o" class="vl-recent-link">O</a>
      </li>
      </ul>
      </div>
      </nav>
      </aside>"
    `)
  })

  it('BL-11: links to the posts of a year that are not in the column', () => {
    const recent = { title: 'Recent posts', years: [{ year: '2024', posts: [], href: '/blog/archive#2024' }] }
    const html = htmlOf({ page: samplePost({ recent }) })
    expect(partOf(html, '<div class="vl-recent-year">', '</nav>')).toMatchInlineSnapshot(`
      "<div class="vl-recent-year">
      <h2 class="vl-recent-heading">
      <a href="/blog/archive#2024">2024</a>
      </h2>
      </div>
      </nav>"
    `)
  })

  it('shows live content in the same layout', () => {
    const html = htmlOf({ page: samplePost(), body: { type: 'component', Component: Live } })
    expect(partOf(html, '<div id="__blog-post-container"', '</div>')).toBe(
      '<div id="__blog-post-container" class="markdown">\n<i>live</i>\n</div>',
    )
  })
})

describe('PostListPage', () => {
  it('BL-6: shows excerpts with a link to the rest', () => {
    const html = htmlOf({ page: samplePostList(), body: { type: 'excerpts', html: ['<p>Begin</p>'] } })
    expect(partOf(html, '<article', '</article>')).toMatchInlineSnapshot(`
      "<article class="vl-post">
      <header class="vl-post-header">
      <h2>
      <a href="/blog/hello" class="vl-post-title">Hello</a>
      </h2>
      <div class="vl-post-info">
      <time dateTime="2025-01-02T00:00:00.000Z">Jan 2, 2025</time> · 2 min read</div>
      <ul class="vl-authors">
      <li>
      <div class="avatar">
      <img class="avatar__photo" src="/ada.png" alt="" width="48" height="48" loading="lazy" decoding="async"/>
      <div class="avatar__intro">
      <div class="avatar__name">
      <a href="/blog/authors/ada" class="vl-author-link">Ada</a>
      </div>
      <div class="avatar__subtitle">Writes</div>
      </div>
      </div>
      </li>
      </ul>
      </header>
      <div class="markdown">
      <p>Begin</p>
      </div>
      <footer class="vl-post-footer vl-post-footer--listed">
      <div class="theme-blog-footer-tags-row">
      <div class="vl-doc-tags">
      <b>Tags:</b>
      <ul class="vl-tags">
      <li>
      <a href="/blog/tags/news" rel="tag" class="vl-tag">News</a>
      </li>
      </ul>
      </div>
      </div>
      <a href="/blog/hello" class="vl-read-more" aria-label="Read more about Hello">Read more</a>
      </footer>
      </article>"
    `)
    const whole = samplePostList({ posts: [{ ...post, tags: [], truncated: false }] })
    expect(htmlOf({ page: whole, body: { type: 'excerpts', html: ['<p>All</p>'] } })).not.toContain('<footer')
  })

  it('passes each excerpt of a live list to its component', () => {
    const html = htmlOf({ page: samplePostList(), body: { type: 'component', Component: Excerpt } })
    expect(html).toContain('<i>excerpt <!-- -->0</i>')
  })

  it('links to other pages of the list, to all tags and to all authors', () => {
    const body = { type: 'excerpts', html: [] } as const
    const html = htmlOf({ page: samplePostList({ newer: '/blog', older: '/blog/page/3' }), body })
    expect(partOf(html, '<nav class="pagination-nav"', '</nav>')).toMatchInlineSnapshot(`
      "<nav class="pagination-nav" aria-label="Blog list page navigation">
      <a href="/blog" rel="prev" class="pagination-nav__link pagination-nav__link--prev">
      <div class="pagination-nav__label">Newer entries</div>
      </a>
      <a href="/blog/page/3" rel="next" class="pagination-nav__link pagination-nav__link--next">
      <div class="pagination-nav__label">Older entries</div>
      </a>
      </nav>"
    `)
    const tag = samplePostList({ of: 'tag', heading: 'One post tagged with "a"', allHref: '/blog/tags' })
    expect(htmlOf({ page: tag, body })).toContain('<a href="/blog/tags">View all tags</a>')
    const author = samplePostList({ of: 'author', heading: 'Ada', allHref: '/blog/authors', posts: [] })
    expect(htmlOf({ page: author, body })).toContain('<a href="/blog/authors">View all authors</a>')
    expect(htmlOf({ page: author, body })).toContain('This author has not written any posts yet.')
  })
})
