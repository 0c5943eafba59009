// Syntax of VitePress and Starlight in content: what can be rewritten line by line, and what has no equivalent.

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
}

const ADMONITIONS = new Set(['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important'])

/** What no rule rewrites, by pattern. */
const UNSUPPORTED: readonly (readonly [RegExp, string, string])[] = [
  [/^<script\b[^>]*\bsetup\b/, '`<script setup>`', 'Import React components instead.'],
  [
    /^<<<\s/,
    '`<<<` snippets',
    'Write `import code from \'./file?raw\'` and `<CodeBlock language="ts">{code}</CodeBlock>`.',
  ],
  [/<!--\s*@include:/, '`@include` comments', "Write `import Part from './_part.mdx'` and `<Part />`."],
  [
    /\/\/ \[!code (?:\+\+|--|focus|error|warning)/,
    '`[!code …]` comments',
    'Use the language `diff`, or `highlight-next-line`.',
  ],
  [
    /from ['"]@astrojs\/starlight\/components['"]/,
    'components of Starlight',
    'Use `@theme/Tabs`, `@theme/Admonition` and React components.',
  ],
  [
    /<(?:Aside|LinkCard|CardGrid|FileTree|Steps|LinkButton|Badge)\b/,
    'components of the old theme',
    'See the page on moving from your engine in the manual.',
  ],
  [/\.(?:astro|vue)['"]/, 'imports of `.astro` or `.vue` files', 'Write them as React components.'],
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
  [/^banner:/, '`banner`', 'Set `themeConfig.announcementBar`, for all pages.'],
  [
    /^(?:prev|next):\s*$/,
    '`prev` and `next` with a text',
    'Write `pagination_prev: id` and `pagination_label`.',
  ],
]

/** Rewrites a file of content. */
export function editContent(text: string): EditedContent {
  const lines = text.split('\n')
  const output: string[] = []
  const changes: { line: number; before: string; after: string[] }[] = []
  const unsupported: { line: number; what: string; fix: string }[] = []
  const imports = new Set<string>()
  const end = frontMatterEnd(lines)
  const blocks: string[] = []
  let fence: string | undefined
  let alert = false
  for (const [i, line] of lines.entries()) {
    const isFrontMatter = i <= end
    const rewritten = isFrontMatter ? frontMatterLines(lines, i) : bodyLines(line, i)
    if (rewritten) changes.push({ line: i + 1, before: line, after: [...rewritten] })
    output.push(...(rewritten ?? [line]))
    if (i === end || (end === -1 && i === 0)) continue
  }
  return {
    text: withImports(output, { imports, end: frontMatterEnd(output) }).join('\n'),
    changes,
    unsupported,
  }

  function report(rules: readonly (readonly [RegExp, string, string])[], line: string, i: number): void {
    for (const [pattern, what, fix] of rules)
      if (pattern.test(line)) unsupported.push({ line: i + 1, what, fix })
  }

  function frontMatterLines(all: readonly string[], i: number): readonly string[] | undefined {
    const line = all[i]!
    report(UNSUPPORTED_KEYS, line, i)
    for (const [pattern, replace] of FRONT_MATTER) {
      const match = pattern.exec(line)
      if (match) return replace(match)
    }
    return sidebarKeys(all, i)
  }

  function bodyLines(line: string, i: number): readonly string[] | undefined {
    const mark = /^\s*(`{3,}|~{3,})(.*)$/.exec(line)
    if (fence !== undefined) {
      if (mark?.[1]?.startsWith(fence) && mark[2]!.trim() === '') {
        fence = undefined
        return blocks.at(-1) === 'code-group' ? [line, '', '</TabItem>'] : undefined
      }
      report(UNSUPPORTED.slice(3, 4), line, i)
      return undefined
    }
    if (mark) {
      fence = mark[1]!
      return fenceLines(line, mark[2]!)
    }
    report(UNSUPPORTED, line, i)
    if (/^\s*\[\[toc\]\]\s*$/i.test(line)) {
      imports.add("import TOCInline from '@theme/TOCInline'")
      return ['<TOCInline toc={toc} />']
    }
    return alertLines(line) ?? containerLines(line)
  }

  /** ` ```ts{2}:line-numbers [a.ts] ` → ` ```ts {2} showLineNumbers title="a.ts" ` */
  function fenceLines(line: string, info: string): readonly string[] | undefined {
    const label = /\[([^\]]+)\]\s*$/.exec(info)?.[1]
    const isInGroup = blocks.at(-1) === 'code-group'
    const replaced = line
      .replace(/\s*\[[^\]]+\]\s*$/, label !== undefined && !isInGroup ? ` title="${label}"` : '')
      .replace(
        /^(\s*[`~]{3,}\w+)(\{[\d,\s-]+\})?(?::line-numbers(?:=\d+)?)(\{[\d,\s-]+\})?/,
        '$1 $2$3 showLineNumbers',
      )
      .replace(/^(\s*[`~]{3,}[\w+-]+)(\{[\d,\s-]+\})/, '$1 $2')
      .replaceAll(/(?<=\S) {2,}/g, ' ')
    if (isInGroup) {
      const name = label ?? (info.trim().split(/[\s{:]/)[0] || 'code')
      return [
        `<TabItem value="${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}" label="${name}">`,
        '',
        replaced,
      ]
    }
    return replaced === line ? undefined : [replaced]
  }

  function containerLines(line: string): readonly string[] | undefined {
    const open = /^(\s*)(:{3,})\s+([\w-]+)(?:\s+(.*?))?\s*$/.exec(line)
    if (open) {
      const [, indent = '', colons = ':::', kind = '', title = ''] = open
      blocks.push(kind)
      if (kind === 'code-group') {
        imports.add("import Tabs from '@theme/Tabs'").add("import TabItem from '@theme/TabItem'")
        return ['<Tabs>']
      }
      if (kind === 'details') return ['<details>', `<summary>${title || 'Details'}</summary>`, '']
      if (!ADMONITIONS.has(kind)) return undefined
      return [`${indent}${colons}${kind}${title === '' ? '' : `[${title}]`}`]
    }
    if (/^\s*:{3,}\w/.test(line)) blocks.push('admonition')
    if (!/^\s*:{3,}\s*$/.test(line)) return undefined
    const kind = blocks.pop()
    if (kind === 'code-group') return ['</Tabs>']
    return kind === 'details' ? ['', '</details>'] : undefined
  }

  /** `> [!NOTE]` and the lines of its quote */
  function alertLines(line: string): readonly string[] | undefined {
    const kind = /^>\s*\[!(\w+)\]\s*$/.exec(line)?.[1]?.toLowerCase()
    if (kind !== undefined && ADMONITIONS.has(kind)) {
      alert = true
      return [`:::${kind === 'important' ? 'info' : kind}`, '']
    }
    if (!alert) return undefined
    if (line.startsWith('>')) return [line.replace(/^>\s?/, '')]
    alert = false
    return ['', ':::', line]
  }
}

/** Keys below `sidebar:` of Starlight: `label` and `order` */
function sidebarKeys(lines: readonly string[], i: number): readonly string[] | undefined {
  if (/^sidebar:\s*$/.test(lines[i]!)) {
    const below = belowOf(lines, i)
    return below.length > 0 && below.every((line) => /^\s+(?:label|order|hidden):/.test(line))
      ? []
      : undefined
  }
  const parent = lines.slice(0, i).findLastIndex((line) => /^\S/.test(line))
  const isBelow = parent !== -1 && /^sidebar:\s*$/.test(lines[parent]!) && /^\s/.test(lines[i]!)
  if (!isBelow || !belowOf(lines, parent).every((line) => /^\s+(?:label|order|hidden):/.test(line)))
    return undefined
  const [, key, value = ''] = /^\s+(label|order|hidden):\s*(.*)$/.exec(lines[i]!) ?? []
  if (key === 'label') return [`sidebar_label: ${value}`]
  if (key === 'order') return [`sidebar_position: ${value}`]
  return value === 'true' ? ['unlisted: true'] : []
}

function belowOf(lines: readonly string[], i: number): string[] {
  const rest = lines.slice(i + 1)
  const end = rest.findIndex((line) => !/^\s+\S/.test(line))
  return rest.slice(0, end === -1 ? rest.length : end)
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
