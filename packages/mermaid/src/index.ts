// The plugin: `mermaid` code blocks become diagrams.

import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vellum'

const ours = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Diagrams: code blocks with the language `mermaid`. */
export function mermaid(): Plugin {
  return {
    name: 'vellum-mermaid',
    config: {
      // The engine writes the source into the page, where it is shown until the diagram is drawn.
      markdown: { mermaid: true },
      clientModules: [ours('./client/start.js')],
      theme: { pageCss: { 'docusaurus-mermaid-container': ours('./mermaid.css') } },
    },
  }
}
