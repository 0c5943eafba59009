import { useBaseUrlUtils } from '../../../client/api/baseUrl.js'
import { useSite } from '../../../client/context/siteContext.js'
import { AnyNavbarItem, type AnyNavbarItemProps } from '../AnyNavbarItem.js'
import { entryData, type NavbarItemInput } from './itemData.js'

export interface DocsVersionDropdownNavbarItemProps extends AnyNavbarItemProps {
  /** The docs set. @default 'default' */
  readonly docsPluginId?: string
  readonly dropdownItemsBefore?: readonly NavbarItemInput[]
  readonly dropdownItemsAfter?: readonly NavbarItemInput[]
}

/** The dropdown of the versions of a docs set; nothing when the set has one version. */
export function DocsVersionDropdownNavbarItem({
  docsPluginId = 'default',
  dropdownItemsBefore = [],
  dropdownItemsAfter = [],
  ...rest
}: DocsVersionDropdownNavbarItemProps) {
  const { withBaseUrl } = useBaseUrlUtils()
  const set = useSite().docsVersions?.find(({ id }) => id === docsPluginId)
  if (rest.versionsOf !== undefined) return <AnyNavbarItem {...rest} />
  if (!set) return null
  const entries = (items: readonly NavbarItemInput[]) => items.map((item) => entryData(item, withBaseUrl))
  const links = set.versions.map(({ name, label, href }) => ({
    type: 'link' as const,
    label,
    href,
    active: undefined,
    version: { docsId: docsPluginId, name },
    attributes: {},
  }))
  return (
    <AnyNavbarItem
      attributes={{}}
      {...rest}
      type="dropdown"
      versionsOf={docsPluginId}
      items={[...entries(dropdownItemsBefore), ...links, ...entries(dropdownItemsAfter)]}
    />
  )
}
