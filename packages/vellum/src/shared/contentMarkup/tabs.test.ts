import { describe, expect, it } from 'vitest'
import { completeTabs, type WrittenTabs } from './tabs.js'

const items = [{ value: 'a' }, { value: 'b', label: 'B' }]

describe('completeTabs', () => {
  it.each<[string, WrittenTabs, string]>([
    ['the first', { items }, 'a'],
    ['the one marked default', { items: [{ value: 'a' }, { value: 'b', default: true }] }, 'b'],
    ['defaultValue', { items: [{ value: 'a', default: true }, { value: 'b' }], defaultValue: 'b' }, 'b'],
    ['the first with null', { items, defaultValue: null }, 'a'],
  ])('TB-3: selects %s', (_, writtenTabs, selected) => {
    expect(completeTabs(writtenTabs)).toMatchObject({ selected })
  })

  it('TB-1, TB-6: takes labels from `values`, and the query name from the group', () => {
    expect(
      completeTabs({ items, values: [{ value: 'b', label: 'Bee' }], groupId: 'g', queryString: true }),
    ).toEqual({
      selected: 'b',
      groupId: 'g',
      query: 'g',
      tabs: [{ value: 'b', label: 'Bee', attributes: undefined }],
    })
  })

  it.each<[WrittenTabs, string, string]>([
    [{ items: [] }, 'The <Tabs> have no <TabItem>.', 'Put at least one <TabItem value="…"> into them.'],
    [
      { items: [{ value: 'a' }, { label: 'Second' }] },
      'Tab 2 ("Second") of the <Tabs> has no value.',
      'Give each <TabItem> a value: <TabItem value="npm">.',
    ],
    [
      { items: [{ value: 'a' }, { value: 'a' }, { value: 'b' }, { value: 'b' }] },
      'The <Tabs> have more than one tab with the value "a", "b".',
      'Give each tab a value of its own.',
    ],
    [
      { items: [{ value: 'yarn' }, { value: 'npm' }], defaultValue: 'yarm' },
      'The <Tabs> have the default value "yarm", but no such tab.',
      'Did you mean "yarn"? The tabs are: "yarn", "npm".',
    ],
    [
      { items, queryString: true },
      'The <Tabs> have a `queryString` but no `groupId`, which would be its name.',
      'Add a groupId, or write the name: queryString="os".',
    ],
  ])('TB-9: %j', (writtenTabs, message, hint) => {
    expect(completeTabs(writtenTabs, () => 'yarn')).toEqual({ message, hint })
  })
})
