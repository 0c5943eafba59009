import type { FooterColumnView, FooterLinkView } from '../../client/compat/footerView.js'
import type { FooterData } from '../../shared/site.js'
import { FooterColumns } from './FooterColumns.js'
import { FooterRow } from './FooterRow.js'

export interface FooterLinksProps {
  /** The links of the site's footer, or an array of columns or links. */
  readonly links: FooterData['links'] | readonly FooterColumnView[] | readonly FooterLinkView[]
}

/** The links of the footer: in columns, or in a row. Nothing without links. */
export function FooterLinks({ links }: FooterLinksProps) {
  if ('type' in links) {
    return links.type === 'columns' ? (
      <FooterColumns columns={links.columns} />
    ) : (
      <FooterRow links={links.links} />
    )
  }
  return hasColumns(links) ? <FooterColumns columns={links} /> : <FooterRow links={links} />
}

function hasColumns(
  links: readonly FooterColumnView[] | readonly FooterLinkView[],
): links is readonly FooterColumnView[] {
  return links.some((link) => 'items' in link)
}
