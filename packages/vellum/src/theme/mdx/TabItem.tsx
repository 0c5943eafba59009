import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../parts/classNames.js'

export interface TabItemProps {
  readonly value: string
  /** @default the value */
  readonly label?: string
  /** Whether the tab is selected at first. */
  readonly default?: boolean
  /** Attributes of the tab; the class is added to the tab's own. */
  readonly attributes?: ComponentProps<'li'>
  /** Class of the panel. */
  readonly className?: string
  /** Set by `Tabs`. */
  readonly hidden?: boolean
  readonly children?: ReactNode
}

/** The panel of one tab. */
export function TabItem({ value, className, hidden = false, children }: TabItemProps) {
  return (
    <div role="tabpanel" className={classNames('vl-tab-panel', className)} data-value={value} hidden={hidden}>
      {children}
    </div>
  )
}
