// Tabs: checks what the author wrote, and makes the markup. `tabsElement` is pure, so
// that tests can compare its markup with that of the React component.

import type { Element, ElementContent, Properties } from 'hast'
import { nearestName } from '../../base/nearestName.js'

/** One tab with its panel. */
export interface Tab {
  readonly value: string
  readonly label: string
  /** Attributes of the tab itself. */
  readonly attributes?: Properties | undefined
  /** Class of the panel. */
  readonly className?: string | undefined
  readonly children: readonly ElementContent[]
}

/** Tabs, checked and complete. */
export interface TabsData {
  readonly selected: string | undefined
  readonly groupId?: string | undefined
  /** Name of the query parameter. */
  readonly query?: string | undefined
  readonly block?: boolean | undefined
  readonly className?: string | undefined
  readonly tabs: readonly Tab[]
}

/** Tabs as the author wrote them: everything literal, nothing checked. */
export interface WrittenTabs {
  readonly defaultValue?: string | null | undefined
  readonly values?: readonly WrittenTab[] | undefined
  readonly groupId?: string | undefined
  readonly queryString?: string | boolean | undefined
  readonly block?: boolean | undefined
  readonly className?: string | undefined
  readonly items: readonly WrittenTab[]
}

/** A `<TabItem>`, or an entry of `values`. */
export interface WrittenTab {
  readonly value?: string | undefined
  readonly label?: string | undefined
  readonly default?: boolean | undefined
  readonly attributes?: Properties | undefined
  readonly className?: string | undefined
  readonly children?: readonly ElementContent[] | undefined
}

/** What is wrong with tabs, and how to fix it. */
export interface TabsProblem {
  readonly message: string
  readonly hint: string
}

/** Checks tabs and decides which is selected. */
export function completeTabs(written: WrittenTabs): TabsData | TabsProblem {
  const { items, values, groupId, queryString, defaultValue } = written
  if (items.length === 0) {
    return {
      message: 'The <Tabs> have no <TabItem>.',
      hint: 'Put at least one <TabItem value="…"> into them.',
    }
  }
  const nameless = items.findIndex(({ value }) => value === undefined)
  if (nameless >= 0) {
    const label = items[nameless]?.label
    return {
      message: `Tab ${nameless + 1}${label ? ` ("${label}")` : ''} of the <Tabs> has no value.`,
      hint: 'Give each <TabItem> a value: <TabItem value="npm">.',
    }
  }
  const entries = values ?? items
  const names = entries.map(({ value }) => value ?? '')
  const twice = [...new Set(names.filter((name, i) => names.indexOf(name) !== i))]
  if (twice.length > 0) {
    return {
      message: `The <Tabs> have more than one tab with the value ${twice.map((name) => `"${name}"`).join(', ')}.`,
      hint: 'Give each tab a value of its own.',
    }
  }
  if (typeof defaultValue === 'string' && !names.includes(defaultValue)) {
    const meant = nearestName(defaultValue, names)
    return {
      message: `The <Tabs> have the default value "${defaultValue}", but no such tab.`,
      hint: `${meant === undefined ? '' : `Did you mean "${meant}"? `}The tabs are: ${names.map((name) => `"${name}"`).join(', ')}.`,
    }
  }
  if (queryString === true && groupId === undefined) {
    return {
      message: 'The <Tabs> have a `queryString` but no `groupId`, which would be its name.',
      hint: 'Add a groupId, or write the name: queryString="os".',
    }
  }
  const byDefault = entries.find((tab) => tab.default)?.value ?? items.find((tab) => tab.default)?.value
  const selected = defaultValue === null ? undefined : (defaultValue ?? byDefault ?? names[0])
  const query = typeof queryString === 'string' ? queryString : queryString ? groupId : undefined
  return {
    selected,
    groupId,
    query,
    block: written.block,
    className: written.className,
    tabs: entries.map((entry) => {
      const item = items.find(({ value }) => value === entry.value)
      return {
        value: entry.value ?? '',
        label: entry.label ?? entry.value ?? '',
        attributes: entry.attributes,
        className: item?.className,
        children: item?.children ?? [],
      }
    }),
  }
}

/** The markup of tabs. */
export function tabsElement({ selected, groupId, query, block, className, tabs }: TabsData): Element {
  const list = tabs.map(({ value, label, attributes = {} }): Element => {
    const { className: own, ...rest } = attributes
    const active = value === selected
    return {
      type: 'element',
      tagName: 'li',
      properties: {
        role: 'tab',
        tabIndex: active ? 0 : -1,
        ariaSelected: active ? 'true' : 'false',
        className: ['tabs__item', ...classes(own), ...(active ? ['tabs__item--active'] : [])],
        dataValue: value,
        ...rest,
      },
      children: [{ type: 'text', value: label }],
    }
  })
  const panels = tabs.map(
    (tab): Element => ({
      type: 'element',
      tagName: 'div',
      properties: {
        role: 'tabpanel',
        className: ['vl-tab-panel', ...classes(tab.className)],
        dataValue: tab.value,
        ...(tab.value === selected ? {} : { hidden: true }),
      },
      children: [...tab.children],
    }),
  )
  return {
    type: 'element',
    tagName: 'div',
    properties: {
      className: ['theme-tabs-container', 'tabs-container', ...classes(className)],
      ...(groupId === undefined ? {} : { dataGroup: groupId }),
      ...(query === undefined ? {} : { dataQuery: query }),
    },
    children: [
      {
        type: 'element',
        tagName: 'ul',
        properties: {
          role: 'tablist',
          ariaOrientation: 'horizontal',
          className: block ? ['tabs', 'tabs--block'] : ['tabs'],
        },
        children: list,
      },
      { type: 'element', tagName: 'div', properties: { className: ['vl-tab-panels'] }, children: panels },
    ],
  }
}

function classes(value: Properties[string]): string[] {
  return Array.isArray(value)
    ? value.map(String)
    : String(value ?? '')
        .split(/\s+/)
        .filter(Boolean)
}
