import { VERSION_ATTRIBUTE } from '../../client/compat/preferredVersion.js'
import { usePage } from '../../client/context/pageContext.js'
import { useSite } from '../../client/context/siteContext.js'
import type { VersionBanner as VersionBannerData } from '../../shared/page.js'
import { contentLabel, contentLabelNodes } from '../labels/contentLabel.js'

export interface VersionBannerProps {
  readonly banner: VersionBannerData | undefined
}

/** The banner of a version that is unreleased or no longer maintained, with a link to the latest one. */
export function VersionBanner({ banner }: VersionBannerProps) {
  const { title } = useSite()
  const page = usePage()
  if (!banner) return null
  const { type, label, latest } = banner
  const docsId = page.version?.docsId
  const choice = docsId === undefined ? {} : { [VERSION_ATTRIBUTE]: `${docsId}/${latest.version}` }
  return (
    <div className="theme-doc-version-banner alert alert--warning margin-bottom--md" role="alert">
      <div>
        {contentLabelNodes(`theme.docs.versions.${type}VersionLabel`, {
          siteTitle: title,
          versionLabel: <b key="version">{label}</b>,
        })}
      </div>
      <div className="margin-top--md">
        {contentLabelNodes('theme.docs.versions.latestVersionSuggestionLabel', {
          latestVersionLink: (
            <b key="latest">
              <a href={latest.href} {...choice}>
                {contentLabel('theme.docs.versions.latestVersionLinkLabel')}
              </a>
            </b>
          ),
          versionLabel: latest.label,
        })}
      </div>
    </div>
  )
}

export interface VersionBadgeProps {
  readonly label: string | undefined
}

/** The label of the version. */
export function VersionBadge({ label }: VersionBadgeProps) {
  if (label === undefined) return null
  return (
    <span className="theme-doc-version-badge badge badge--secondary">
      {contentLabel('theme.docs.versionBadge.label', { versionLabel: label })}
    </span>
  )
}
