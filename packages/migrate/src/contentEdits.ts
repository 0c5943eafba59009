// Syntax of VitePress and Starlight in content: what can be rewritten line by line, and what has no equivalent.

import { COMPONENTS, createComponentEdits } from './componentEdits.js'
import { sidebarKeys } from './sidebarKeys.js'
import { editedFence, snippetFence } from './snippetEdits.js'

/** A rewritten file. */
export interface EditedContent {
  readonly text: string
  /** What was changed, for the diff: lines from 1. */
  readonly changes: readonly {
    readonly line: number
    readonly before: string
    readonly after: readonly string[]
  }[]
  /** What has to be rewritten by hand. */
  readonly unsupported: readonly { readonly line: number; readonly what: string; readonly fix: string }[]
  /** Whether the page has elements of `vellum-elements`, and icons. */
  readonly hasElements: boolean
  readonly hasIcons: boolean
}

const GITHUB_ALERTS = new Set(['note', 'tip', 'important', 'warning', 'caution'])
const ADMONITIONS = new Set(['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important'])

/** What no rule rewrites, by pattern. */
const UNSUPPORTED: readonly (readonly [RegExp, string, string])[] = [
  [/^<script\b[^>]*\bsetup\b/, '`<script setup>`', 'Import React components instead.'],
  [/<!--\s*@include:/, '`@include` comments', "Write `import Part from './_part.mdx'` and `<Part />`."],
  [
    /<(?:Code|LinkButton)\b/,
    'components of Starlight without an equivalent',
    'Write `<Code>` as a code block or as `<CodeBlock>`, and `<LinkButton>` as a link.',
  ],
  [
    /^(?:[^`]|`[^`]*`)*?(?<![=`{])\{\{(?!\s*['"]?[\w-]+['"]?\s*:)/,
    'values of Vue in braces',
    'Write the value, or `{value}` of an import of the page.',
  ],
  [/^<style\b/, '`<style>` blocks', 'Write the rules into a file of `theme.customCss`.'],
  [
    /^\s*:{3,}\s*(?:v-pre|raw)\b/,
    'containers `v-pre` and `raw`',
    'Remove their lines; write braces as code, or `\\{`.',
  ],
  [
    /<[A-Za-z][\w-]*(?:\s[^<>]*)?\s(?:v-[a-z]+|@[a-z.]+|:[a-z-]+)=["']/,
    'attributes of Vue',
    'Write the element as a React component, and import it.',
  ],
  [
    /\sclient:[a-z]+(?=[\s=/>])/,
    '`client:` directives',
    'Remove them: imported components run in the browser.',
  ],
  [
    /<(?:ClientOnly|VP[A-Z]\w*)\b/,
    'components of VitePress without an equivalent',
    'Write `<ClientOnly>` as `<BrowserOnly>` of `@docusaurus/BrowserOnly`, and others as React components.',
  ],
  [/\bfrom\s*['"]astro:/, 'modules of Astro', 'Write `<Image>` as a Markdown image.'],
  [/(?:\]\(|['"])~\//, 'paths that begin with `~/`', 'Write `@site/src/` in place of `~/`.'],
  [/\.(?:astro|vue)['"]/, 'imports of `.astro` or `.vue` files', 'Write them as React components.'],
]

/** Options of code blocks without an equivalent. */
const UNSUPPORTED_FENCES: typeof UNSUPPORTED = [
  [
    /\s(?:ins|del)=/,
    '`ins` and `del` of code blocks',
    'Write `// [!code ++]` or `// [!code --]` at the end of these lines.',
  ],
]

/** Front matter of other engines: a key, and the lines that replace it. */
const FRONT_MATTER: readonly (readonly [RegExp, (match: RegExpExecArray) => readonly string[]])[] = [
  [
    /^outline:\s*\[\s*(\d)\s*,\s*(\d)\s*\]\s*$/,
    ([, min, max]) => [`toc_min_heading_level: ${min}`, `toc_max_heading_level: ${max}`],
  ],
  [/^outline:\s*(?:'deep'|"deep"|deep)\s*$/, () => ['toc_max_heading_level: 6']],
  [/^outline:\s*false\s*$/, () => ['hide_table_of_contents: true']],
  [/^aside:\s*false\s*$/, () => ['hide_table_of_contents: true']],
  [/^tableOfContents:\s*false\s*$/, () => ['hide_table_of_contents: true']],
  [/^sidebar:\s*false\s*$/, () => ['displayed_sidebar: null']],
  [/^prev:\s*false\s*$/, () => ['pagination_prev: null']],
  [/^next:\s*false\s*$/, () => ['pagination_next: null']],
  [/^editLink:\s*false\s*$/, () => ['custom_edit_url: null']],
  [/^editUrl:\s*false\s*$/, () => ['custom_edit_url: null']],
  [/^editUrl:\s*(\S.*)$/, ([, url]) => [`custom_edit_url: ${url}`]],
]
const UNSUPPORTED_KEYS: readonly (readonly [RegExp, string, string])[] = [
  [/^layout:\s*home\b/, '`layout: home`', 'Write the home page as `src/pages/index.tsx` or `index.md`.'],
  [/^template:\s*splash\b/, '`template: splash`', 'Write the page in `src/pages/`.'],
  [/^(?:hero|features):/, '`hero` and `features`', 'Write them in the page itself.'],
  [/^layout:\s*page\b/, '`layout: page`', 'Write the page in `src/pages/`.'],
  [/^layout:\s*(?!home\b|page\b|doc\b)\S/, '`layout`', 'Write the page as a React page in `src/pages/`.'],
  [/^head:/, '`head`', 'Write a `<head>` element in the page.'],
  [/^titleTemplate:/, '`titleTemplate`', 'Set `titleDelimiter`, for all pages.'],
  [/^pageClass:/, '`pageClass`', 'Write the class on an element in the page.'],
  [
    /^pagefind:\s*false\b/,
    '`pagefind: false`',
    'There is no equivalent; `unlisted: true` also removes the page from sidebars.',
  ],
  [
    /^(?:navbar|footer):\s*false\b/,
    '`navbar` and `footer`',
    'Write the page as a React page in `src/pages/`.',
  ],
  [
    /^tableOfContents:\s*(?:\{.*)?$/,
    '`tableOfContents` with levels',
    'Write `toc_min_heading_level` and `toc_max_heading_level`.',
  ],
  [/^lastUpdated:/, '`lastUpdated`', 'Write `last_update: { date: … }`.'],
  [/^banner:/, '`banner`', 'Set `themeConfig.announcementBar`, for all pages.'],
  [
    /^(?:prev|next):\s*(?!false\b|true\b)/,
    '`prev` and `next` with a text',
    'Write `pagination_prev: id` and `pagination_label`.',
  ],
]

/** What the edits of a file depend on. */
export interface ContentContext {
  /** The folder of the content. */
  readonly docsPath?: string
  /** An internal link as Vellum writes it: `/guide/start.html` → `/guide/start` */
  readonly linkOf?: (url: string) => string
  /** Whether `slug` is a path from the root of the site. */
  readonly hasRootSlugs?: boolean
}

/** Rewrites a file of content. */
export function editContent(
  text: string,
  { docsPath = 'docs', linkOf = (url) => url, hasRootSlugs = false }: ContentContext = {},
): EditedContent {
  const lines = text.split('\n')
  const output: string[] = []
  const changes: { line: number; before: string; after: string[] }[] = []
  const unsupported: { line: number; what: string; fix: string }[] = []
  const imports = new Set<string>()
  const end = frontMatterEnd(lines)
  const blocks: string[] = []
  let fence: string | undefined
  let alert = false
  let hasElements = false
  let hasIcons = false
  const starlight = starlightImport(text)
  const ownNames = importedNames(text)
  const values = frontMatterValues(lines.slice(1, Math.max(end, 1)))
  const components = createComponentEdits((name) =>
    name === 'Badge' ? !ownNames.has(name) : starlight?.names.has(name) === true,
  )
  for (const [i, line] of lines.entries()) {
    const isFrontMatter = i <= end
    const rewritten = isFrontMatter ? frontMatterLines(lines, i) : bodyLines(line, i)
    if (rewritten) changes.push({ line: i + 1, before: line, after: [...rewritten] })
    output.push(...(rewritten ?? [line]))
  }
  const allImports = new Set([...imports, ...components.imports])
  return {
    text: withImports(output, { imports: allImports, end: frontMatterEnd(output) }).join('\n'),
    changes,
    unsupported,
    hasElements,
    hasIcons,
  }

  function report(rules: readonly (readonly [RegExp, string, string])[], line: string, i: number): void {
    for (const [pattern, what, fix] of rules)
      if (pattern.test(line)) unsupported.push({ line: i + 1, what, fix })
  }

  function frontMatterLines(all: readonly string[], i: number): readonly string[] | undefined {
    const line = all[i]!
    report(UNSUPPORTED_KEYS, line, i)
    const slug = hasRootSlugs ? /^slug:\s*(["']?)([^"'/\s].*)$/.exec(line) : null
    if (slug) return [`slug: ${slug[1]}/${slug[2]}`]
    for (const [pattern, replace] of FRONT_MATTER) {
      const match = pattern.exec(line)
      if (match) return replace(match)
    }
    return sidebarKeys(all, i, (what, fix) => unsupported.push({ line: i + 1, what, fix }))
  }

  function bodyLines(line: string, i: number): readonly string[] | undefined {
    const mark = /^\s*(`{3,}|~{3,})(.*)$/.exec(line)
    if (fence !== undefined) {
      if (mark?.[1]?.startsWith(fence) && mark[2]!.trim() === '') {
        fence = undefined
      }
      return undefined
    }
    if (mark) {
      fence = mark[1]!
      report(UNSUPPORTED_FENCES, line, i)
      const editedLine = editedFence(line, { isInGroup: isInGroup() })
      return editedLine === line ? undefined : [editedLine]
    }
    if (starlight && i >= starlight.first && i <= starlight.last)
      return i === starlight.first && starlight.kept ? [starlight.kept] : []
    const snippet = snippetFence(line, { docsPath, isInGroup: isInGroup() })
    if (snippet) return snippet
    const shown = withLinks(withClosedTags(withFrontMatterValues(line, values)), linkOf)
    report(UNSUPPORTED, withoutCode(shown), i)
    noteElements(shown)
    if (/^\s*\[\[toc\]\]\s*$/i.test(line)) {
      imports.add("import TOCInline from '@theme/TOCInline'")
      return ['<TOCInline toc={toc} />']
    }
    const edited = alertLines(shown) ?? containerLines(shown) ?? componentLines(shown, i)
    return edited ?? (shown === line ? undefined : [shown])
  }

  function componentLines(line: string, i: number): readonly string[] | undefined {
    const edited = components.edit(line, ({ what, fix }) => unsupported.push({ line: i + 1, what, fix }))
    return ownNames.has('Badge') ? edited : (withoutTitleBadges(edited?.[0] ?? line) ?? edited)
  }

  function isInGroup(): boolean {
    return blocks.at(-1) === 'code-group'
  }

  function noteElements(line: string): void {
    for (const [, name = ''] of withoutCode(line).matchAll(ELEMENT)) {
      if (ownNames.has(name)) continue
      hasElements = true
      if (name === 'Icon') hasIcons = true
    }
    if (hasElements && /\sicon=["']/.test(line)) hasIcons = true
  }

  function containerLines(line: string): readonly string[] | undefined {
    const open = /^(\s*)(:{3,})\s+([\w-]+)(?:\s+(.*?))?\s*$/.exec(line)
    if (open) {
      const [, indent = '', colons = ':::', kind = '', heading = ''] = open
      // `{open}` and `{#id}` at the end are attributes.
      const title = heading.replace(/\s*\{[^}]*\}$/, '')
      blocks.push(kind)
      if (kind === 'code-group') return [`${indent}${colons}code-group`]
      if (kind === 'details')
        return [
          /\{open\}$/.test(heading) ? '<details open>' : '<details>',
          `<summary>${title || 'Details'}</summary>`,
          '',
        ]
      if (!ADMONITIONS.has(kind)) return undefined
      return [`${indent}${colons}${kind}${title === '' ? '' : `[${title}]`}`]
    }
    const name = /^\s*:{3,}([\w-]+)/.exec(line)?.[1]
    if (name !== undefined) blocks.push(name)
    if (!/^\s*:{3,}\s*$/.test(line)) return undefined
    return blocks.pop() === 'details' ? ['', '</details>'] : undefined
  }

  /** Alerts that GitHub does not have: `> [!NOTE] With a title`, `> [!INFO]` and `> [!DANGER]` */
  function alertLines(line: string): readonly string[] | undefined {
    const [, name = '', title = ''] = /^>\s*\[!(\w+)\]\s*(.*?)\s*$/.exec(line) ?? []
    const kind = name.toLowerCase()
    const isKept = title === '' && GITHUB_ALERTS.has(kind)
    if (ADMONITIONS.has(kind) && !isKept) {
      alert = true
      const keyword = kind === 'important' ? 'info' : kind === 'caution' ? 'danger' : kind
      return [`:::${keyword}${title && `[${title}]`}`, '']
    }
    if (!alert) return undefined
    if (line.startsWith('>')) return [line.replace(/^>\s?/, '')]
    alert = false
    return ['', ':::', line]
  }
}

/** The texts of the front matter, by key. */
function frontMatterValues(lines: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    lines.flatMap((line): [string, string][] => {
      const [, key, quote, text] = /^([\w-]+):\s+(["']?)([^"'>|&*[{\s#].*?)\2\s*$/.exec(line) ?? []
      return key === undefined || text === undefined || (quote === '' && / #/.test(text)) ? [] : [[key, text]]
    }),
  )
}

/** `# {{ $frontmatter.title }}` → `# Install`; code stays as it is. */
function withFrontMatterValues(line: string, values: ReadonlyMap<string, string>): string {
  return line.replaceAll(
    /(`+)[^`].*?\1|\{\{\s*\$frontmatter\.([\w-]+)\s*\}\}/g,
    (whole, _code, key: string | undefined) => (key !== undefined && values.get(key)) || whole,
  )
}

/** Internal links of Markdown and of tags; those in code stay. */
function withLinks(line: string, linkOf: (url: string) => string): string {
  return line.replaceAll(
    /(`+)[^`].*?\1|(?<=\]\()[^)\s]+|(?<=\bhref=")[^"]+/g,
    (whole, code: string | undefined) =>
      code !== undefined || /^(?:[a-z]+:|#|\/\/)/i.test(whole) ? whole : linkOf(whole),
  )
}

function withoutCode(line: string): string {
  return line.replaceAll(/(`+)[^`].*?\1/g, '')
}

/** `<br>` → `<br />`: tags without content have to end. */
function withClosedTags(line: string): string {
  return line.replaceAll(
    /(`+)[^`].*?\1|<(area|br|col|hr|img|input|source|track|wbr)((?:\s(?:"[^"]*"|'[^']*'|[^<>"'])*)?)>/g,
    (whole, _code, name: string | undefined, attributes: string = '') =>
      name === undefined || attributes.endsWith('/') ? whole : `<${name}${attributes.trimEnd()} />`,
  )
}

const BADGE_TAG = /\s*(<Badge\b[^>]*?(?:\/>|>.*?<\/Badge>))/g

/** Badges of the title, below it: sidebars and browsers show the title as text. */
function withoutTitleBadges(line: string): readonly string[] | undefined {
  const badges = line.startsWith('# ') ? [...line.matchAll(BADGE_TAG)].map(([, tag]) => tag) : []
  return badges.length > 0 ? [line.replace(BADGE_TAG, ''), '', badges.join(' ')] : undefined
}

/** Components of pages that are elements of `vellum-elements`. */
const ELEMENT = /<(Steps|FileTree|Badge|CardGrid|Card|LinkCard|Icon)(?![\w.])/g

/** What a page imports from Starlight: the lines of the statement, and what stays of it. */
function starlightImport(text: string) {
  const statement = /^import\s*\{([^}]*)\}\s*from\s*(['"])@astrojs\/starlight\/components\2;?[ \t]*$/m.exec(
    text,
  )
  if (!statement) return undefined
  const specifiers = statement[1]!
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  const others = specifiers.filter((name) => !COMPONENTS.has(name))
  const first = text.slice(0, statement.index).split('\n').length - 1
  const kept =
    others.length > 0 ? `import { ${others.join(', ')} } from '@astrojs/starlight/components'` : undefined
  if (kept === statement[0]) return undefined
  return {
    names: new Set(specifiers),
    first,
    last: first + statement[0].split('\n').length - 1,
    kept,
  }
}

/** The names that a page imports from elsewhere. */
function importedNames(text: string): ReadonlySet<string> {
  const statements = text.matchAll(/^import\s+([^'"]+?)\s+from\s*['"](?!@astrojs\/starlight\/components)/gm)
  return new Set([...statements].flatMap(([, names = '']) => names.match(/[A-Za-z_$][\w$]*/g) ?? []))
}

/** The line that ends the front matter; -1 if there is none. */
function frontMatterEnd(lines: readonly string[]): number {
  if (lines[0]?.trim() !== '---') return -1
  return lines.findIndex((line, i) => i > 0 && line.trim() === '---')
}

function withImports(
  lines: readonly string[],
  { imports, end }: { imports: ReadonlySet<string>; end: number },
): readonly string[] {
  const missing = [...imports].filter((statement) => !lines.includes(statement))
  return missing.length === 0
    ? lines
    : [...lines.slice(0, end + 1), ...(end === -1 ? [] : ['']), ...missing, '', ...lines.slice(end + 1)]
}
