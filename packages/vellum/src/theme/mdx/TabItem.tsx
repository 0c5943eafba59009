import { type ComponentProps, createContext, type ReactNode, use } from 'react'
import { tabPanelMarkup } from '../../shared/contentMarkup/tabs.js'
import { markupElement } from './markupElement.js'

export interface TabItemProps {
  /** Value of the tab. */
  readonly value: string
  /** Text of the tab. @default the value */
  readonly label?: string
  /** Whether the tab is selected at first. */
  readonly default?: boolean
  /** Attributes of the tab; the class is added to the tab's own. */
  readonly attributes?: ComponentProps<'li'>
  /** Class of the panel. */
  readonly className?: string
  /** Whether the panel is hidden. @default whether another tab of the `Tabs` is selected */
  readonly hidden?: boolean
  /** Content of the panel. */
  readonly children?: ReactNode
}

interface TabsState {
  readonly selected: string
  readonly lazy: boolean
  readonly tabs: readonly { readonly value: string; readonly label: ReactNode }[]
}

/** The `Tabs` that a panel is in. */
export const TabsContext = createContext<TabsState | undefined>(undefined)

/** The panel of one tab. */
export function TabItem({ value, className, hidden, children }: TabItemProps) {
  const tabs = use(TabsContext)
  const isHidden = hidden ?? (tabs !== undefined && tabs.selected !== value)
  if (isHidden && tabs?.lazy) return null
  const label = tabs?.tabs.find((tab) => tab.value === value)?.label
  return markupElement(tabPanelMarkup<ReactNode>({ value, label, className, isHidden, content: children }))
}
