// Every word that the interface shows, by its id in translation files (TR-6). The ids
// are those of the conventional theme, so a site's translations work here.

import { type InterpolateValues, translate, translateNodes } from '../client/index.js'

/** The words in English; forms of a plural are separated by `|`. */
export const LABELS = {
  'theme.common.skipToMainContent': 'Skip to main content',
  'theme.AnnouncementBar.closeButtonAriaLabel': 'Close',
  'theme.NavBar.navAriaLabel': 'Main',
  'theme.docs.sidebar.toggleSidebarButtonAriaLabel': 'Toggle navigation bar',
  'theme.colorToggle.ariaLabel': 'Switch between dark and light mode (currently {mode})',
  'theme.colorToggle.ariaLabel.mode.light': 'light mode',
  'theme.colorToggle.ariaLabel.mode.dark': 'dark mode',
  'theme.colorToggle.ariaLabel.mode.system': 'system mode',
  'theme.IconExternalLink.ariaLabel': '(opens in new tab)',
  'theme.docs.sidebar.navAriaLabel': 'Docs sidebar',
  'theme.DocSidebarItem.expandCategoryAriaLabel': "Expand sidebar category '{label}'",
  'theme.DocSidebarItem.collapseCategoryAriaLabel': "Collapse sidebar category '{label}'",
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

/** The id of a label. */
export type LabelId = keyof typeof LABELS

/** Whether there is a label with that id. */
export function isLabelId(id: string): id is LabelId {
  return Object.hasOwn(LABELS, id)
}

/** A label in the site's language. */
export function label(id: LabelId, values?: Readonly<Record<string, string | number>>): string {
  return translate({ id, message: LABELS[id] }, values)
}

/** A label with elements in it. */
export function labelNodes(id: LabelId, values: InterpolateValues) {
  return translateNodes({ id, message: LABELS[id] }, values)
}
