// The theme's components for content: pages use them without an import, and import them as
// `@theme/<name>` where they were written for Docusaurus.

export const CONTENT_COMPONENTS = [
  'Admonition',
  'CodeBlock',
  'Details',
  'DocCard',
  'DocCardList',
  'Heading',
  'Mermaid',
  'TabItem',
  'Tabs',
  'ThemedImage',
  'TOCInline',
] as const
