// `Collapsible` of `@docusaurus/theme-common`: content that opens and closes, without an animation.

import {
  type ComponentType,
  createContext,
  createElement,
  type Dispatch,
  type ElementType,
  type ReactNode,
  type SetStateAction,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'

/**
 * What `useCollapsible` returns.
 * @since 0.2.0
 */
export interface CollapsibleState {
  /** Whether the content is hidden. */
  readonly collapsed: boolean
  /** Hides or shows it. */
  readonly setCollapsed: Dispatch<SetStateAction<boolean>>
  /** Shows what is hidden, and hides what is shown. */
  readonly toggleCollapsed: () => void
}

/**
 * The state of a `Collapsible`.
 * @example
 * const { collapsed, toggleCollapsed } = useCollapsible({ initialState: true })
 * @since 0.2.0
 */
export function useCollapsible({
  initialState = false,
}: {
  initialState?: boolean | (() => boolean)
} = {}): CollapsibleState {
  const [collapsed, setCollapsed] = useState(initialState)
  const toggleCollapsed = useCallback(() => setCollapsed((isCollapsed) => !isCollapsed), [])
  return { collapsed, setCollapsed, toggleCollapsed }
}

/**
 * Props of `Collapsible`.
 * @since 0.2.0
 */
export interface CollapsibleProps {
  /** The element. @default 'div' */
  readonly as?: ElementType
  /** Whether the content is hidden. */
  readonly collapsed: boolean
  /** Whether the content is rendered only once it has been shown. @default false */
  readonly lazy?: boolean
  /** Class of the element. */
  readonly className?: string
  /** Called after the content was hidden or shown. */
  readonly onCollapseTransitionEnd?: (collapsed: boolean) => void
  /** The content. */
  readonly children?: ReactNode
}

/** Whether what is hidden is put into a `<template>`: in the list of the sidebar, which browsers keep as HTML. */
export const TemplateContext = createContext(false)

/**
 * Content that is hidden while it is `collapsed`.
 * @example
 * <Collapsible collapsed={collapsed}>The details.</Collapsible>
 * @since 0.2.0
 */
export function Collapsible({
  as = 'div',
  collapsed,
  lazy = false,
  className,
  onCollapseTransitionEnd,
  children,
}: CollapsibleProps): ReactNode {
  const [wasShown, setWasShown] = useState(!collapsed)
  if (!collapsed && !wasShown) setWasShown(true)
  const last = useRef(collapsed)
  useEffect(() => {
    if (last.current === collapsed) return
    last.current = collapsed
    onCollapseTransitionEnd?.(collapsed)
  }, [collapsed, onCollapseTransitionEnd])
  const Element = as as ComponentType<object>
  if (useContext(TemplateContext) && collapsed) {
    return createElement('template', null, createElement(Element, { className } as object, children))
  }
  if (lazy && !wasShown) return null
  return createElement(Element, { className, hidden: collapsed } as object, children)
}
