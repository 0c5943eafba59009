// Every word that the interface shows, by its id in translation files (TR-6). The ids
// are those of the conventional theme, so a site's translations work here. There are
// two lists, because browsers need the words of the shell only; those of the blog are in blog/labels.ts.

import { type InterpolateValues, translate, translateNodes } from '../../client/index.js'

/** The words of the shell in English. */
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

/** The words of content in English; forms of a plural are separated by `|`. */
export const CONTENT_LABELS = {
  'theme.docs.versions.unreleasedVersionLabel':
    'This is unreleased documentation for {siteTitle} {versionLabel} version.',
  'theme.docs.versions.unmaintainedVersionLabel':
    'This is documentation for {siteTitle} {versionLabel}, which is no longer actively maintained.',
  'theme.docs.versions.latestVersionSuggestionLabel':
    'For up-to-date documentation, see the {latestVersionLink} ({versionLabel}).',
  'theme.docs.versions.latestVersionLinkLabel': 'latest version',
  'theme.docs.versionBadge.label': 'Version: {versionLabel}',
  'theme.docs.breadcrumbs.navAriaLabel': 'Breadcrumbs',
  'theme.docs.breadcrumbs.home': 'Home page',
  'theme.TOCCollapsible.toggleButtonLabel': 'On this page',
  'theme.docs.paginator.navAriaLabel': 'Docs pages',
  'theme.docs.paginator.previous': 'Previous',
  'theme.docs.paginator.next': 'Next',
  'theme.common.editThisPage': 'Edit this page',
  'theme.lastUpdated.lastUpdatedAtBy': 'Last updated{atDate}{byUser}',
  'theme.lastUpdated.atDate': ' on {date}',
  'theme.lastUpdated.byUser': ' by {user}',
  'theme.tags.tagsListLabel': 'Tags:',
  'theme.tags.tagsPageTitle': 'Tags',
  'theme.tags.tagsPageLink': 'View all tags',
  'theme.docs.DocCard.categoryDescription.plurals': '1 item|{count} items',
  'theme.unlistedContent.title': 'Unlisted page',
  'theme.unlistedContent.message':
    'Search engines do not list this page; only readers who have its address find it.',
  'theme.draftContent.title': 'Draft page',
  'theme.draftContent.message': 'This page is a draft. It is shown here and left out of the published site.',
  'theme.NotFound.title': 'Page Not Found',
  'theme.NotFound.p1': 'We could not find the page that you asked for.',
  'theme.NotFound.p2':
    'Please tell the owner of the site that linked here, so that the broken link can be mended.',
  'theme.common.headingLinkTitle': 'Direct link to {heading}',
  'theme.details.summary': 'Details',
  'theme.admonition.note': 'note',
  'theme.admonition.tip': 'tip',
  'theme.admonition.info': 'info',
  'theme.admonition.warning': 'warning',
  'theme.admonition.danger': 'danger',
} as const

/** The id of a word of the shell, and of content. */
export type LabelId = keyof typeof SHELL_LABELS
export type ContentLabelId = keyof typeof CONTENT_LABELS

type Values = Readonly<Record<string, string | number>>

/** A word of the shell in the site's language. */
export function label(id: LabelId, values?: Values): string {
  return translate({ id, message: SHELL_LABELS[id] }, values)
}

/** A word of content in the site's language. */
export function contentLabel(id: ContentLabelId, values?: Values): string {
  return translate({ id, message: CONTENT_LABELS[id] }, values)
}

/** Whether there is a word of content with that id. */
export function isContentLabelId(id: string): id is ContentLabelId {
  return Object.hasOwn(CONTENT_LABELS, id)
}

/** Words of content with elements in them. */
export function contentLabelNodes(id: ContentLabelId, values: InterpolateValues) {
  return translateNodes({ id, message: CONTENT_LABELS[id] }, values)
}
