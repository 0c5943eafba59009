import { useBaseUrlUtils } from '../../client/api/baseUrl.js'
import type { FooterLinkView } from '../../client/compat/footerView.js'
import { Anchor } from '../../client/runtime/Anchor.js'
import { isExternalUrl } from '../../shared/url.js'
import { classNames } from '../parts/classNames.js'
import { ExternalLinkIcon } from '../parts/icons.js'

export interface FooterLinkProps {
  /** `to` is a path without the base URL, `href` a final URL. */
  readonly item: FooterLinkView
}

/** A link of the footer. */
export function FooterLink({
  item: { href, to, label, html: _, className, attributes, ...rest },
}: FooterLinkProps) {
  const { withBaseUrl } = useBaseUrlUtils()
  const target = href ?? (to === undefined ? '#' : withBaseUrl(to))
  return (
    <Anchor href={target} className={classNames('footer__link-item', className)} {...attributes} {...rest}>
      {label}
      {isExternalUrl(target) && <ExternalLinkIcon />}
    </Anchor>
  )
}
