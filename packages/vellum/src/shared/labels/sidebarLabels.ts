// The English labels of the docs sidebar.

/** English labels by their id in translation files. */
export const SIDEBAR_LABELS = {
  /** Name of the sidebar for screen readers. */
  'theme.docs.sidebar.navAriaLabel': 'Docs sidebar',
  /** Button that hides the sidebar, with `themeConfig.docs.sidebar.hideable`. */
  'theme.docs.sidebar.collapseButtonAriaLabel': 'Collapse sidebar',
  /** Button that shows the hidden sidebar. */
  'theme.docs.sidebar.expandButtonAriaLabel': 'Expand sidebar',
  /** Button that opens the category `{label}` of the sidebar. */
  'theme.DocSidebarItem.expandCategoryAriaLabel': "Expand sidebar category '{label}'",
  /** Button that closes the category `{label}` of the sidebar. */
  'theme.DocSidebarItem.collapseCategoryAriaLabel': "Collapse sidebar category '{label}'",
} as const
