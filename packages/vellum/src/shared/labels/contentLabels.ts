// The English labels that the components of content show. Browsers load them only with a page that
// has live components.

import { COMMON_LABELS } from './commonLabels.js'

/** The labels of content in English, by their id; plural forms are separated by `|`. */
export const CONTENT_LABELS = {
  ...COMMON_LABELS,
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
  'theme.docs.markdown.copy': 'Copy page as Markdown',
  'theme.TOCCollapsible.toggleButtonLabel': 'On this page',
  'theme.docs.paginator.navAriaLabel': 'Docs pages',
  'theme.docs.paginator.previous': 'Previous',
  'theme.docs.paginator.next': 'Next',
  'theme.common.editThisPage': 'Edit this page',
  'theme.lastUpdated.lastUpdatedAtBy': 'Last updated{atDate}{byUser}',
  'theme.lastUpdated.atDate': ' on {date}',
  'theme.lastUpdated.byUser': ' by {user}',
  'theme.tags.tagsListLabel': 'Tags:',
  'theme.tags.tagsPageLink': 'View all tags',
  'theme.unlistedContent.title': 'Unlisted page',
  'theme.unlistedContent.message':
    'This page is unlisted. Search engines do not index it, and only readers with a direct link can find it.',
  'theme.draftContent.title': 'Draft page',
  'theme.draftContent.message':
    'This page is a draft. It is visible in development only, and is not part of the published site.',
  'theme.NotFound.p1': 'We could not find the page you were looking for.',
  'theme.NotFound.p2':
    'If a link brought you here, please let the owner of that site know so they can fix the link.',
  'theme.NotFound.nearestPages': 'These pages have a similar path:',
} as const

/** The id of a label of content. */
export type ContentLabelId = keyof typeof CONTENT_LABELS

/** Whether content has a label with that id. */
export function isContentLabelId(id: string): id is ContentLabelId {
  return Object.hasOwn(CONTENT_LABELS, id)
}
