// Tabs in content, with the same markup as in Markdown. The served HTML shows the default tab and has all
// panels, unless they are lazy. The behaviour changes the elements themselves; the state here follows it,
// so that another render has the same result.

import {
  Children,
  cloneElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useContentEnvironment } from '../behaviours/contentEnvironment.js'
import { attachTabs, dropTabSheet, SELECT_EVENT } from '../behaviours/tabs.js'
import { classNames } from '../parts/classNames.js'
import { type TabItemProps, TabsContext } from './TabItem.js'

/** A tab without its panel. */
export interface TabValue {
  readonly value: string
  readonly label?: string
  readonly default?: boolean
  readonly attributes?: TabItemProps['attributes']
}

export interface TabsProps {
  /** `TabItem` elements, or with `values` what renders them; `null`, `false` and white space are ignored. */
  readonly children?: ReactNode
  /** The value of the tab that is selected at first; `null` selects the first one. */
  readonly defaultValue?: string | null
  /** The tabs, when they are not read from the children. */
  readonly values?: readonly TabValue[]
  /** Tabs with the same id show the same value. */
  readonly groupId?: string
  /** The query parameter that holds the selection; `true` takes the name from `groupId`. */
  readonly queryString?: string | boolean
  readonly lazy?: boolean
  readonly block?: boolean
  readonly className?: string
}

/** A row of tabs with their panels. */
export function Tabs(props: TabsProps) {
  const { groupId, lazy = false, block = false, className } = props
  const panels = panelsOf(props)
  const tabs = tabsOf(props, panels)
  const query = queryName(props)
  const initial = selectedOf(props, tabs)
  const [shown, setShown] = useState(initial)
  const selected = tabs.some(({ value }) => value === shown) ? shown : initial
  const element = useRef<HTMLDivElement>(null)
  const environment = useContentEnvironment()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the behaviour reads the names from the element
  useLayoutEffect(() => {
    const container = element.current!
    const follow = (event: Event) => setShown((event as CustomEvent<string>).detail)
    container.addEventListener(SELECT_EVENT, follow)
    const detach = attachTabs(container, environment)
    return () => {
      detach()
      container.removeEventListener(SELECT_EVENT, follow)
    }
  }, [environment, groupId, query])
  // After all tabs of the page are attached.
  useEffect(dropTabSheet, [])

  return (
    <div
      ref={element}
      className={classNames('theme-tabs-container tabs-container', className)}
      data-group={groupId}
      data-query={query}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the markup of Docusaurus */}
      <ul role="tablist" aria-orientation="horizontal" className={classNames('tabs', block && 'tabs--block')}>
        {tabs.map(({ value, label, attributes = {} }) => {
          const { className: own, ...rest } = attributes
          return (
            <li
              key={value}
              // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the markup of Docusaurus
              role="tab"
              tabIndex={value === selected ? 0 : -1}
              aria-selected={value === selected}
              className={classNames('tabs__item', value === selected && 'tabs__item--active', own)}
              data-value={value}
              {...rest}
            >
              {label ?? value}
            </li>
          )
        })}
      </ul>
      <div className="vl-tab-panels">
        <TabsContext value={{ selected, lazy }}>
          {panels.map((panel) => {
            const { value } = panel.props
            // It renders a `TabItem`, which knows its value.
            if (value === undefined) return panel
            if (lazy && value !== selected) return null
            return cloneElement(panel, { key: value, hidden: value !== selected })
          })}
        </TabsContext>
      </div>
    </div>
  )
}

type Panel = ReactElement<Partial<TabItemProps>>

function panelsOf({ children, values }: TabsProps): Panel[] {
  return Children.toArray(children).flatMap((child) => {
    if (typeof child === 'string' && child.trim() === '') return []
    if (isValidElement<{ children?: ReactNode }>(child) && child.type === Fragment) {
      return panelsOf({ children: child.props.children, ...(values && { values }) })
    }
    if (isValidElement<Partial<TabItemProps>>(child) && (values || typeof child.props.value === 'string'))
      return [child]
    throw new Error(
      `A child of <Tabs> is not a <TabItem> with a \`value\`: ${nameOf(child)}. Give each tab a value of its own.`,
    )
  })
}

function nameOf(child: unknown): string {
  if (!isValidElement<{ label?: unknown }>(child)) return JSON.stringify(child)
  const { type, props } = child
  const name = typeof type === 'string' ? type : ((type as { name?: string }).name ?? 'component')
  return typeof props.label === 'string' ? `<${name} label="${props.label}">` : `<${name}>`
}

function tabsOf({ values }: TabsProps, panels: readonly Panel[]): readonly TabValue[] {
  const tabs = values ?? panels.map(({ props }) => props as TabItemProps)
  if (tabs.length === 0) throw new Error('<Tabs> needs at least one <TabItem>, but it has no children.')
  const all = tabs.map(({ value }) => value)
  const repeated = [...new Set(all.filter((value, index) => all.indexOf(value) !== index))]
  if (repeated.length > 0) {
    throw new Error(`Two tabs of one <Tabs> have the same value: ${quoted(repeated)}. Values must be unique.`)
  }
  return tabs
}

function selectedOf({ defaultValue }: TabsProps, tabs: readonly TabValue[]): string {
  const all = tabs.map(({ value }) => value)
  if (typeof defaultValue !== 'string') return tabs.find((tab) => tab.default)?.value ?? all[0]!
  if (all.includes(defaultValue)) return defaultValue
  throw new Error(`<Tabs> has the defaultValue "${defaultValue}", but its tabs have: ${quoted(all)}.`)
}

function queryName({ queryString = false, groupId }: TabsProps): string | undefined {
  if (queryString !== true) return queryString || undefined
  if (groupId !== undefined) return groupId
  throw new Error(
    '<Tabs queryString> needs a `groupId`, which names the query parameter. Add it, or pass the name: `queryString="…"`.',
  )
}

function quoted(values: readonly string[]): string {
  return values.map((value) => `"${value}"`).join(', ')
}
