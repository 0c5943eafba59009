// The pieces of navbar items that copies of Docusaurus' components import.

import type { ComponentProps } from 'react'
import { useBaseUrlUtils } from '../../client/api/baseUrl.js'
import { Link } from '../../client/api/Link.js'
import { useLocation } from '../../client/api/location.js'
import { isRegexpStringMatch } from '../../client/compat/themeHelpers.js'
import { isExternalUrl } from '../../shared/url.js'
import { AnyNavbarItem, type AnyNavbarItemProps } from '../navbar/AnyNavbarItem.js'
import { classNames } from '../parts/classNames.js'
import { ExternalLinkIcon } from './icons.js'

export interface NavbarNavLinkProps extends Omit<ComponentProps<typeof Link>, 'label'> {
  readonly label?: React.ReactNode
  /** Raw HTML in place of the label. */
  readonly html?: string
  readonly activeBasePath?: string
  readonly activeBaseRegex?: string
  readonly isDropdownLink?: boolean
  readonly prependBaseUrlToHref?: boolean
}

/** A link of the navbar: what it shows, and whether it is the current one. */
export function NavbarNavLink({
  label,
  html,
  to,
  href,
  activeBasePath,
  activeBaseRegex,
  activeClassName,
  isDropdownLink,
  prependBaseUrlToHref = false,
  className,
  ...props
}: NavbarNavLinkProps) {
  const { pathname } = useLocation()
  const { withBaseUrl } = useBaseUrlUtils()
  const isInSection =
    activeBaseRegex !== undefined
      ? isRegexpStringMatch(activeBaseRegex, pathname)
      : activeBasePath !== undefined && pathname.startsWith(withBaseUrl(activeBasePath))
  const content =
    html === undefined
      ? {
          children: (
            <>
              {label}
              {label && href && isExternalUrl(href) && (
                <ExternalLinkIcon {...(isDropdownLink && { width: 12, height: 12 })} />
              )}
            </>
          ),
        }
      : { dangerouslySetInnerHTML: { __html: html } }
  const target = href === undefined ? { to, isNavLink: true } : { href, autoAddBaseUrl: prependBaseUrlToHref }
  return (
    <Link
      {...target}
      {...props}
      {...(activeClassName !== undefined && { activeClassName })}
      className={classNames(className, isInSection && activeClassName)}
      {...content}
    />
  )
}

interface ItemProps extends AnyNavbarItemProps {
  readonly isDropdownItem?: boolean
}

/** A link in the bar, or in a dropdown of it. */
export function DesktopLink({ isDropdownItem = false, mobile: _, className, ...props }: ItemProps) {
  const names = isDropdownItem ? 'dropdown__link' : 'navbar__item navbar__link'
  const active = isDropdownItem ? 'dropdown__link--active' : 'navbar__link--active'
  const link = (
    <NavbarNavLink
      activeClassName={active}
      {...(props as NavbarNavLinkProps)}
      className={classNames(names, className)}
      isDropdownLink={isDropdownItem}
    />
  )
  return isDropdownItem ? <li>{link}</li> : link
}

/** A link in the drawer. */
export function MobileLink({ isDropdownItem: _, mobile: __, className, ...props }: ItemProps) {
  return (
    <li className="menu__list-item">
      <NavbarNavLink
        activeClassName="menu__link--active"
        {...(props as NavbarNavLinkProps)}
        className={classNames('menu__link', className)}
      />
    </li>
  )
}

export const DesktopDropdown = (props: AnyNavbarItemProps) => (
  <AnyNavbarItem type="dropdown" {...props} mobile={false} />
)
export const MobileDropdown = (props: AnyNavbarItemProps) => (
  <AnyNavbarItem type="dropdown" {...props} mobile />
)
