// The English labels of the shell, which every page loads in the browser. The ids of all tables
// in this folder are those of Docusaurus, so a site's translation files work unchanged.

/** The labels of the shell in English, by their id in translation files. */
export const SHELL_LABELS = {
  'theme.common.skipToMainContent': 'Skip to main content',
  'theme.AnnouncementBar.closeButtonAriaLabel': 'Close',
  'theme.NavBar.navAriaLabel': 'Main',
  'theme.docs.sidebar.toggleSidebarButtonAriaLabel': 'Toggle navigation bar',
  'theme.docs.sidebar.closeSidebarButtonAriaLabel': 'Close navigation bar',
  'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel': '← Back to main menu',
  'theme.navbar.mobileDropdown.collapseButton.expandAriaLabel': 'Expand the dropdown',
  'theme.navbar.mobileDropdown.collapseButton.collapseAriaLabel': 'Collapse the dropdown',
  'theme.navbar.mobileLanguageDropdown.label': 'Languages',
  'theme.navbar.mobileVersionsDropdown.label': 'Versions',
  'theme.SearchBar.label': 'Search',
  'theme.BackToTopButton.buttonAriaLabel': 'Scroll back to top',
  'theme.colorToggle.ariaLabel': 'Switch between dark and light mode (currently {mode})',
  'theme.colorToggle.ariaLabel.mode.light': 'light mode',
  'theme.colorToggle.ariaLabel.mode.dark': 'dark mode',
  'theme.colorToggle.ariaLabel.mode.system': 'system mode',
  'theme.IconExternalLink.ariaLabel': '(opens in new tab)',
  'theme.docs.sidebar.navAriaLabel': 'Docs sidebar',
  'theme.docs.sidebar.collapseButtonAriaLabel': 'Collapse sidebar',
  'theme.docs.sidebar.expandButtonAriaLabel': 'Expand sidebar',
  'theme.DocSidebarItem.expandCategoryAriaLabel': "Expand sidebar category '{label}'",
  'theme.DocSidebarItem.collapseCategoryAriaLabel': "Collapse sidebar category '{label}'",
  'theme.ErrorPageContent.title': 'This page crashed',
  'theme.ErrorPageContent.tryAgain': 'Try again',
  'theme.CodeBlock.copy': 'Copy',
  'theme.CodeBlock.copied': 'Copied',
  'theme.CodeBlock.copyButtonAriaLabel': 'Copy code to clipboard',
  'theme.CodeBlock.wordWrapToggle': 'Toggle word wrap',
} as const

/** The id of a label of the shell. */
export type LabelId = keyof typeof SHELL_LABELS
