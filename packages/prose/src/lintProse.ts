// One file: finds its prose, runs the rules, and leaves out what comments ignore. Code, URLs and HTML are no prose.

import { toNlcst } from 'mdast-util-to-nlcst'
import type { Root } from 'nlcst'
import { ParseEnglish } from 'parse-english'
import retextPassive from 'retext-passive'
import retextRepeatedWords from 'retext-repeated-words'
import { type MarkdownNode, parseMarkdown } from 'vellum/markdown'
import { VFile } from 'vfile'
import { frontMatterProse } from './frontMatterProse.js'
import { ignoredRanges } from './ignoreComments.js'
import type { ProseOptions, ProsePlugin } from './options.js'
import { checkSentences } from './sentenceLength.js'
import { checkTerms } from './terms.js'

/** A Markdown file. */
export interface ProseFile {
  /** Its name decides the format: `.mdx`, else Markdown. */
  readonly path: string
  readonly text: string
}

/** Something that a rule has found. */
export interface ProseProblem {
  readonly line: number
  readonly column: number
  readonly message: string
  /** `terms`, `sentence-length`, `passive`, `repeated-words`, or the name of a plugin's rule. */
  readonly rule: string
}

/** What is no prose: code, HTML, and what components compute. */
const IGNORED = ['code', 'html', 'mdxjsEsm', 'mdxFlowExpression', 'leafDirective', 'definition', 'math']
/** Part of a sentence, but no words of it. */
const SOURCE = ['inlineCode', 'textDirective', 'mdxTextExpression', 'inlineMath']

/** Checks a file; the problems are in the order of the text. Broken MDX has none: the build reports it. */
export function lintProse({ path, text }: ProseFile, options: ProseOptions = {}): ProseProblem[] {
  const format = path.endsWith('.mdx') ? 'mdx' : 'md'
  // Ids of headings are no words; positions stay.
  const written = text.replace(/\{#[^{}\n]*\}(?=[ \t]*\r?$)/gm, (id) => ' '.repeat(id.length))
  const file = new VFile({ path, value: written })
  const tree = parsed(written, format)
  if (!tree) return []
  const blocks = [...frontMatterProse(written), ...blocksIn(tree)]
  if (blocks.length === 0) return []
  const body = {
    type: 'root',
    position: tree.position,
    children: blocks.flatMap((block) => [block, BLANK_LINE]),
  }
  const prose = toNlcst(body as Parameters<typeof toNlcst>[0], file, ParseEnglish, {
    ignore: IGNORED,
    source: SOURCE,
  }) as Root
  checkTerms(prose, file, options.terms ?? {})
  if (options.sentenceLength !== false) checkSentences(prose, file, options.sentenceLength ?? 40)
  const plugins: ProsePlugin[] = [
    ...(options.repeatedWords === false ? [] : [retextRepeatedWords as ProsePlugin]),
    ...(options.passive ? [retextPassive as ProsePlugin] : []),
    ...(options.plugins ?? []),
  ]
  for (const plugin of plugins) {
    const [make, ...pluginOptions] = Array.isArray(plugin) ? plugin : [plugin]
    make(...pluginOptions)?.(prose, file)
  }
  const isIgnored = ignoredRanges(text, tree)
  const isUrl = urlRanges(text)
  return file.messages
    .map(({ line = 1, column = 1, message, source, ruleId }) => ({
      line,
      column,
      message: message.replace(/^Unexpected /, ''),
      rule: RULES[source ?? ''] ?? ruleId ?? source ?? 'prose',
    }))
    .filter(({ line, column, rule }) => !isIgnored(line, rule) && !isUrl(line, column))
    .sort((one, other) => one.line - other.line || one.column - other.column)
}

/** Names of rules whose messages have names of their own. */
const RULES: Readonly<Record<string, string>> = {
  'retext-passive': 'passive',
  'retext-repeated-words': 'repeated-words',
}

/** The blocks with words of a tree: sentences never go from one to the next, such as from cell to cell. */
function blocksIn(node: MarkdownNode): MarkdownNode[] {
  if (IGNORED.includes(node.type)) return []
  if (!BLOCKS.has(node.type)) return (node.children ?? []).flatMap(blocksIn)
  const images: MarkdownNode[] = []
  const text = withoutImages({ ...node, type: 'paragraph' }, images)
  return [
    text,
    ...images.map((image) => ({ type: 'paragraph', position: image.position, children: [image] })),
  ]
}

/** The text of an image is a sentence of its own: images in a row are not one. */
function withoutImages(node: MarkdownNode, images: MarkdownNode[]): MarkdownNode {
  if (node.type === 'image' || node.type === 'imageReference') {
    images.push(node)
    return { ...node, type: 'inlineCode' }
  }
  if (!node.children) return node
  return { ...node, children: node.children.map((child) => withoutImages(child, images)) }
}

const BLOCKS: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell'])

/** Ends a paragraph: the tree of a file is joined otherwise. */
const BLANK_LINE = { type: 'text', value: '\n\n' }

/** URLs that are written as text. */
function urlRanges(text: string): (line: number, column: number) => boolean {
  const columns = text
    .split('\n')
    .map((line) =>
      [...line.matchAll(/\bhttps?:\/\/\S+/g)].map(({ index, 0: url }) => [index + 1, index + url.length]),
    )
  return (line, column) =>
    (columns[line - 1] ?? []).some(([first = 0, last = 0]) => column >= first && column <= last)
}

function parsed(text: string, format: 'md' | 'mdx'): MarkdownNode | undefined {
  try {
    return parseMarkdown(text, { format })
  } catch {
    return undefined
  }
}
