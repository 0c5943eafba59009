import { type ComponentType, createElement, type ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { renderElement, sampleDoc, samplePost, samplePostList, tagLines } from '../../../test/samplePage.js'
import { useBlogMetadata, useBlogPost } from '../../client/compat/blogPost.js'
import { Collapsible } from '../../client/compat/collapsible.js'
import { PageContext } from '../../client/context/pageContext.js'
import type { PageData } from '../../shared/page.js'
import { BlogLayout } from '../blog/BlogLayout.js'
import { PostItem } from '../blog/PostItem.js'
import { PostItems } from '../blog/PostItems.js'
import { PostPaginator } from '../blog/PostPaginator.js'
import { Article } from '../parts/Article.js'
import { EditMeta } from '../parts/EditMeta.js'
import { LastUpdated } from '../parts/LastUpdated.js'
import { Pagination } from '../parts/Pagination.js'
import { TableOfContents } from '../parts/TableOfContents.js'
import { TagList } from '../parts/TagList.js'
import { BlogPostProvider, useBlogPostStructuredData } from './blogClient.js'
import { ownBlogLayout, ownPostItem, ownPostItems, ownPostPaginator, toPostList } from './blogProps.js'
import {
  containsLineNumbers,
  createCodeBlockMetadata,
  parseCodeBlockTitle,
  parseLanguage,
  parseLines,
} from './codeBlock.js'
import {
  ownArticle,
  ownEditMeta,
  ownLastUpdated,
  ownPagination,
  ownTags,
  ownToc,
  toSidebarItem,
  toTags,
  toToc,
} from './docProps.js'
import { DocPaginator, Tag, TocItems } from './docs.js'
import { toAnyItem, toItem } from './navbarProps.js'
import { sanitizeTabsChildren, TabsProvider, useTabs, useTabsContextValue } from './tabs.js'
import { extractLeadingEmoji, listTagsByLetters, mergeSearchStrings } from './themeCommon.js'
import * as internal from './themeCommonInternal.js'

const html = (element: ReactElement, page: PageData = sampleDoc()) =>
  renderElement(<PageContext value={page}>{element}</PageContext>).html
const toc = [
  { value: 'One', id: 'one', level: 2 },
  { value: 'Two', id: 'two', level: 3 },
  { value: 'Deep', id: 'deep', level: 4 },
]

// Components as they are written for Docusaurus.

const Metadata = () => <pre>{Object.values(useBlogMetadata()).join(' ')}</pre>
const StructuredData = () => <pre>{JSON.stringify(useBlogPostStructuredData())}</pre>
const Title = () => <h2>{useBlogPost().metadata.title}</h2>

type WrittenContent = ComponentType & { readonly metadata: { readonly permalink: string } }

const Items = ({ items = [] }: { items?: readonly { content: WrittenContent }[] }) =>
  items.map(({ content: Content }) => (
    <BlogPostProvider key={Content.metadata.permalink} content={Content}>
      <Title />
      <Content />
    </BlogPostProvider>
  ))

const Item = ({ value }: { value: string }) => <i hidden={useTabs().selectedValue !== value}>{value}</i>

function OwnTabs() {
  const children = [' ', <Item key="a" value="a" />, <Item key="b" value="b" />]
  const state = useTabsContextValue({ children, defaultValue: 'b', groupId: 'g' })
  return <TabsProvider value={state}>{sanitizeTabsChildren(children)}</TabsProvider>
}

const Category = toSidebarItem(({ item }) => (
  <li>
    {item.type === 'category' && item.label}
    <Collapsible lazy as="ul" className="menu__list" collapsed>
      {item.type === 'category' &&
        item.items.map((link) => link.type === 'link' && <a href={link.href}>{link.label}</a>)}
    </Collapsible>
  </li>
))

type TocProps = Parameters<typeof TableOfContents>[0]

/** A component of a site around the table of contents, which changes some of its props. */
const around = (changed: object) => {
  const Original = ownToc(TableOfContents)
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each test
  const Around = (props: object) => <Original {...(props as TocProps)} {...changed} />
  return toToc(Around) as ComponentType<TocProps>
}
const own = [{ id: 'own', value: 'Own', level: 2, children: [] }]

describe('parts of the theme in copies of Docusaurus’ components (TP-22)', () => {
  const page = sampleDoc({
    heading: 'Install',
    toc: { headings: toc, min: 2, max: 3 },
    next: { title: 'Next one', href: '/docs/next' },
  })
  const post = samplePost()

  it.each<[string, ReactElement, readonly string[], PageData?]>([
    ['TOC', createElement(ownToc(TableOfContents), { toc, maxHeadingLevel: 2 }), ['#one']],
    ['TOC without props', createElement(ownToc(TableOfContents), {}), ['#one', '#two']],
    ['TOC with other headings', createElement(around({ toc: [toc[1]!] }), { items: [] }), ['#two']],
    ['TOC with other levels', createElement(around({ maxHeadingLevel: 4 }), { items: [] }), ['#deep']],
    ['TOC with its own props', createElement(around({}), { items: own }), ['#own']],
    [
      'DocItem/Content',
      createElement(ownArticle(Article), {}, <p>text</p>),
      ['<h1>Install</h1>', '<p>text</p>'],
    ],
    ['DocItem/Paginator', createElement(ownPagination(Pagination), {}), ['href="/docs/next"', 'Next one']],
    [
      'TagsListInline',
      createElement(ownTags(TagList), { tags: [{ label: 'retry', permalink: '/tags/retry' }] }),
      ['href="/tags/retry"', 'retry'],
    ],
    [
      'EditMetaRow',
      createElement(ownEditMeta(EditMeta), { editUrl: 'https://a.b/edit', lastUpdatedBy: 'Ada' }),
      ['href="https://a.b/edit"', 'by <b>Ada</b>'],
    ],
    [
      'LastUpdated',
      createElement(ownLastUpdated(LastUpdated), { lastUpdatedAt: Date.UTC(2025, 0, 2) }),
      ['<time dateTime="2025-01-02T00:00:00.000Z">Jan 2, 2025</time>'],
    ],
    [
      'BlogPostPaginator',
      createElement(ownPostPaginator(PostPaginator), { nextItem: { title: 'Old', permalink: '/blog/old' } }),
      ['href="/blog/old"', 'Old'],
      post,
    ],
    [
      'BlogPostItem',
      createElement(ownPostItem(PostItem), {}, <p>text</p>),
      ['<h1>Hello</h1>', '<p>text</p>', 'News'],
      post,
    ],
    [
      'BlogLayout',
      createElement(ownBlogLayout(BlogLayout), { toc: <i>headings</i> }, <p>text</p>),
      ['<main class="vl-doc"><div class="vl-doc-column"><p>text</p></div><i>headings</i></main>'],
      post,
    ],
  ])('%s', (_, element, expected, shown = page) => {
    for (const text of expected) expect(tagLines(html(element, shown)).replace(/\n/g, '')).toContain(text)
  })
})

describe('copies of Docusaurus’ components as parts (TP-22)', () => {
  it('headings and tags have the names that Docusaurus has', () => {
    const Toc = toToc((props: object) => <pre>{JSON.stringify(props)}</pre>)
    expect(html(<Toc />, sampleDoc({ toc: { headings: toc, min: 2, max: 3 } }))).toContain(
      '&quot;minHeadingLevel&quot;:2,&quot;maxHeadingLevel&quot;:3',
    )
    const Tags = toTags(({ tags }) =>
      tags.map((tag) => <Tag key={tag.href} {...(tag as never as TagProps)} />),
    )
    expect(html(<Tags tags={[{ label: 'a', href: '/tags/a' }]} />)).toContain('href="/tags/a"')
  })

  it('the data of a post for search engines is what its page has', () => {
    const shown = html(<StructuredData />, samplePost()).replaceAll('&quot;', '"')
    expect(shown).toContain('"@type":"BlogPosting"')
    expect(shown).toContain('"headline":"Hello"')
    expect(shown).toMatch(/"mainEntityOfPage":"https:\/\/[^"/]+\/[^"]*"/)
  })

  it('a list of posts and its posts show what they showed in Docusaurus', () => {
    const page = samplePostList()
    const body = { type: 'excerpts', html: ['<p>excerpt</p>'] } as const
    const List = toPostList(Items as never)
    expect(html(<List page={page} body={body} />, page)).toContain(
      '<h2>Hello</h2><div class="markdown"><p>excerpt</p></div>',
    )
    const Own = ownPostItems(PostItems)
    const Own2 = toPostList((({ items }: { items: never }) => <Own items={items} />) as never)
    const shown = html(<Own2 page={page} body={body} />, page)
    for (const text of ['Hello', '<p>excerpt</p>', 'Read more']) expect(shown).toContain(text)
  })

  it('items of the navbar have the fields of the configuration', () => {
    const show = (props: object) => <pre>{JSON.stringify(props)}</pre>
    const link = { type: 'link', label: 'A', href: '/a', active: {}, attributes: { id: 'x' } } as const
    const text = (Item: ReturnType<typeof toItem>, item: object) =>
      html(createElement(Item, { position: 'left', ...item } as never)).replaceAll('&quot;', '"')
    expect(text(toItem(show), link)).toBe(
      '<pre>{"label":"A","to":"/a","id":"x","position":"left","mobile":false}</pre>',
    )
    const versions = { type: 'dropdown', versionsOf: 'default', attributes: {}, items: [link] }
    expect(text(toAnyItem(show), versions)).toContain('"docsPluginId":"default"')
    expect(text(toAnyItem(show), versions)).toContain('"type":"docsVersionDropdown"')
  })

  it('items of the navbar have their types, wherever copies render them', () => {
    const Show = toAnyItem((props: object) => <pre>{JSON.stringify(props)}</pre>)
    const shown = (item: object) =>
      JSON.parse(
        html(createElement(Show, item as never))
          .replace(/<\/?pre>/g, '')
          .replaceAll('&quot;', '"'),
      )
    const custom = { type: 'custom', name: 'custom-badge', props: { text: 'Hi' } }
    const raw = { type: 'html', value: 'b' }
    expect(shown({ ...custom, position: 'left' })).toMatchObject({ type: 'custom-badge', text: 'Hi' })
    const link = { type: 'link', label: 'A', href: '/a', attributes: {} }
    const dropdown = { type: 'dropdown', label: 'D', attributes: {}, items: [link, custom, raw] }
    expect(shown({ ...dropdown, position: 'left' })).toMatchObject({
      type: 'dropdown',
      items: [
        { label: 'A', href: '/a' },
        { type: 'custom-badge', text: 'Hi' },
        { type: 'html', value: 'b' },
      ],
    })
    // A copy of a dropdown renders its entries with what it got.
    const fields = { label: 'A', to: '/a', isDropdownItem: true }
    expect(shown(fields)).toEqual(fields)
    const nested = { type: 'dropdown', label: 'D', to: '/d', items: [fields] }
    expect(shown(nested)).toEqual(nested)
  })

  it('a category of the sidebar keeps its items while it is closed, and those that the page lacks', () => {
    const item = { type: 'category', label: 'Guide', more: true, items: [], fallbackHref: '/docs/a' } as never
    expect(html(<Category item={item} activePath="/" level={1} />)).toBe(
      '<li>Guide<template><ul class="menu__list"><a href="/docs/a">Guide</a></ul></template></li>',
    )
  })

  it('useBlogMetadata() knows the blog of a list', () => {
    const page = samplePostList({ of: 'author', path: '/blog/authors/ada', allHref: '/blog/authors' })
    expect(html(<Metadata />, page)).toBe('<pre>/blog  /blog/authors</pre>')
  })
})

type TagProps = Parameters<typeof Tag>[0]

describe('pieces that copies import (TP-22)', () => {
  it('show their props', () => {
    expect(html(<TocItems toc={toc} minHeadingLevel={2} maxHeadingLevel={2} />)).toBe(
      '<ul class="table-of-contents"><li><a href="#one" class="table-of-contents__link">One</a></li></ul>',
    )
    expect(html(<Tag label="a" permalink="/tags/a" count={2} />)).toContain(
      '<span class="vl-tag-count">2</span>',
    )
    expect(html(<DocPaginator previous={{ title: 'Before', permalink: '/docs/a' }} />)).toContain('/docs/a')
  })

  it('tabs show what is selected, and remember nothing on the server', () => {
    expect(html(<OwnTabs />)).toBe('<i hidden="">a</i><i>b</i>')
  })
})

describe('functions that copies import (TP-22)', () => {
  it('reads what fences and comments say about code', () => {
    const read = (code: string, metastring = '') =>
      createCodeBlockMetadata({ code, className: 'language-js', metastring })
    expect(read('a\n// highlight-next-line\nb\n// highlight-start\nc\n// highlight-end\nd\n')).toMatchObject({
      code: 'a\nb\nc\nd',
      language: 'js',
      lineNumbersStart: undefined,
      lineClassNames: {
        1: ['theme-code-block-highlighted-line'],
        2: ['theme-code-block-highlighted-line'],
      },
    })
    expect(read('a\nb\nc', 'title="x.js" {1,3-3} showLineNumbers=5')).toMatchObject({
      title: 'x.js',
      lineNumbersStart: 5,
      lineClassNames: { 0: [expect.any(String)], 2: [expect.any(String)] },
    })
  })

  it('reads code for copies of earlier versions, too', () => {
    expect(parseLanguage('wide language-ts')).toBe('ts')
    expect(parseCodeBlockTitle(`{1} title='a "b".js'`)).toBe('a "b".js')
    expect(parseCodeBlockTitle()).toBe('')
    expect([containsLineNumbers('showLineNumbers'), containsLineNumbers()]).toEqual([true, false])
    const magicComments = [{ className: 'bad', line: 'wrong' }]
    expect(parseLines('a\n# wrong\nb\n', { magicComments })).toEqual({
      code: 'a\nb',
      lineClassNames: { 1: ['bad'] },
    })
  })

  it('finds in theme-common/internal what copies of earlier versions import', () => {
    const names =
      'BlogPostProvider DocProvider DocSidebarItemsExpandedStateProvider DocsPreferredVersionContextProvider ' +
      'DocsSidebarProvider DocsVersionProvider containsLineNumbers docVersionSearchTag findFirstCategoryLink ' +
      'keyboardFocusedClassName parseCodeBlockTitle parseLanguage parseLines useBlogPostStructuredData ' +
      'useDocSidebarItemsExpandedState useKeyboardNavigation usePrismTheme'
    expect(names.split(' ').filter((name) => !(name in internal))).toEqual([])
  })

  it('merges queries, sorts tags by letters, and finds the emoji of a card', () => {
    expect(mergeSearchStrings(['?a=1', 'b=2'])).toBe('?a=1&b=2')
    expect(mergeSearchStrings(['?a=1', '?a=2'], 'set')).toBe('?a=2')
    expect(mergeSearchStrings([])).toBe('')
    expect(listTagsByLetters([{ label: 'beta' }, { label: 'alpha' }, { label: 'Away' }])).toEqual([
      { letter: 'A', tags: [{ label: 'alpha' }, { label: 'Away' }] },
      { letter: 'B', tags: [{ label: 'beta' }] },
    ])
    expect(extractLeadingEmoji('🚀 Launch')).toEqual({ emoji: '🚀', rest: ' Launch' })
    expect(extractLeadingEmoji('Launch')).toEqual({ emoji: null, rest: 'Launch' })
  })
})
