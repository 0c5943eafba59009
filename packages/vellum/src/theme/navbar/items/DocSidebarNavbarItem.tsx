import { useLayoutDocsSidebar } from '../../../client/compat/docsVersion.js'
import { AnyNavbarItem, type AnyNavbarItemProps } from '../AnyNavbarItem.js'

export interface DocSidebarNavbarItemProps extends AnyNavbarItemProps {
  readonly sidebarId: string
  /** The docs set. @default 'default' */
  readonly docsPluginId?: string
}

/** A link to the first page of a sidebar. */
export function DocSidebarNavbarItem({
  sidebarId,
  docsPluginId,
  label,
  type: _,
  ...rest
}: DocSidebarNavbarItemProps) {
  const { link } = useLayoutDocsSidebar(sidebarId, docsPluginId)
  return (
    link && (
      <AnyNavbarItem {...rest} label={label ?? link.label} href={link.path} activeBasePath={link.path} />
    )
  )
}
