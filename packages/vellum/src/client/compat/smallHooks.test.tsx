import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { PageSidebarItem } from '../../shared/sidebar.js'
import { Collapsible, useCollapsible } from './collapsible.js'
import { filterDocCardListItems, findFirstSidebarItemLink, isActiveSidebarItem } from './docsSidebar.js'
import { composeProviders, hasProtocol, isInternalUrl, ReactContextError, usePrevious } from './smallHooks.js'

function Shown() {
  return <p>{String(usePrevious(1))}</p>
}

function Toggle({ isLazy, initialState }: { isLazy: boolean; initialState: boolean }) {
  const { collapsed } = useCollapsible({ initialState })
  return (
    <Collapsible as="section" className="more" collapsed={collapsed} lazy={isLazy}>
      More
    </Collapsible>
  )
}

describe('helpers of Docusaurus', () => {
  it('MV-12: tell URLs of the site from others', () => {
    expect(
      ['/a', 'b', '#c', 'https://x.dev', '//x.dev', 'mailto:a@b.c', undefined].map(isInternalUrl),
    ).toEqual([true, true, true, false, false, false, false])
    expect([hasProtocol('https://x.dev'), hasProtocol('/a')]).toEqual([true, false])
  })

  it('MV-12: compose providers, the first outside', () => {
    const tag = (Name: 'b' | 'i') => (props: { children?: React.ReactNode }) => <Name>{props.children}</Name>
    const Both = composeProviders([tag('b'), tag('i')])
    expect(renderToString(<Both>x</Both>)).toBe('<b><i>x</i></b>')
  })

  it('MV-12: have no previous value in the first render, and name a provider that is missing', () => {
    expect(renderToString(<Shown />)).toBe('<p>undefined</p>')
    expect(new ReactContextError('Provider', 'Add it.').message).toBe(
      'A hook is called outside of <Provider>. Add it.',
    )
  })

  it('MV-12: find links in items of a sidebar', () => {
    const link = { type: 'link', label: 'A', href: '/docs/a' } as PageSidebarItem
    const html = { type: 'html', value: '<hr>' } as PageSidebarItem
    const category = { type: 'category', label: 'C', items: [html, link] } as unknown as PageSidebarItem
    expect([link, category, html].map(findFirstSidebarItemLink)).toEqual(['/docs/a', '/docs/a', undefined])
    expect(filterDocCardListItems([link, category, html])).toEqual([link, category])
    expect([isActiveSidebarItem(category, '/docs/a/'), isActiveSidebarItem(link, '/docs/b')]).toEqual([
      true,
      false,
    ])
  })

  it('MV-12: hide what is collapsed, and render lazy content only once it is shown', () => {
    const html = (isLazy: boolean, initialState: boolean) =>
      renderToString(<Toggle isLazy={isLazy} initialState={initialState} />)
    expect(html(false, true)).toBe('<section class="more" hidden="">More</section>')
    expect(html(false, false)).toBe('<section class="more">More</section>')
    expect(html(true, true)).toBe('')
    expect(html(true, false)).toBe('<section class="more">More</section>')
  })
})
