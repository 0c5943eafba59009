import type { ComponentProps } from 'react'
import { Anchor } from '../../client/runtime/Anchor.js'

export interface NavbarAnchorProps extends ComponentProps<typeof Anchor> {
  /** Raw HTML from the configuration, in place of the children. */
  readonly html?: string | undefined
}

/** A link of the navbar whose label is text, elements or raw HTML. */
export function NavbarAnchor({ html, children, ...rest }: NavbarAnchorProps) {
  if (html === undefined) return <Anchor {...rest}>{children}</Anchor>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the configuration has HTML
  return <Anchor {...rest} dangerouslySetInnerHTML={{ __html: html }} />
}
