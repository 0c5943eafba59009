import { useBaseUrlUtils } from '../../../client/api/baseUrl.js'
import { AnyNavbarItem, type AnyNavbarItemProps } from '../AnyNavbarItem.js'
import { entryData, type NavbarItemInput } from './itemData.js'

export interface LocaleDropdownNavbarItemProps extends AnyNavbarItemProps {
  readonly dropdownItemsBefore?: readonly NavbarItemInput[]
  readonly dropdownItemsAfter?: readonly NavbarItemInput[]
  /** Added to the links. */
  readonly queryString?: string
}

/** The dropdown of the site's locales. */
export function LocaleDropdownNavbarItem({
  dropdownItemsBefore = [],
  dropdownItemsAfter = [],
  queryString = '',
  ...rest
}: LocaleDropdownNavbarItemProps) {
  const { withBaseUrl } = useBaseUrlUtils()
  const entries = (items: readonly NavbarItemInput[]) => items.map((item) => entryData(item, withBaseUrl))
  return (
    <AnyNavbarItem
      before={entries(dropdownItemsBefore)}
      after={entries(dropdownItemsAfter)}
      queryString={queryString}
      {...rest}
      type="localeDropdown"
    />
  )
}
