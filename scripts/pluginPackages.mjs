// The packages that sites add to Vellum, in `plugins`. None of them needs another one to be built.

/** The packages that sites add to Vellum. */
export const PLUGINS = [
  'vellum-twoslash',
  'vellum-docusaurus',
  'vellum-social-cards',
  'vellum-markdown-pages',
  'vellum-external-links',
  'vellum-prose',
  'vellum-math',
  'vellum-mermaid',
  'vellum-zoom',
  'vellum-images',
  'vellum-elements',
  'vellum-feedback',
]
