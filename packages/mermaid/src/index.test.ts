import { expect, it } from 'vitest'
import { mermaid } from './index.js'

it('marks diagrams, and adds a client module and styles for pages that have one', () => {
  expect(mermaid()).toEqual({
    name: 'vellum-mermaid',
    config: {
      markdown: { mermaid: true },
      clientModules: [expect.stringMatching(/client\/start\.js$/)],
      theme: { pageCss: { 'docusaurus-mermaid-container': expect.stringMatching(/mermaid\.css$/) } },
    },
  })
})
