// The English labels of the navbar and of the drawer that replaces it on phones.

/** English labels by their id in translation files. */
export const NAVBAR_LABELS = {
  /** Name of the navbar for screen readers. */
  'theme.NavBar.navAriaLabel': 'Main',
  /** Button that opens the menu on small screens. */
  'theme.docs.sidebar.toggleSidebarButtonAriaLabel': 'Toggle navigation bar',
  /** Button that closes the menu on small screens. */
  'theme.docs.sidebar.closeSidebarButtonAriaLabel': 'Close navigation bar',
  /** Button in the menu on small screens that leads from the sidebar to the items of the navbar. */
  'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel': '← Back to main menu',
  /** Button that opens a dropdown of the navbar on small screens. */
  'theme.navbar.mobileDropdown.collapseButton.expandAriaLabel': 'Expand the dropdown',
  /** Button that closes a dropdown of the navbar on small screens. */
  'theme.navbar.mobileDropdown.collapseButton.collapseAriaLabel': 'Collapse the dropdown',
  /** The list of locales on small screens. */
  'theme.navbar.mobileLanguageDropdown.label': 'Languages',
  /** The list of versions on small screens. */
  'theme.navbar.mobileVersionsDropdown.label': 'Versions',
} as const
