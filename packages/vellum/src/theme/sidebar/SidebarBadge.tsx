import type { SidebarBadge as Badge } from '../../shared/sidebarBadge.js'

export interface SidebarBadgeProps {
  /** None is shown when there is none. */
  readonly badge: Badge | undefined
}

/** The badge after the label of an item; a space separates both for those who hear them. */
export function SidebarBadge({ badge }: SidebarBadgeProps) {
  return (
    badge && (
      <>
        {' '}
        <span className={`vl-badge vl-badge--${badge.color}`}>{badge.text}</span>
      </>
    )
  )
}
