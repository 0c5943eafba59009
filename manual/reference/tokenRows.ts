// The rows of a table of tokens: name, description, and for each mode its default with a picture.

import type { PhrasingContent } from 'mdast'
import type { Token } from 'vellum/reference'
import { code, inlineMarkdown, text } from './blocks'
import { tokenPicture } from './tokenPicture'

/** A row for each token. A value that is the same in both modes is written once. */
export function tokenRows(tokens: readonly Token[]): PhrasingContent[][][] {
  return tokens.map((token) => {
    const { name, description, light, dark, since } = token
    return [
      [code(name)],
      inlineMarkdown(description),
      [...tokenPicture(token, 'light'), code(light)],
      dark === undefined ? [] : [...tokenPicture(token, 'dark'), code(dark)],
      [text(since)],
    ]
  })
}
