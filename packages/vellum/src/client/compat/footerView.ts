// The footer in the form of Docusaurus' configuration, which footers written for Docusaurus read.

import type { FooterData, LogoData } from '../../shared/site.js'

/** A link of the footer, or raw HTML in its place. */
export interface FooterLinkView {
  readonly label?: string
  /** A final URL. */
  readonly href?: string
  /** A path without the base URL. */
  readonly to?: string
  readonly html?: string
  readonly className?: string
  readonly attributes?: Readonly<Record<string, unknown>>
}

/** A column of the footer. */
export interface FooterColumnView {
  readonly title?: string | null
  readonly className?: string
  readonly items: readonly FooterLinkView[]
}

/** `themeConfig.footer` as components see it. */
export interface FooterView {
  readonly style: 'light' | 'dark'
  readonly links: readonly FooterColumnView[] | readonly FooterLinkView[]
  readonly logo: LogoData | undefined
  /** HTML. */
  readonly copyright: string | undefined
}

/** The footer with its links as an array. */
export function footerView({ links, ...rest }: FooterData): FooterView {
  return { ...rest, links: links.type === 'columns' ? links.columns : links.links }
}
