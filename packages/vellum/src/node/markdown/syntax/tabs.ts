// The elements of tabs, for the component and for fences that become tabs.

import type { Element } from 'hast'
import { type TabsInput, tabPanelMarkup, tabsMarkup } from '../../../shared/contentMarkup/tabs.js'
import { type Content, markupElement } from '../compile/markupElement.js'

/** The panel of one tab. */
export interface Panel {
  readonly value: string | undefined
  readonly className?: string | null | undefined
  readonly children: Content
}

/** Tabs with their panels. */
export interface TabsWithPanels extends Omit<TabsInput<Content>, 'panels'> {
  readonly panels: readonly Panel[]
}

/** The element of tabs; `undefined` if React must render an attribute of one of them. */
export function tabsElement({ panels, ...tabs }: TabsWithPanels): Element | undefined {
  const elements = panels.map(({ value, className, children }) =>
    tabPanelMarkup({
      value,
      label: tabs.tabs.find((tab) => tab.value === value)?.label,
      className,
      isHidden: value !== tabs.selected,
      content: children,
    }),
  )
  return markupElement(tabsMarkup({ ...tabs, panels: elements }))
}
