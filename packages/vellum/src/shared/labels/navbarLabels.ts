// The English labels of the navbar and of the drawer that replaces it on phones.

/** English labels by their id in translation files. */
export const NAVBAR_LABELS = {
  'theme.NavBar.navAriaLabel': 'Main',
  'theme.docs.sidebar.toggleSidebarButtonAriaLabel': 'Toggle navigation bar',
  'theme.docs.sidebar.closeSidebarButtonAriaLabel': 'Close navigation bar',
  'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel': '← Back to main menu',
  'theme.navbar.mobileDropdown.collapseButton.expandAriaLabel': 'Expand the dropdown',
  'theme.navbar.mobileDropdown.collapseButton.collapseAriaLabel': 'Collapse the dropdown',
  'theme.navbar.mobileLanguageDropdown.label': 'Languages',
  'theme.navbar.mobileVersionsDropdown.label': 'Versions',
} as const
