// The plugin for reference pages: directives that are replaced by what Troth's sources say, and links in declarations.

import type { Plugin } from 'vellum'
import { readBehaviour } from './behaviour'
import { readReference } from './readReference'
import { rehypeDeclarations } from './rehypeDeclarations'
import { remarkReference } from './remarkReference'
import { readRecord, trothSources } from './trothFiles'

export function reference(): Plugin {
  return {
    name: 'reference',
    async config({ once, config: { baseUrl } }) {
      const reference = await once('reference', () => readReference(trothSources()))
      const tables = { behaviour: readBehaviour(), platforms: readRecord().platforms }
      return {
        markdown: {
          beforeDefaultRemarkPlugins: [[remarkReference, { reference, ...tables }]],
          rehypePlugins: [[rehypeDeclarations, { reference, baseUrl }]],
        },
        theme: { customCss: [new URL('reference.css', import.meta.url).href] },
      }
    },
  }
}
