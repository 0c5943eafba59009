// The message of an error with the URLs in it as links: for the page and the overlay of the development server.

/** A part of a message; with `href` it is a link. */
export interface MessagePart {
  readonly text: string
  readonly href?: string
}

/** Splits a message at the URLs that are alone at the end of a line, such as those of the manual. */
export function linkedParts(message: string): MessagePart[] {
  return message
    .split(/(?<= )(https?:\/\/[^\s"<>]+)$/m)
    .filter((text) => text !== '')
    .map((text) => (/^https?:\/\/\S+$/.test(text) ? { text, href: text } : { text }))
}
