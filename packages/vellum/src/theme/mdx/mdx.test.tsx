import type { ReactElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderElement, sampleDoc, tagLines } from '../../../test/samplePage.js'
import type { PageSidebarItem } from '../../shared/sidebar.js'
import {
  Admonition,
  CodeBlock,
  Details,
  DocCardList,
  Heading,
  Mermaid,
  TabItem,
  Tabs,
  ThemedImage,
  TOCInline,
} from '../index.js'

const html = (element: ReactElement) => tagLines(renderElement(element).html)

describe('Tabs', () => {
  it('shows the first tab, and has all panels (TB-2, TB-3, TB-10, TB-11)', () => {
    expect(
      html(
        <Tabs groupId="os" queryString className="mine" block>
          <TabItem value="npm" label="NPM" attributes={{ className: 'own', title: 't' }}>
            a
          </TabItem>
          {null} {false}
          <TabItem value="yarn" className="panel">
            b
          </TabItem>
        </Tabs>,
      ),
    ).toMatchInlineSnapshot(`
      "<div class="theme-tabs-container tabs-container mine" data-group="os" data-query="os">
      <ul role="tablist" aria-orientation="horizontal" class="tabs tabs--block">
      <li role="tab" tabindex="0" aria-selected="true" class="tabs__item tabs__item--active own" data-value="npm" title="t">NPM</li>
      <li role="tab" tabindex="-1" aria-selected="false" class="tabs__item" data-value="yarn">yarn</li>
      </ul>
      <div class="vl-tab-panels">
      <div role="tabpanel" class="vl-tab-panel" data-value="npm">a</div>
      <div role="tabpanel" class="vl-tab-panel panel" data-value="yarn" hidden="">b</div>
      </div>
      </div>"
    `)
  })

  it.each([
    ['the tab marked as default', {}, 'b'],
    ['the default value before that', { defaultValue: 'c' }, 'c'],
  ])('selects %s (TB-3)', (_, props, expected) => {
    const result = html(
      <Tabs {...props} queryString="q">
        <TabItem value="a">a</TabItem>
        <TabItem value="b" default>
          b
        </TabItem>
        <TabItem value="c">c</TabItem>
      </Tabs>,
    )
    expect(/aria-selected="true" class="[^"]*" data-value="(\w)"/.exec(result)?.[1]).toBe(expected)
    expect(result).toContain('data-query="q"')
  })

  it('renders only the selected panel when it is lazy (TB-8), and takes tabs from `values` (TB-1)', () => {
    expect(
      html(
        <Tabs lazy values={[{ value: 'a', label: 'A' }, { value: 'b' }]}>
          <TabItem value="a">one</TabItem>
          <TabItem value="b">two</TabItem>
        </Tabs>,
      ),
    ).toMatchInlineSnapshot(`
      "<div class="theme-tabs-container tabs-container">
      <ul role="tablist" aria-orientation="horizontal" class="tabs">
      <li role="tab" tabindex="0" aria-selected="true" class="tabs__item tabs__item--active" data-value="a">A</li>
      <li role="tab" tabindex="-1" aria-selected="false" class="tabs__item" data-value="b">b</li>
      </ul>
      <div class="vl-tab-panels">
      <div role="tabpanel" class="vl-tab-panel" data-value="a">one</div>
      </div>
      </div>"
    `)
  })

  it.each([
    [
      <Tabs key="1">
        <p>x</p>
      </Tabs>,
      'A child of <Tabs> is not a <TabItem> with a `value`: <p>. Give each tab a value of its own.',
    ],
    [
      <Tabs key="2">
        <TabItem value="a" />
        <TabItem value="a" />
      </Tabs>,
      'Two tabs of one <Tabs> have the same value: "a". Values must be unique.',
    ],
    [
      <Tabs key="3" defaultValue="z">
        <TabItem value="a" />
        <TabItem value="b" />
      </Tabs>,
      '<Tabs> has the defaultValue "z", but its tabs have: "a", "b".',
    ],
    [<Tabs key="4" />, '<Tabs> needs at least one <TabItem>, but it has no children.'],
    [
      <Tabs key="5" queryString>
        <TabItem value="a" />
      </Tabs>,
      '<Tabs queryString> needs a groupId, which names the parameter; or give the name itself.',
    ],
  ])('tells what is wrong (TB-9) %#', (element, message) => {
    expect(() => html(element)).toThrow(message)
  })
})

describe('Admonition', () => {
  it('has the markup of Markdown (AD-2, AD-4, AD-5)', () => {
    expect(
      html(
        <Admonition id="i" className="c">
          <p>x</p>
        </Admonition>,
      ),
    ).toMatchInlineSnapshot(`
      "<div id="i" class="theme-admonition theme-admonition-info alert alert--info c">
      <div class="vl-admonition-heading">
      <span class="vl-admonition-icon">
      </span>
      <span>info</span>
      </div>
      <div class="vl-admonition-content">
      <p>x</p>
      </div>
      </div>"
    `)
    expect(
      html(
        <Admonition type="important" title="Mind" icon="☞">
          x
        </Admonition>,
      ),
    ).toMatchInlineSnapshot(`
      "<div class="theme-admonition theme-admonition-important alert alert--info">
      <div class="vl-admonition-heading">
      <span class="vl-admonition-icon vl-admonition-icon--own">☞</span>
      <span>Mind</span>
      </div>
      <div class="vl-admonition-content">x</div>
      </div>"
    `)
  })

  it('shows an unknown type as info, with a warning (AD-5)', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(html(<Admonition type="odd">x</Admonition>)).toContain('theme-admonition-info alert alert--info')
    expect(warn.mock.calls).toEqual([['<Admonition> has no type "odd"; it is shown as "info".']])
    warn.mockRestore()
  })
})

describe('CodeBlock', () => {
  it('asks the highlighter, with the language of the class too (CB-10)', () => {
    expect(
      html(
        <CodeBlock className="language-js" title="a.js" showLineNumbers={3} metastring="{1}">
          let a
        </CodeBlock>,
      ),
    ).toBe(
      tagLines(
        '<div class="vl-code-host language-js"><div class="vl-code">{"language":"js","meta":"{1}","title":"a.js","showLineNumbers":3} let a</div></div>',
      ),
    )
  })

  it('shows elements as they are', () => {
    expect(
      html(
        <CodeBlock language="js">
          <b>x</b>
        </CodeBlock>,
      ),
    ).toMatchInlineSnapshot(`
      "<div class="language-js theme-code-block vl-code">
      <div class="vl-code-content">
      <pre tabindex="0" class="vl-code-pre">
      <code class="vl-code-lines">
      <b>x</b>
      </code>
      </pre>
      </div>
      </div>"
    `)
  })
})

describe('Details', () => {
  it('has all content, and a summary in any case (DT-1)', () => {
    expect(
      html(
        <Details>
          <summary>More</summary>
          <p>x</p>
        </Details>,
      ),
    ).toMatchInlineSnapshot(`
      "<details data-collapsed="true" class="vl-details">
      <summary>More</summary>
      <div class="vl-details-content">
      <p>x</p>
      </div>
      </details>"
    `)
    expect(html(<Details open>x</Details>)).toMatchInlineSnapshot(`
      "<details open="" data-collapsed="false" class="vl-details">
      <summary>Details</summary>
      <div class="vl-details-content">x</div>
      </details>"
    `)
    expect(html(<Details summary="S">x</Details>)).toContain('<summary>S</summary>')
  })
})

describe('Heading', () => {
  it('links to itself below level 1 (HD-1)', () => {
    expect(
      html(
        <Heading as="h2" id="a" className="c">
          A
        </Heading>,
      ),
    ).toMatchInlineSnapshot(`
      "<h2 id="a" class="anchor c">A<a class="hash-link" href="#a" aria-label="Direct link to A" title="Direct link to A" translate="no">​</a>
      </h2>"
    `)
    expect(
      html(
        <Heading as="h3" id="b">
          <i>B</i>
        </Heading>,
      ),
    ).toContain('title="Direct link to b"')
    expect(
      html(
        <Heading as="h1" id="a">
          A
        </Heading>,
      ),
    ).toBe('<h1>A</h1>')
  })
})

describe('TOCInline', () => {
  it('uses the levels of the site, or its own (TC-8, TC-10)', () => {
    const toc = [
      { value: 'A', id: 'a', level: 2 },
      { value: 'B', id: 'b', level: 4 },
    ]
    expect(html(<TOCInline toc={toc} />)).toMatchInlineSnapshot(`
      "<div class="vl-toc-inline">
      <ul>
      <li>
      <a href="#a">A</a>
      </li>
      </ul>
      </div>"
    `)
    expect(html(<TOCInline toc={toc} minHeadingLevel={4} maxHeadingLevel={4} />)).toContain(
      '<a href="#b">B</a>',
    )
  })
})

describe('DocCardList', () => {
  const items: PageSidebarItem[] = [
    { type: 'link', label: 'A', href: '/docs/a', docId: 'a' },
    {
      type: 'category',
      label: 'B',
      collapsible: true,
      collapsed: true,
      items: [],
      more: true,
      count: 3,
      fallbackHref: '/docs/b/x',
    },
    { type: 'html', value: '<hr>', defaultStyle: false },
    { type: 'link', label: 'Install', href: '/docs/install', docId: 'install', description: 'Own' },
  ]
  const entry = { id: 'a', path: '/docs/a', sidebar: 'main', title: 'A', description: 'From the doc' }
  const version = {
    name: 'current',
    label: 'Next',
    path: '/docs',
    isLast: true,
    banner: null,
    badge: false,
    className: 'docs-version-current',
    noIndex: false,
    mainDocId: 'a',
    docs: [entry],
    draftIds: [],
    sidebars: {},
  }

  it('shows the items beside the page (CI-2, CI-4 … CI-6)', () => {
    const { html } = renderElement(<DocCardList className="c" />, {
      page: sampleDoc({ sidebar: 'main' }),
      sidebar: { id: 'main', list: [], items: () => items },
      docs: [{ id: 'default', versions: [version] }],
    })
    expect(tagLines(html)).toMatchInlineSnapshot(`
      "<section class="vl-cards c">
      <article>
      <a href="/docs/a" class="theme-doc-card-container card">
      <h2 class="vl-card-title" title="A">
      <span class="vl-card-icon vl-card-icon--usual vl-card-icon--doc" aria-hidden="true">📄️</span>A</h2>
      <p class="vl-card-description" title="From the doc">From the doc</p>
      </a>
      </article>
      <article>
      <a href="/docs/b/x" class="theme-doc-card-container card">
      <h2 class="vl-card-title" title="B">
      <span class="vl-card-icon vl-card-icon--usual vl-card-icon--category" aria-hidden="true">🗃️</span>B</h2>
      <p class="vl-card-description" title="3 items">3 items</p>
      </a>
      </article>
      <article>
      <a href="/docs/install" class="theme-doc-card-container card">
      <h2 class="vl-card-title" title="Install">
      <span class="vl-card-icon vl-card-icon--usual vl-card-icon--doc" aria-hidden="true">📄️</span>Install</h2>
      <p class="vl-card-description" title="Own">Own</p>
      </a>
      </article>
      </section>"
    `)
  })

  it('shows given items, without a sidebar', () => {
    const result = html(
      <DocCardList
        items={[
          { type: 'category', label: 'C', items: [{ type: 'link', label: 'X', href: '/x' }] },
          { type: 'category', label: 'Nowhere', items: [] },
        ]}
      />,
    )
    expect(result.match(/href="[^"]*"|title="[^"]*"/g)).toEqual(['href="/x"', 'title="C"', 'title="1 item"'])
  })
})

describe('ThemedImage and Mermaid', () => {
  it('have both pictures, once each (NB-5)', () => {
    expect(
      html(<ThemedImage sources={{ light: '/l.png', dark: '/d.png' }} alt="A" className="c" />),
    ).toMatchInlineSnapshot(`
      "<img loading="lazy" class="vl-themed-light c" src="/l.png" alt="A"/>
      <img loading="lazy" class="vl-themed-dark c" src="/d.png" alt="A"/>"
    `)
    expect(html(<ThemedImage sources={{ light: '/l.png', dark: '/l.png' }} />)).toBe(
      '<img loading="lazy" src="/l.png" alt=""/>',
    )
  })

  it('keep the source of a diagram for the browser, and show it until it is drawn (CB-13)', () => {
    expect(html(<Mermaid value={'graph TD\nA-->B'} />)).toBe(
      '<div class="docusaurus-mermaid-container" data-mermaid="graph TD\nA--&gt;B">\n<div class="vl-code-host">\n<div class="vl-code">{"language":"mermaid"} graph TD\nA-->B</div>\n</div>\n</div>',
    )
  })
})
