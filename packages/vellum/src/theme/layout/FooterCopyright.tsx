export interface FooterCopyrightProps {
  /** HTML. */
  readonly copyright: string
}

/** The last line of the footer. */
export function FooterCopyright({ copyright }: FooterCopyrightProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the configuration has HTML
  return <div className="footer__copyright" dangerouslySetInnerHTML={{ __html: copyright }} />
}
