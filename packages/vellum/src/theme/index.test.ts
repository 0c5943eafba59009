import { describe, expect, it } from 'vitest'
import * as theme from './index.js'

describe('vellum/theme', () => {
  it('exports the documented names and no others', () => {
    expect(Object.keys(theme).sort()).toMatchInlineSnapshot(`
      [
        "Admonition",
        "BLOG_LABELS",
        "Breadcrumbs",
        "CONTENT_LABELS",
        "Card",
        "Cards",
        "CodeBlock",
        "Details",
        "DocCard",
        "DocCardList",
        "EditLink",
        "Footer",
        "Heading",
        "IdealImage",
        "Layout",
        "LiveContent",
        "LivePostContent",
        "MDXComponents",
        "Mermaid",
        "Navbar",
        "NotFound",
        "Pagination",
        "SHELL_LABELS",
        "Sidebar",
        "TOCInline",
        "TabItem",
        "Tabs",
        "ThemedImage",
        "theme",
      ]
    `)
  })
})
