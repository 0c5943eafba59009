import { label } from '../labels/label.js'

export interface SidebarHideButtonProps {
  /** Whether the sidebar is hidden now. */
  readonly hidden: boolean
  readonly onClick: () => void
}

/** Hides the sidebar and shows it again: one button for both, so that the focus stays. */
export function SidebarHideButton({ hidden, onClick }: SidebarHideButtonProps) {
  const name = label(
    hidden ? 'theme.docs.sidebar.expandButtonAriaLabel' : 'theme.docs.sidebar.collapseButtonAriaLabel',
  )
  return <button type="button" className="vl-sidebar-hide" title={name} aria-label={name} onClick={onClick} />
}
