// Parts that are written as Docusaurus has them: each reads its props and hooks, shows its text, and imports pieces.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { MODULES_FOR_COPIES, THEME_PIECES } from '../dist/node/base/copiedParts.js'
import { buildSite, testSites } from './builtSite.js'
import { PARTS_SITE_CONFIG, PARTS_SITE_FILES } from './partsSite.js'

const { makeSite } = testSites()

const docs = (names: string) => `import { ${names} } from '@docusaurus/plugin-content-docs/client'`
const blog = (names: string) => `import { ${names} } from '@docusaurus/plugin-content-blog/client'`

/** The code of a part, a page that shows it, and what it shows there. */
const PARTS: Readonly<Record<string, readonly [code: string, page: string, shown: readonly string[]]>> = {
  'DocItem/Layout': [
    `${docs('useDoc')}
    import Content from '@theme/DocItem/Content'
    import Breadcrumbs from '@theme/DocBreadcrumbs'
    import Footer from '@theme/DocItem/Footer'
    import Paginator from '@theme/DocItem/Paginator'
    import ContentVisibility from '@theme/ContentVisibility'
    export default function Layout({ children }) {
      const { metadata } = useDoc()
      return <main><i>layout of {metadata.title}</i><ContentVisibility metadata={metadata} /><Breadcrumbs />
        <Content>{children}</Content><Footer /><Paginator /></main>
    }`,
    'docs/a',
    ['<i>layout of A</i>', '>Part<', 'To B', 'https://example.com/edit/', 'rel="next"'],
  ],
  DocTagDocListPage: [
    `export default ({ tag }) => <main><h1>{tag.count} of {tag.label}</h1>
      {tag.items.map(({ permalink, title }) => <a key={permalink} href={permalink}>{title}</a>)}</main>`,
    'docs/tags/one',
    ['<h1>1 of one</h1>', '<a href="/docs/a">A</a>'],
  ],
  DocCategoryGeneratedIndexPage: [
    `${docs('useCurrentSidebarCategory')}
    import DocCardList from '@theme/DocCardList'
    import DocPaginator from '@theme/DocPaginator'
    export default function Category({ categoryGeneratedIndex: { title, navigation } }) {
      return <main><h1>index of {title}</h1><DocCardList items={useCurrentSidebarCategory().items} />
        <DocPaginator {...navigation} /></main>
    }`,
    'docs/category/cat',
    ['<h1>index of Cat</h1>', 'href="/docs/cat/b"', 'rel="prev"'],
  ],
  DocCard: [
    `import Layout from '@theme/DocCard/Layout'
    export default ({ item }) => <Layout item={item} href={item.href} icon="!" title={'card of ' + item.label} />`,
    'docs/category/cat',
    ['card of B', 'card of C'],
  ],
  MDXPage: [
    `import MDXContent from '@theme/MDXContent'
    import Layout from '@theme/Layout'
    export default ({ content: Content }) => <Layout><main><b>{Content.metadata.title}</b>
      <MDXContent><Content /></MDXContent></main></Layout>`,
    'page',
    ['<b>Page</b>', '<h1>Page</h1>', 'Text'],
  ],
  BlogListPage: [
    `import BlogLayout from '@theme/BlogLayout'
    import BlogPostItems from '@theme/BlogPostItems'
    import BlogListPaginator from '@theme/BlogListPaginator'
    import SearchMetadata from '@theme/SearchMetadata'
    export default ({ metadata, items, sidebar }) => <BlogLayout sidebar={sidebar}><SearchMetadata tag="x" />
      <i>{items.length} at {metadata.permalink}</i><BlogPostItems items={items} />
      <BlogListPaginator metadata={metadata} /></BlogLayout>`,
    'blog',
    ['<i>2 at /blog</i>', 'Intro', 'item of First in a list', 'item of Second in a list'],
  ],
  BlogPostItem: [
    `${blog('useBlogPost')}
    import Container from '@theme/BlogPostItem/Container'
    import Content from '@theme/BlogPostItem/Content'
    import Footer from '@theme/BlogPostItem/Footer'
    export default function Item({ children }) {
      const { metadata, isBlogPostPage } = useBlogPost()
      return <Container><h2>{'item of ' + metadata.title + (isBlogPostPage ? ' alone' : ' in a list')}</h2>
        <Content>{children}</Content><Footer /></Container>
    }`,
    'blog/2025/01/01/first',
    ['item of First alone', 'More', '/blog/tags/x'],
  ],
  BlogPostPage: [
    `${blog('BlogPostProvider, useBlogPost')}
    import BlogLayout from '@theme/BlogLayout'
    import BlogPostItem from '@theme/BlogPostItem'
    import BlogPostPaginator from '@theme/BlogPostPaginator'
    function Content({ sidebar, children }) {
      const { nextItem, prevItem } = useBlogPost().metadata
      return <BlogLayout sidebar={sidebar}><BlogPostItem>{children}</BlogPostItem>
        <BlogPostPaginator nextItem={nextItem} prevItem={prevItem} /></BlogLayout>
    }
    export default ({ content: Text, sidebar }) => <BlogPostProvider content={Text} isBlogPostPage>
      <Content sidebar={sidebar}><Text /></Content></BlogPostProvider>`,
    'blog/2025/01/01/first',
    ['More', 'href="/blog/2025/01/02/second"'],
  ],
  BlogArchivePage: [
    `export default ({ archive }) => <main><h1>{archive.blogPosts.length} posts</h1>
      {archive.blogPosts.map(({ metadata: { title, permalink } }) => <a key={permalink} href={permalink}>{title}</a>)}</main>`,
    'blog/archive',
    ['<h1>2 posts</h1>', '<a href="/blog/2025/01/01/first">First</a>'],
  ],
  'Footer/LinkItem': [
    `import Link from '@docusaurus/Link'
    import isInternalUrl from '@docusaurus/isInternalUrl'
    import useBaseUrl from '@docusaurus/useBaseUrl'
    import IconExternalLink from '@theme/Icon/ExternalLink'
    export default function LinkItem({ item: { to, href, label } }) {
      const path = useBaseUrl(to)
      const url = useBaseUrl(href)
      return <Link className="own" {...(href ? { href: url } : { to: path })}>{label}
        {href && !isInternalUrl(href) && <IconExternalLink />}</Link>
    }`,
    'docs/a',
    ['class="own">A<', 'class="own">Ext'],
  ],
  'NavbarItem/DefaultNavbarItem': [
    `import Desktop from '@theme/NavbarItem/DefaultNavbarItem/Desktop'
    import Mobile from '@theme/NavbarItem/DefaultNavbarItem/Mobile'
    export default function Item({ mobile = false, position, ...props }) {
      const Comp = mobile ? Mobile : Desktop
      return <Comp {...props} label={'own ' + props.label} />
    }`,
    'docs/a',
    ['>own Docs<'],
  ],
}

const PIECES_PAGE = `${[...THEME_PIECES.keys()].map((name, i) => `import * as P${i} from '@theme/${name}'`).join('\n')}
${[...MODULES_FOR_COPIES.keys()].map((name, i) => `import * as M${i} from '${name}'`).join('\n')}
const pieces = { ${[...THEME_PIECES.keys()].map((name, i) => `'${name}': P${i}`).join(', ')} }
const modules = [${[...MODULES_FOR_COPIES.keys()].map((_, i) => `M${i}`).join(', ')}]
export default () => <main><p>missing: {Object.keys(pieces).filter((name) => !pieces[name].default).join()}</p>
  <p>empty: {modules.filter((module) => Object.keys(module).length < 5).length}</p></main>`

describe('parts as Docusaurus has them', { tags: ['exhaustive'] }, () => {
  it('show their text, with the props, hooks and pieces that they have there (TP-22)', async () => {
    const parts = Object.entries(PARTS).map(([name, [code]]) => [`src/theme/${name}/index.jsx`, code])
    const site = makeSite(
      { ...PARTS_SITE_FILES, 'src/pages/pieces.jsx': PIECES_PAGE, ...Object.fromEntries(parts) },
      PARTS_SITE_CONFIG,
    )
    const { error, outDir } = await buildSite(site)
    expect(error).toBeUndefined()
    const html = (page: string) =>
      readFileSync(join(outDir, page, 'index.html'), 'utf8').replace(/<!-- -->|\n\s*/g, '')
    const missing = Object.entries(PARTS).flatMap(([name, [, page, shown]]) =>
      shown.filter((text) => !html(page).includes(text)).map((text) => `${name}: ${text}`),
    )
    expect(missing).toEqual([])
    expect(html('pieces')).toContain('<p>missing: </p><p>empty: 0</p>')
    // One navbar and one footer.
    for (const page of ['page', 'blog'])
      expect(html(page).split('<footer class="theme-layout').length).toBe(2)
  })
})
