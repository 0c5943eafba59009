// A part of documents: posts, Markdown pages and generated indexes have the theme's own, as in Docusaurus, because such
// a part may call `useDoc`.

import type { ComponentType } from 'react'
import { usePage } from '../../client/context/pageContext.js'

/** The site's part on documents, the theme's elsewhere. */
export function onDocs<Props extends object>(
  Own: ComponentType<Props>,
  Original: ComponentType<Props>,
): ComponentType<Props> {
  return function DocPart(props: Props) {
    return usePage().type === 'doc' ? <Own {...props} /> : <Original {...props} />
  }
}
