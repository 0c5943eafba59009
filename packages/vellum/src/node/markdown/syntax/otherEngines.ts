// Reports syntax of other engines, which is text here: `!!! note`, `<<< @/a.ts`, `[[toc]]`, components in CommonMark. An author
// who has moved a page sees the text only in the page; nothing fails. Knows nothing of what it would be there.

import type { Nodes, Root } from 'mdast'
import type { CompileContext } from '../compile/compileContext.js'
import { positionInFile } from '../compile/compileContext.js'

/** Where the syntax is looked for: in text, in headings alone, in raw HTML, in code blocks. */
type Kind = 'text' | 'heading' | 'html' | 'code'

interface OtherSyntax {
  readonly kind: Kind
  readonly pattern: RegExp
  /** The subject of the message. */
  readonly what: string
  readonly fix: string
}

const MKDOCS = 'of Material for MkDocs'
const FILE_FIX =
  'Write an empty code block with `file=./a.ts` after the language, or import the file into an `.mdx` page.'

const SYNTAX: readonly OtherSyntax[] = [
  {
    kind: 'text',
    pattern: /^[ \t>]*!!!\+?[ \t]+[a-z]/gim,
    what: `An admonition with "!!!" ${MKDOCS}`,
    fix: 'Write ":::note[Title]", and ":::" below its text, which is not indented.',
  },
  {
    kind: 'text',
    pattern: /^[ \t>]*\?\?\?\+?[ \t]+[a-z]/gim,
    what: `An admonition with "???" ${MKDOCS}`,
    fix: 'Write `<details>` with a `<summary>`, and blank lines around the text in it.',
  },
  {
    kind: 'text',
    pattern: /^[ \t>]*===[+!]?[ \t]+"[^"\n]+"[ \t]*$/gm,
    what: `A tab with "===" ${MKDOCS}`,
    fix: 'Write ":::code-group" around code blocks with `[name]` after their languages, or `<Tabs>` in an `.mdx` file.',
  },
  {
    kind: 'text',
    pattern: /^[ \t>]*-{1,}8<-{1,}/gm,
    what: `A snippet with "--8<--" ${MKDOCS}`,
    fix: FILE_FIX,
  },
  {
    kind: 'code',
    pattern: /^[ \t]*-{1,}8<-{1,}[ \t]+["'\w]/gm,
    what: `A snippet with "--8<--" ${MKDOCS}`,
    fix: FILE_FIX,
  },
  {
    kind: 'text',
    pattern: /(?<![+\w])\+\+[a-z0-9]+(?:[+-][a-z0-9]+)*\+\+(?![+\w])/gi,
    what: `A key with "++" ${MKDOCS}`,
    fix: 'Write `<kbd>Ctrl</kbd>`, or `:kbd[Ctrl+K]` of the plugin "vellum-elements".',
  },
  {
    kind: 'text',
    pattern: /(?<![=\w])==(?=[^\s=])[^=\n]*(?<=[^\s=])==(?![=\w])/g,
    what: 'A marked text with "=="',
    fix: 'Write `<mark>text</mark>`.',
  },
  {
    kind: 'text',
    pattern: /(?<![:\w]):(?:material|fontawesome|octicons|simple)-[\w-]+:/g,
    what: `An icon ${MKDOCS}`,
    fix: 'Write `:icon[rocket]` of the plugin "vellum-elements".',
  },
  {
    kind: 'text',
    pattern:
      /^[ \t>]*\{:?[ \t]*(?:[.#][\w-]+|[\w-]+="[^"\n]*")(?:[ \t]+(?:[.#][\w-]+|[\w-]+="[^"\n]*"))*[ \t]*\}/gm,
    what: 'A list of attributes in braces',
    fix: 'Remove it, or write the element in HTML with its attributes.',
  },
  {
    kind: 'html',
    pattern: /<[a-z][^>]*\smarkdown(?:="\w*")?[\s>]/g,
    what: `The attribute \`markdown\` ${MKDOCS}`,
    fix: 'Remove it, and leave a blank line above and below the Markdown in the element.',
  },
  {
    kind: 'text',
    pattern: /^[ \t>]*<<<[ \t]+[@./\w]/gm,
    what: 'A snippet with "<<<" of VitePress',
    fix: FILE_FIX,
  },
  {
    kind: 'text',
    pattern: /^[ \t>]*\[(?:\[_?toc_?\]|toc)\][ \t]*$/gim,
    what: 'A table of contents such as "[[toc]]"',
    fix: 'Remove it: the contents are beside the page. In an `.mdx` file, `<TOCInline toc={toc} />` of `@theme/TOCInline` shows them in it.',
  },
  {
    kind: 'heading',
    pattern: /\[(?:#[\w-]+|!?toc|step)\][ \t]*$/g,
    what: 'A mark in brackets at the end of a heading, of Fumadocs,',
    fix: 'Write an id as `{#my-id}`; put `:::steps` of the plugin "vellum-elements" around headings that are steps.',
  },
]

/** An include of VitePress is a comment, so it is not even shown. */
const INCLUDE = /<!--\s*@include:/i

/**
 * Matches the text of a page that may have some of it: where a text begins is not known before it is parsed. Indentation
 * is left out, which would be looked at once from each of its spaces.
 */
const QUICK = new RegExp(
  [...SYNTAX.map(({ pattern }) => pattern.source.replace(/^\^(\[ \\t>?\]\*)?/, '')), INCLUDE.source].join(
    '|',
  ),
  'im',
)

/** Matches the text of a page in CommonMark that may have a component. */
const QUICK_COMPONENT = /<[A-Z]/

/** Reports what a page has of other engines. */
export function reportOtherEngines(tree: Root, context: CompileContext): void {
  const mayHaveComponent = context.input.format === 'md' && QUICK_COMPONENT.test(context.text)
  if (!mayHaveComponent && !QUICK.test(context.text)) return
  visit(tree, { context, isHeading: false })
}

function visit(node: Nodes, { context, isHeading }: { context: CompileContext; isHeading: boolean }): void {
  if (node.type === 'text') {
    report(node, isHeading ? ['text', 'heading'] : ['text'], context)
  } else if (node.type === 'html') {
    report(node, ['html'], context)
    reportInclude(node, context)
    if (context.input.format === 'md') reportComponents(node, context)
  } else if (node.type === 'code' && !context.includedFences.has(node)) {
    // A page that shows the syntax has more than it in the block.
    if (!node.value.trim().includes('\n')) report(node, ['code'], context)
  } else if ('children' in node) {
    for (const child of node.children) visit(child, { context, isHeading: node.type === 'heading' })
  }
}

type Leaf = Extract<Nodes, { value: string }>

function report(node: Leaf, kinds: readonly Kind[], context: CompileContext): void {
  if (!node.position) return
  const text =
    node.type === 'code'
      ? node.value
      : context.text.slice(node.position.start.offset, node.position.end.offset)
  for (const { kind, pattern, what, fix } of SYNTAX) {
    if (!kinds.includes(kind)) continue
    for (const { index, 0: match } of text.matchAll(pattern)) {
      const start = node.type === 'code' ? 0 : index + (/^[ \t>]*/.exec(match)?.[0].length ?? 0)
      const message = kind === 'html' ? `${what} has no effect.` : `${what} is shown as text.`
      add(node, start, { message, hint: fix }, context)
    }
  }
}

function reportInclude(node: Leaf, context: CompileContext): void {
  if (!INCLUDE.test(node.value)) return
  const problem = {
    message: 'A comment with "@include:" of VitePress includes nothing.',
    hint: 'In an `.mdx` file, import that file as a component, and show it: `<Part />`.',
  }
  add(node, node.value.search(INCLUDE), problem, context)
}

/** Names of components in a page of CommonMark, where `<Tabs>` is an element that no browser knows. */
function reportComponents(node: Leaf, context: CompileContext): void {
  for (const { index, 1: name = '' } of node.value.matchAll(/<([A-Z][A-Za-z0-9.]*)(?=[\s/>])/g)) {
    if (name === name.toUpperCase() || HTML_NAMES.has(name.toLowerCase())) continue
    const problem = {
      code: 'component-in-commonmark' as const,
      message: `The component <${name}> is in a page of CommonMark, where it is an unknown element of HTML.`,
      hint: 'Rename the file to `.mdx`, or write a directive, such as `:::note`.',
    }
    add(node, index, problem, context)
  }
}

/** The elements of HTML, whose names may be written in any case. */
const HTML_NAMES: ReadonlySet<string> = new Set(
  `a abbr address area article aside audio b base bdi bdo blockquote body br button canvas caption center cite code col
  colgroup data datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure font footer form h1 h2 h3
  h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li link main map mark menu meta meter nav
  noscript object ol optgroup option output p picture pre progress q rp rt ruby s samp script search section select slot
  small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr
  track tt u ul var video wbr`.split(/\s+/),
)

function add(
  node: Nodes,
  offset: number,
  problem: { readonly code?: 'component-in-commonmark'; readonly message: string; readonly hint: string },
  context: CompileContext,
): void {
  const { start } = node.position!
  const before = context.text.slice(start.offset, start.offset! + offset).split('\n')
  const column = before.length > 1 ? before.at(-1)!.length + 1 : start.column + offset
  context.problems.push({
    type: 'no-effect',
    code: 'other-engine-syntax',
    ...problem,
    ...positionInFile({ line: start.line + before.length - 1, column }, context.input),
  })
}
