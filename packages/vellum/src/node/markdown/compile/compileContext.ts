// What the steps of compiling one page share: its input, the compiler's options,
// and what they have seen so far.

import type { Code } from 'mdast'
import type { Position as TreePosition } from 'unist'
import { isPageLabelId, PAGE_LABELS, type PageLabelId } from '../../../shared/labels/pageLabels.js'
import { fillIn, type Messages } from '../../../shared/messages.js'
import type { TocHeading } from '../../../shared/toc.js'
import { codeFrame, VellumError } from '../../base/errors.js'
import type { MagicComment } from '../code/codeBlocks.js'
import type { CheckedSample, TypeChecker } from '../samples/typeChecker.js'
import type { Asset, CompileInput, MarkdownProblem, Position, ResolvedImage, ResolvedLink } from './types.js'

/** The options that the steps read, complete. */
export interface PageOptions {
  readonly emoji: boolean
  readonly mermaid: boolean
  readonly maintainCase: boolean
  readonly keywords: ReadonlySet<string>
  readonly defaultLanguage: string | undefined
  readonly magicComments: readonly MagicComment[]
  /** Whether every sample shows its types, or only those that ask for it. */
  readonly twoslash: boolean
  /** Words in the site's language, where they are not English. */
  readonly words: Messages
}

/** An entry of the page's contents: a heading of its own, or all those of a partial (TC-2). */
export type TocEntry =
  | { readonly type: 'heading'; readonly heading: TocHeading }
  | { readonly type: 'partial'; readonly name: string }

/** One page on its way through the compiler. */
export interface CompileContext {
  readonly input: CompileInput
  readonly options: PageOptions
  /** The text that was parsed; offsets of nodes point into it. */
  readonly text: string
  readonly problems: MarkdownProblem[]
  /** `undefined` = samples are code like any other. */
  readonly typeChecker: TypeChecker | undefined
  /** What was found out about samples. */
  readonly samples: Map<Code, CheckedSample>
  readonly declarations: Record<string, string>
  readonly toc: TocEntry[]
  readonly assets: Map<string, Asset>
  /** The fences, in order; an element names its fence by its index. */
  readonly fences: Fence[]
  /** By address, resolved before the tree is turned into HTML. */
  readonly images: Map<string, ResolvedImage>
  /** What a name that the page imports stands for. */
  readonly bindings: Map<string, Binding>
  contentTitle: string | undefined
}

/** A fenced block as it is in the source. */
export interface Fence {
  readonly info: string
  readonly code: string
  readonly place: Position
  readonly sample: CheckedSample | undefined
}

/** A default import that the compiler knows, by its local name. */
export type Binding =
  | { readonly type: 'theme'; readonly component: ThemeComponent }
  | { readonly type: 'partial'; readonly module: string }

/** The components whose markup the compiler writes itself. */
export type ThemeComponent = 'Tabs' | 'TabItem' | 'Admonition' | 'Details'

/** A word in the site's language. */
export function word(
  { options }: Pick<CompileContext, 'options'>,
  id: PageLabelId,
  values?: Readonly<Record<string, string | number>>,
): string {
  return fillIn(options.words[id] ?? PAGE_LABELS[id], values)
}

/** What an admonition is called that has no title: its keyword, in words of the site's language. */
export function admonitionWord(context: Pick<CompileContext, 'options'>, keyword: string): string {
  const id = `theme.admonition.${keyword}`
  return isPageLabelId(id) ? word(context, id) : keyword
}

/** Where a node stands in the file, from 1. */
export function placeOf(node: { position?: TreePosition | undefined }, { input }: CompileContext): Position {
  const { line = 1, column = 1 } = node.position?.start ?? {}
  return { line: line + input.bodyLine - 1, column }
}

/** A place as messages name it: `docs/a.md:5:3` */
export function placeName({ line, column }: Position, { input }: CompileContext): string {
  return `${input.source}:${line}:${column}`
}

/** The answer for a link; its file is copied if it is one. */
export function resolveLink(url: string, context: CompileContext): ResolvedLink {
  const resolved = context.input.resolver.link(url)
  if (resolved.type === 'asset') context.assets.set(resolved.asset.name, resolved.asset)
  return resolved
}

/** A mistake of the author at a node, with the lines around it. */
export function errorAt(
  message: string,
  { place, hint, context }: { place: Position; hint: string; context: CompileContext },
): VellumError {
  return new VellumError(message, {
    files: [placeName(place, context)],
    frame: frameOf(context.input, place),
    hint,
  })
}

/** The lines around a place. Only the body is at hand: lines before it are left out. */
export function frameOf({ body, bodyLine }: CompileInput, place: Position): string {
  const frame = codeFrame('\n'.repeat(bodyLine - 1) + body.replace(/^\uFEFF/, ''), place)
  return frame
    .split('\n')
    .filter((row) => Number(/^[> ] +(\d+) \|/.exec(row)?.[1] ?? bodyLine) >= bodyLine)
    .join('\n')
}
