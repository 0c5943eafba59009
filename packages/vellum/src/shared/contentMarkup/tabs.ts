// Tabs: checks the author's props, decides which tab is selected, and makes the markup.

import { joinClasses, type Markup, type MarkupChild } from './markup.js'

/** A `<TabItem>` or an entry of `values`, as the author wrote it. A label is text, or content. */
export interface WrittenTab<Content = never> {
  readonly value?: string | undefined
  readonly label?: string | Content | null | undefined
  readonly default?: boolean | undefined
  /** Attributes of the tab itself. */
  readonly attributes?: object | null | undefined
}

/** Tabs as the author wrote them. */
export interface WrittenTabs<Content = never> {
  readonly defaultValue?: string | null | undefined
  readonly values?: readonly WrittenTab<Content>[] | undefined
  readonly groupId?: string | null | undefined
  readonly queryString?: string | boolean | null | undefined
  /** The `<TabItem>` elements. */
  readonly items: readonly WrittenTab<Content>[]
}

/** One tab, complete. */
export interface Tab<Content = never> {
  readonly value: string
  readonly label: string | Content
  readonly attributes?: object | null | undefined
}

/** Tabs, checked and complete. */
export interface TabsData<Content = never> {
  readonly selected: string
  readonly groupId?: string | undefined
  /** Name of the query parameter. */
  readonly query?: string | undefined
  readonly tabs: readonly Tab<Content>[]
}

/** A problem of tabs, and how to fix it. */
export interface TabsProblem {
  readonly message: string
  readonly hint: string
}

/** Returns the candidate that a name probably meant. */
type Guess = (name: string, candidates: readonly string[]) => string | undefined

/** Checks tabs and decides which is selected. */
export function completeTabs<Content = never>(
  writtenTabs: WrittenTabs<Content>,
  guess?: Guess,
): TabsData<Content> | TabsProblem {
  const { items, values, queryString, defaultValue } = writtenTabs
  const entries = values ?? items
  if (items.length === 0 || entries.length === 0) {
    return {
      message: 'The <Tabs> have no <TabItem>.',
      hint: 'Put at least one <TabItem value="…"> into them.',
    }
  }
  const nameless = items.findIndex(({ value }) => value === undefined)
  if (nameless >= 0) {
    const label = items[nameless]?.label
    return {
      message: `Tab ${nameless + 1}${label && typeof label === 'string' ? ` ("${label}")` : ''} of the <Tabs> has no value.`,
      hint: 'Give each <TabItem> a value: <TabItem value="npm">.',
    }
  }
  const names = entries.map(({ value }) => value ?? '')
  const twice = [...new Set(names.filter((name, i) => names.indexOf(name) !== i))]
  if (twice.length > 0) {
    return {
      message: `The <Tabs> have more than one tab with the value ${quoted(twice)}.`,
      hint: 'Give each tab a value of its own.',
    }
  }
  if (typeof defaultValue === 'string' && !names.includes(defaultValue)) {
    const meant = guess?.(defaultValue, names)
    return {
      message: `The <Tabs> have the default value "${defaultValue}", but no such tab.`,
      hint: `${meant === undefined ? '' : `Did you mean "${meant}"? `}The tabs are: ${quoted(names)}.`,
    }
  }
  const groupId = writtenTabs.groupId ?? undefined
  if (queryString === true && groupId === undefined) {
    return {
      message: 'The <Tabs> have a `queryString` but no `groupId`, which would be its name.',
      hint: 'Add a groupId, or write the name: queryString="os".',
    }
  }
  const marked = [...entries, ...items].find((tab) => tab.default && names.includes(tab.value!))
  return {
    selected: defaultValue ?? marked?.value ?? names[0]!,
    groupId,
    query: queryString === true ? groupId : queryString || undefined,
    tabs: entries.map(({ value = '', label, attributes }) => ({ value, label: label ?? value, attributes })),
  }
}

/** The problem of tabs that contain something else: `<p>`, or `text`. */
export function strangeContent(what: string): TabsProblem {
  return {
    message: `The <Tabs> contain ${what} that is in no <TabItem>.`,
    hint: 'Put all content of the tabs into <TabItem value="…"> elements.',
  }
}

/** Tabs with their classes. */
export interface TabsInput<Content> extends TabsData<Content> {
  readonly block?: boolean | null | undefined
  readonly className?: string | null | undefined
  readonly panels: readonly MarkupChild<Content>[]
}

/** The element of tabs. */
export function tabsMarkup<Content>(input: TabsInput<Content>): Markup<Content> {
  const { selected, groupId, query, block, className, tabs, panels } = input
  const list = tabs.map(({ value, label, attributes }): Markup<Content> => {
    const { className: ownClass, ...rest } = { ...attributes } as Readonly<Record<string, unknown>>
    const isActive = value === selected
    return {
      tag: 'li',
      attributes: {
        role: 'tab',
        tabIndex: isActive ? 0 : -1,
        'aria-selected': isActive,
        className: joinClasses('tabs__item', ownClass, isActive && 'tabs__item--active'),
        'data-value': value,
        ...rest,
      },
      children: [typeof label === 'string' ? label : { content: label }],
      key: value,
    }
  })
  return {
    tag: 'div',
    attributes: {
      className: joinClasses('theme-tabs-container tabs-container', className),
      'data-group': groupId,
      'data-query': query,
    },
    children: [
      {
        tag: 'ul',
        attributes: {
          role: 'tablist',
          'aria-orientation': 'horizontal',
          className: joinClasses('tabs', block && 'tabs--block'),
        },
        children: list,
      },
      { tag: 'div', attributes: { className: 'vl-tab-panels' }, children: panels },
    ],
  }
}

/** The panel of one tab. */
export interface TabPanelInput<Content> {
  readonly value: string | undefined
  /** The label of its tab, which stands above the panel on paper and without script. */
  readonly label?: string | Content | null | undefined
  readonly className?: string | null | undefined
  readonly isHidden: boolean
  readonly content: Content
}

/** The element of a panel. */
export function tabPanelMarkup<Content>(input: TabPanelInput<Content>): Markup<Content> {
  const { value, label, className, isHidden, content } = input
  return {
    tag: 'div',
    attributes: {
      role: 'tabpanel',
      className: joinClasses('vl-tab-panel', className),
      'data-value': value,
      'data-label': typeof label === 'string' && label !== value ? label : undefined,
      hidden: isHidden,
    },
    children: [{ content }],
  }
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ')
}
