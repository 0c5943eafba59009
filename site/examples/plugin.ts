// The plugin that shows the apps of `/examples` in pages.

import type { Plugin } from 'vellum'
import { readExamples } from './readExamples'
import { remarkExample } from './remarkExample'

export function examples(): Plugin {
  return {
    name: 'examples',
    config: ({ config: { baseUrl } }) => ({
      markdown: { beforeDefaultRemarkPlugins: [[remarkExample, { examples: readExamples(), baseUrl }]] },
      theme: { customCss: [new URL('example.css', import.meta.url).href] },
    }),
  }
}
