import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { renderElement, tagLines } from '../../../test/samplePage.js'
import { TabItem } from './TabItem.js'
import { Tabs } from './Tabs.js'

const html = (element: ReactElement) => tagLines(renderElement(element).html)

const Local = () => <TabItem value="local">one</TabItem>
const Cloud = (props: { className?: string }) => (
  <TabItem value="cloud" {...props}>
    two
  </TabItem>
)

describe('Tabs', () => {
  it('shows the first tab, and has all panels with their labels (TB-2, TB-3, TB-10, TB-11, TB-13)', () => {
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
      <li role="tab" tabindex="0" aria-selected="true" class="tabs__item own tabs__item--active" data-value="npm" title="t">NPM</li>
      <li role="tab" tabindex="-1" aria-selected="false" class="tabs__item" data-value="yarn">yarn</li>
      </ul>
      <div class="vl-tab-panels">
      <div role="tabpanel" class="vl-tab-panel" data-value="npm" data-label="NPM">a</div>
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

  it.each([false, true])(
    'takes components that render the panels of its `values`; lazy: %s (TB-8, TB-9)',
    (lazy) => {
      const result = html(
        <Tabs
          lazy={lazy}
          defaultValue="cloud"
          values={[{ value: 'local', label: 'Here' }, { value: 'cloud' }]}
        >
          <Local />
          <Cloud className="c" />
        </Tabs>,
      )
      expect(result).toContain('<div role="tabpanel" class="vl-tab-panel c" data-value="cloud">two</div>')
      expect(
        result.includes(
          '<div role="tabpanel" class="vl-tab-panel" data-value="local" data-label="Here" hidden="">one</div>',
        ),
      ).toBe(!lazy)
      expect(result.includes('one')).toBe(!lazy)
    },
  )

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
      <div role="tabpanel" class="vl-tab-panel" data-value="a" data-label="A">one</div>
      </div>
      </div>"
    `)
  })

  it('takes elements as labels (TB-2)', () => {
    const label = (<b>A</b>) as unknown as string
    const result = html(
      <Tabs>
        <TabItem value="a" label={label} />
      </Tabs>,
    )
    expect(result).toContain('data-value="a">\n<b>A</b>')
  })

  it('names a child that is not a tab (TB-9)', () => {
    const tabs = (
      <Tabs>
        <Local />
      </Tabs>
    )
    expect(() => html(tabs)).toThrow(
      'The <Tabs> contain <Local> that is in no <TabItem>. Put all content of the tabs into <TabItem value="…"> elements.',
    )
  })
})
