// The plugin for the translator from axios to Troth in the introduction.

import type { Plugin } from 'vellum'
import { remarkTranslator } from './remarkTranslator'

export function translator(): Plugin {
  return {
    name: 'translator',
    config: {
      markdown: { beforeDefaultRemarkPlugins: [remarkTranslator] },
      theme: { customCss: [new URL('page/translator.css', import.meta.url).href] },
      clientModules: [new URL('page/start.ts', import.meta.url).href],
    },
  }
}
