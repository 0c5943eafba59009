// @ts-check
import { describe, expect, it } from 'vitest'
import { starlightPage } from './starlightPage.mjs'

describe('starlightPage', () => {
  it('leaves out ids of headings, which would be an expression in MDX and text in Markdown', () => {
    const page = starlightPage('a.mdx', '# A\n\n## Retry and back off {#retry}\n\n```md\n## B {#b}\n```\n')
    expect(page).toBe('---\ntitle: "A"\n---\n\n## Retry and back off\n\n```md\n## B {#b}\n```\n')
  })
})
