// The parts of the theme that Markdown becomes when a site replaces them, and the names that the compiler has for them:
// `h2` for headings of Markdown, `CodeBlock` for fences and the component.

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

/** The names of content that a part shows. */
const SHOWN_NAMES: Readonly<Record<string, readonly string[]>> = {
  Admonition: ['Admonition'],
  'Admonition/Types': ['Admonition'],
  CodeBlock: ['CodeBlock'],
  Details: ['Details', 'details'],
  DocCard: ['DocCard', 'DocCardList'],
  DocCardList: ['DocCardList'],
  Heading: ['Heading', ...HEADINGS],
  TabItem: ['TabItem', 'Tabs'],
  Tabs: ['Tabs'],
  'MDXComponents/A': ['a'],
  'MDXComponents/Code': ['code'],
  'MDXComponents/Details': ['details'],
  'MDXComponents/Heading': HEADINGS,
  'MDXComponents/Img': ['img'],
  'MDXComponents/Li': ['li'],
  'MDXComponents/Pre': ['pre'],
  'MDXComponents/Ul': ['ul'],
}

/** The part that registers components for all pages. */
export const COMPONENTS_PART = 'MDXComponents'

/** What the module of a component starts with: `virtual:vellum/component/Highlight`. */
export const COMPONENT_MODULE = 'virtual:vellum/component/'

/** The names of content that the parts of a site show, with the files of these parts. */
export function shownNames(parts: Readonly<Record<string, string>>): Map<string, string[]> {
  const names = new Map<string, string[]>()
  for (const [part, file] of Object.entries(parts)) {
    for (const name of SHOWN_NAMES[part] ?? []) names.set(name, [...(names.get(name) ?? []), file])
  }
  return names
}

/** Whether a part is one that Markdown becomes: it is rendered with the pages that show it. */
export function isContentPart(part: string): boolean {
  return part === COMPONENTS_PART || (part in SHOWN_NAMES && !ALSO_AROUND.has(part))
}

/** Parts that pages of categories show without Markdown, too. */
const ALSO_AROUND = new Set(['DocCard', 'DocCardList'])

/** The module of a name: `@theme/CodeBlock`, `@theme/MDXComponents/A`; headings share one. */
export function partOfName(name: string): string {
  if (/^[A-Z]/.test(name)) return `@theme/${name}`
  if (/^h[1-6]$/.test(name)) return '@theme/MDXComponents/Heading'
  return `@theme/MDXComponents/${name[0]!.toUpperCase()}${name.slice(1)}`
}
