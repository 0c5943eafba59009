// The plugin for reference pages: directives that are replaced by what Troth's sources say, and links in declarations.

import { basename } from 'node:path'
import type { Plugin } from 'vellum'
import { readBehaviour } from './behaviour'
import { readReference } from './readReference'
import { readReleases } from './readReleases'
import { rehypeDeclarations } from './rehypeDeclarations'
import { remarkReference } from './remarkReference'
import { entrySources, readChangelog, readRecord, trothSources } from './trothFiles'

export function reference(): Plugin {
  return {
    name: 'reference',
    async config({ once, config: { baseUrl } }) {
      const reference = await once('reference', () => readReference(trothSources()))
      const entries = await once('entries', () =>
        Object.fromEntries(entrySources().map((folder) => [basename(folder), readReference(folder)])),
      )
      const releases = readReleases(readChangelog())
      const tables = { entries, releases, behaviour: readBehaviour(), platforms: readRecord().platforms }
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
