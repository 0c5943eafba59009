import type { FooterColumnView, FooterLinkView } from '../../client/compat/footerView.js'
import { FooterColumns } from './FooterColumns.js'
import { FooterRow } from './FooterRow.js'

export interface FooterLinksProps {
  /** Columns, or links. */
  readonly links: readonly FooterColumnView[] | readonly FooterLinkView[]
}

/** The links of the footer: in columns, or in a row. Nothing without links. */
export function FooterLinks({ links }: FooterLinksProps) {
  return hasColumns(links) ? <FooterColumns columns={links} /> : <FooterRow links={links} />
}

function hasColumns(
  links: readonly FooterColumnView[] | readonly FooterLinkView[],
): links is readonly FooterColumnView[] {
  return links.some((link) => 'items' in link)
}
