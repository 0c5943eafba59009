// The English labels of the version banner and the version badge.

/** English labels by their id in translation files. */
export const VERSION_LABELS = {
  /** Banner of a version that is not released. */
  'theme.docs.versions.unreleasedVersionLabel':
    'This is unreleased documentation for {siteTitle} {versionLabel} version.',
  /** Banner of an old version. */
  'theme.docs.versions.unmaintainedVersionLabel':
    'This is documentation for {siteTitle} {versionLabel}, which is no longer actively maintained.',
  /** End of both banners; `{latestVersionLink}` is the label below as a link. */
  'theme.docs.versions.latestVersionSuggestionLabel':
    'For up-to-date documentation, see the {latestVersionLink} ({versionLabel}).',
  /** Text of the link to the latest version. */
  'theme.docs.versions.latestVersionLinkLabel': 'latest version',
  /** Badge above a document that shows its version. */
  'theme.docs.versionBadge.label': 'Version: {versionLabel}',
} as const
