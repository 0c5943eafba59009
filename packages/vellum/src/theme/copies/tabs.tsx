// The state of tabs, for copies of Docusaurus' `Tabs` and `TabItem`.

import {
  Children,
  createContext,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useState,
} from 'react'
import { useQueryString } from '../../client/compat/smallHooks.js'
import { useSite } from '../../client/context/siteContext.js'
import { createStorageSlot } from '../../client/runtime/storage.js'
import type { TabItemProps } from '../mdx/TabItem.js'
import type { TabsProps, TabValue } from '../mdx/Tabs.js'

/** What tabs share. */
export interface TabsState {
  readonly selectedValue: string
  readonly selectValue: (value: string) => void
  readonly tabValues: readonly TabValue[]
  readonly lazy: boolean
  readonly block: boolean
}

const TabsContext = createContext<TabsState | undefined>(undefined)

/** The tabs around a component. */
export function useTabs(): TabsState {
  const state = useContext(TabsContext)
  if (!state) throw new Error('useTabs() is only for what is in a <TabsProvider>.')
  return state
}

export interface TabsProviderProps {
  readonly value: TabsState
  readonly children?: ReactNode
}

/** Provides the state of tabs to what is in them. */
export function TabsProvider({ value, children }: TabsProviderProps) {
  return <TabsContext value={value}>{children}</TabsContext>
}

/** The children without white space. */
export function sanitizeTabsChildren(children: ReactNode): ReactNode[] {
  return Children.toArray(children).filter((child) => typeof child !== 'string' || child.trim() !== '')
}

/** The state of tabs by the props of `Tabs`. What was selected before, on any page, is selected again. */
export function useTabsContextValue(props: TabsProps): TabsState {
  const { groupId, queryString = false, lazy = false, block = false } = props
  const tabValues = valuesOf(props)
  const [chosen, choose] = useState<string>()
  const { storage } = useSite()
  const query = queryString === true ? groupId : queryString || undefined
  const [asked, ask] = useQueryString(query ?? '')
  const isKnown = (value: string | null | undefined) => tabValues.some((tab) => tab.value === value)

  useEffect(() => {
    const slot = groupId === undefined ? undefined : createStorageSlot(`docusaurus.tab.${groupId}`, storage)
    const wanted = asked ?? slot?.get()
    if (wanted) choose(wanted)
    return slot?.listen((value) => value !== null && choose(value))
  }, [groupId, asked, storage])

  const selectedValue = isKnown(chosen) ? chosen! : firstValue(props, tabValues)
  return {
    selectedValue,
    tabValues,
    lazy,
    block,
    selectValue: (value) => {
      if (!isKnown(value)) return
      choose(value)
      if (groupId !== undefined) createStorageSlot(`docusaurus.tab.${groupId}`, storage).set(value)
      if (query !== undefined) ask(value)
    },
  }
}

function valuesOf({ values, children }: TabsProps): readonly TabValue[] {
  if (values) return values
  return sanitizeTabsChildren(children).flatMap((child) => {
    if (!isValidElement(child)) return []
    const { value, label, attributes, default: isDefault } = (child as ReactElement<TabItemProps>).props
    return [
      {
        value,
        ...(label !== undefined && { label }),
        ...(attributes && { attributes }),
        ...(isDefault !== undefined && { default: isDefault }),
      },
    ]
  })
}

function firstValue({ defaultValue }: TabsProps, tabValues: readonly TabValue[]): string {
  const shown = tabValues.find(({ default: isDefault }) => isDefault) ?? tabValues[0]
  return defaultValue ?? shown?.value ?? ''
}
