import { useDocsVersionCandidates } from '../../../client/compat/docsVersion.js'
import { AnyNavbarItem, type AnyNavbarItemProps } from '../AnyNavbarItem.js'

export interface DocsVersionNavbarItemProps extends AnyNavbarItemProps {
  /** The docs set. @default 'default' */
  readonly docsPluginId?: string
}

/** A link to the main document of the version on screen. */
export function DocsVersionNavbarItem({
  docsPluginId,
  label,
  to,
  type: _,
  ...rest
}: DocsVersionNavbarItemProps) {
  const [version] = useDocsVersionCandidates(docsPluginId)
  if (!version) return null
  const target = to === undefined ? { href: version.path } : { to }
  return <AnyNavbarItem {...rest} label={label ?? version.label} {...target} />
}
