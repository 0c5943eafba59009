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
import {
  completeTabs,
  strangeContent,
  type TabsData,
  type TabsProblem,
  tabsMarkup,
} from '../../shared/contentMarkup/tabs.js'
import { useContentEnvironment } from '../behaviours/contentEnvironment.js'
import { attachTabs, dropTabSheet, SELECT_EVENT } from '../behaviours/tabs.js'
import { markupElement } from './markupElement.js'
import { TabItem, type TabItemProps, TabsContext } from './TabItem.js'

/** A tab without its panel. */
export interface TabValue {
  /** Value of the tab. */
  readonly value: string
  /** Text of the tab. @default the value */
  readonly label?: string
  /** Whether the tab is selected at first. @default false */
  readonly default?: boolean
  /** Attributes of the tab. */
  readonly attributes?: TabItemProps['attributes']
}

export interface TabsProps {
  /** `TabItem` elements, or with `values` what renders them; `null`, `false` and white space are ignored. */
  readonly children?: ReactNode
  /** The value of the tab that is selected at first; `null` selects the first one. */
  readonly defaultValue?: string | null
  /** The tabs, if they are not read from the children. */
  readonly values?: readonly TabValue[]
  /** Tabs with the same id show the same value. */
  readonly groupId?: string
  /** The query parameter with the selection; `true` uses the name of `groupId`. */
  readonly queryString?: string | boolean
  /** Whether only the selected panel is in the document. @default false */
  readonly lazy?: boolean
  /** Whether the tabs share the whole width. @default false */
  readonly block?: boolean
  /** Class of the element around tabs and panels. */
  readonly className?: string
}

/**
 * A row of tabs with their panels.
 * @example
 * <Tabs groupId="manager">
 *   <TabItem value="npm">npm install vellum</TabItem>
 *   <TabItem value="pnpm">pnpm add vellum</TabItem>
 * </Tabs>
 */
export function Tabs(props: TabsProps) {
  const { groupId, lazy = false, block, className } = props
  const panels = panelsOf(props)
  const tabs = completed(props, panels)
  const [shown, setShown] = useState(tabs.selected)
  const selected = tabs.tabs.some(({ value }) => value === shown) ? shown : tabs.selected
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
  }, [environment, groupId, tabs.query])
  // After all tabs of the page are attached.
  useEffect(dropTabSheet, [])

  const content = (
    <TabsContext value={{ selected, lazy, tabs: tabs.tabs }}>
      {panels.map((panel) => {
        const { value } = panel.props
        // It renders a `TabItem`, which knows its value.
        if (value === undefined) return panel
        if (lazy && value !== selected) return null
        return cloneElement(panel, { key: value, hidden: value !== selected })
      })}
    </TabsContext>
  )
  return markupElement(
    tabsMarkup<ReactNode>({ ...tabs, selected, block, className, panels: [{ content }] }),
    { ref: element },
  )
}

type Panel = ReactElement<Partial<TabItemProps>>

function panelsOf({ children, values }: TabsProps): Panel[] {
  return Children.toArray(children).flatMap((child) => {
    if (typeof child === 'string' && child.trim() === '') return []
    if (isValidElement<{ children?: ReactNode }>(child) && child.type === Fragment) {
      return panelsOf({ children: child.props.children, ...(values && { values }) })
    }
    if (isValidElement<Partial<TabItemProps>>(child) && (values || isItem(child))) return [child]
    throw problemError(strangeContent(nameOf(child)))
  })
}

/** Whether a panel is a `<TabItem>`, which must have a value, or has the props of one. */
function isItem({ type, props }: Panel): boolean {
  return type === TabItem || typeof props.value === 'string'
}

/** `<p>`, or `text` */
function nameOf(child: unknown): string {
  if (!isValidElement(child)) return 'text'
  const { type } = child
  return `<${typeof type === 'string' ? type : ((type as { name?: string }).name ?? 'component')}>`
}

/** The tabs, checked. Those that components render are known by `values` only. */
function completed({ values, ...props }: TabsProps, panels: readonly Panel[]): TabsData<ReactNode> {
  const items = panels.filter(isItem).map(({ props: { value, ...others } }) => ({
    ...others,
    value: typeof value === 'string' ? value : undefined,
  }))
  const areKnown = items.length > 0 || panels.length === 0
  const tabs = completeTabs<ReactNode>({ ...props, values, items: areKnown ? items : (values ?? []) })
  if ('message' in tabs) throw problemError(tabs)
  return tabs
}

function problemError({ message, hint }: TabsProblem): Error {
  return new Error(`${message} ${hint}`)
}
