// How comments begin and end, in the languages that people document: where code notation and the markers of regions are.
// Knows nothing of what a comment says.

/** Patterns of the begin and the end, with a language of each. A comment that ends with its line has no end. */
const COMMENTS: readonly (readonly [start: string, end: string, language: string])[] = [
  [String.raw`\{\s*/\*+`, String.raw`\*+/\s*\}`, 'JSX'],
  [String.raw`/\*+`, String.raw`\*+/`, 'CSS'],
  ['//+-?', '', 'TypeScript, Pug'],
  ['<!--', '-->', 'HTML'],
  ['<%(?:--|#)', '(?:--)?%>', 'ERB'],
  [String.raw`\{\{!(?:--)?`, String.raw`(?:--)?\}\}`, 'Handlebars'],
  [String.raw`\{#`, String.raw`#\}`, 'Jinja'],
  [String.raw`@\*`, String.raw`\*@`, 'Razor'],
  ['<#', '#>', 'PowerShell'],
  [String.raw`--\[\[`, String.raw`\]\]`, 'Lua'],
  ['--+', '', 'SQL'],
  [String.raw`\(\*`, String.raw`\*\)`, 'OCaml'],
  [String.raw`\{-`, String.raw`-\}`, 'Haskell'],
  ['#+', '', 'Python'],
  ['%+', '', 'LaTeX'],
  [';+', '', 'Clojure'],
  ['::', '', 'Batch'],
  [String.raw`\*>`, '', 'COBOL'],
  [String.raw`\b[Rr][Ee][Mm]\b`, '', 'BASIC'],
  [`['"‘’!]`, '', 'Visual Basic, Vim, Fortran'],
]

/** The source of a pattern for the begin of a comment in any language. */
export const COMMENT_START = `(?:${COMMENTS.map(([start]) => start).join('|')})`

/** The source of a pattern for the end of a comment that has one. */
export const COMMENT_END = `(?:${COMMENTS.flatMap(([, end]) => end || []).join('|')})`
