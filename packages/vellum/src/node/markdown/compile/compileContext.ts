// What the steps of compiling one page share: its input, the compiler's options, and what they have collected
// so far.

import type { Code } from 'mdast'
import type { Position as NodePosition } from 'unist'
import {
  COMPILER_LABELS,
  type CompilerLabelId,
  isCompilerLabelId,
} from '../../../shared/labels/sent/compilerLabels.js'
import { fillIn, type Messages } from '../../../shared/messages.js'
import type { TocHeading } from '../../../shared/toc.js'
import { codeFrame, VellumError, type VellumErrorDetails } from '../../base/errors.js'
import type { MagicComment } from '../code/codeLines.js'
import type { CheckedSample, TypeChecker } from '../samples/types.js'
import type { StaticComponent } from '../syntax/staticComponents.js'
import type {
  Asset,
  CompileInput,
  ContentComponents,
  MarkdownProblem,
  Position,
  ResolvedImage,
  ResolvedLink,
} from './types.js'

/** The options that the steps read, complete. */
export interface PageOptions {
  readonly emoji: boolean
  readonly mermaid: boolean
  readonly maintainCase: boolean
  readonly keywords: ReadonlySet<string>
  readonly defaultLanguage: string | undefined
  readonly magicComments: readonly MagicComment[]
  /** Whether every sample shows its types, or only those that opt in. */
  readonly twoslash: boolean
  /** Components of the site that pages may show, and whether one of them is shown for Markdown. */
  readonly components: ContentComponents
  readonly hasOverrides: boolean
  /** Labels in the site's locale, where they are not English. */
  readonly labels: Messages
}

/** An entry of the table of contents: a heading of the page, or all headings of a partial. */
export type TocEntry =
  | { readonly type: 'heading'; readonly heading: TocHeading }
  | { readonly type: 'partial'; readonly name: string }

/** One page in the compiler. */
export interface CompileContext {
  readonly input: CompileInput
  readonly options: PageOptions
  /** The text that was parsed; offsets of nodes point into it. */
  readonly text: string
  readonly problems: MarkdownProblem[]
  /** `undefined` = a sample that requests its types is a problem. */
  readonly typeChecker: TypeChecker | undefined
  /** The checked samples, by their fence. */
  readonly samples: Map<Code, CheckedSample>
  readonly declarations: Record<string, string>
  /** The fences whose code is taken from a file, with the numbers of its lines there. */
  readonly includedFences: Map<Code, { readonly source: string; readonly lineNumbers: readonly number[] }>
  readonly toc: TocEntry[]
  readonly assets: Map<string, Asset>
  /** The entries of the caches of plugins that were used. */
  readonly pluginKeys: Set<string>
  /** The fences, in order; an element names its fence by its index. */
  readonly fences: Fence[]
  /** Images by URL, resolved before the tree is turned into HTML. */
  readonly images: Map<string, ResolvedImage>
  /** What each imported name refers to. */
  readonly bindings: Map<string, Binding>
  /** The names that the page imports or exports itself. */
  readonly declaredNames: Set<string>
  contentTitle: string | undefined
}

/** A fenced block as it is in the source. */
export interface Fence {
  readonly info: string
  readonly code: string
  readonly position: Position
  readonly sample: CheckedSample | undefined
  /** False if its title is shown elsewhere. */
  readonly hasTitle?: boolean
}

/** A default import that the compiler knows, by its local name. */
export type Binding =
  | { readonly type: 'theme'; readonly component: StaticComponent }
  /** A component that is rendered with the page, unless that is code. */
  | { readonly type: 'component'; readonly component: string }
  | { readonly type: 'partial'; readonly module: string }

/** A new context for one page; `text` is its source, ready to be parsed. */
export function createCompileContext(
  parts: Pick<CompileContext, 'input' | 'options' | 'text' | 'typeChecker'>,
): CompileContext {
  return {
    ...parts,
    problems: [],
    samples: new Map(),
    declarations: {},
    includedFences: new Map(),
    toc: [],
    assets: new Map(),
    pluginKeys: new Set(),
    fences: [],
    images: new Map(),
    bindings: new Map(),
    declaredNames: new Set(),
    contentTitle: undefined,
  }
}

/** A label in the site's locale. */
export function label(
  { options }: { readonly options: Pick<PageOptions, 'labels'> },
  id: CompilerLabelId,
  values?: Readonly<Record<string, string | number>>,
): string {
  return fillIn(options.labels[id] ?? COMPILER_LABELS[id], values)
}

/** The title of an admonition that has none of its own: its keyword, translated where a label exists. */
export function admonitionLabel(context: Pick<CompileContext, 'options'>, keyword: string): string {
  const id = `theme.admonition.${keyword}`
  return isCompilerLabelId(id) ? label(context, id) : keyword
}

/** The position of a node in the file, from 1. */
export function sourcePosition(
  node: { position?: NodePosition | undefined },
  { input }: CompileContext,
): Position {
  return positionInFile(node.position?.start ?? { line: 1, column: 1 }, input)
}

/** A position in the body → in the file, which has the front matter above it. */
export function positionInFile({ line, column }: Position, { bodyLine }: CompileInput): Position {
  return { line: line + bodyLine - 1, column }
}

/** A position in messages: `docs/a.md:5:3` */
export function positionName({ line, column }: Position, { source }: CompileInput): string {
  return `${source}:${line}:${column}`
}

/** Resolves a link; if it names a file, the file is added to the assets. */
export function resolveLink(url: string, context: CompileContext): ResolvedLink {
  const resolved = context.input.resolver.link(url)
  if (resolved.type === 'asset') context.assets.set(resolved.asset.name, resolved.asset)
  return resolved
}

/** An author's error at a position in the file, with the lines around it. */
export function errorAt(
  message: string,
  {
    position,
    input,
    ...rest
  }: Pick<VellumErrorDetails, 'code' | 'hint' | 'cause'> & { position: Position; input: CompileInput },
): VellumError {
  return new VellumError(message, {
    files: [positionName(position, input)],
    frame: sourceFrame(input, position),
    ...rest,
  })
}

/** The lines around a position. Lines above the body are left out: only the body is known here. */
export function sourceFrame({ body, bodyLine }: CompileInput, position: Position): string {
  const frame = codeFrame('\n'.repeat(bodyLine - 1) + body.replace(/^\uFEFF/, ''), position)
  return frame
    .split('\n')
    .filter((row) => Number(/^[> ] +(\d+) \|/.exec(row)?.[1] ?? bodyLine) >= bodyLine)
    .join('\n')
}
