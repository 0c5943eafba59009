// The state of a code block, for copies of Docusaurus' `CodeBlock` and its pieces: its code without the comments that
// mark lines, the marked lines, and whether long lines wrap. These copies highlight code themselves, in browsers.

import { createContext, type ReactNode, type RefObject, useContext, useRef, useState } from 'react'

/** What the props of a code block, its fence and the comments in it say. */
export interface CodeBlockMetadata {
  readonly codeInput: string
  readonly metastring: string
  /** The code without the comments that mark lines. */
  readonly code: string
  readonly className: string
  readonly language: string
  readonly title: ReactNode
  /** The number of the first line; none without numbers. */
  readonly lineNumbersStart: number | undefined
  /** Classes of lines, by their index. */
  readonly lineClassNames: Readonly<Record<number, readonly string[]>>
}

/** A comment that gives lines a class. */
interface MagicComment {
  readonly className: string
  readonly line?: string
  readonly block?: { readonly start: string; readonly end: string }
}

const HIGHLIGHT: MagicComment = {
  className: 'theme-code-block-highlighted-line',
  line: 'highlight-next-line',
  block: { start: 'highlight-start', end: 'highlight-end' },
}

interface CodeBlockInput {
  readonly code: string
  readonly className?: string | undefined
  readonly language?: string | undefined
  readonly defaultLanguage?: string | undefined
  readonly metastring?: string | undefined
  readonly magicComments?: readonly MagicComment[] | undefined
  readonly title?: ReactNode
  readonly showLineNumbers?: boolean | number | undefined
}

/** Reads the props of a code block. */
export function createCodeBlockMetadata(input: CodeBlockInput): CodeBlockMetadata {
  const { code: codeInput, className = '', metastring = '' } = input
  const classes = className.split(' ').filter(Boolean)
  const language = (
    input.language ??
    parseLanguage(className) ??
    input.defaultLanguage ??
    'text'
  ).toLowerCase()
  return {
    codeInput,
    metastring,
    ...parseLines(codeInput, input),
    className: classes.includes(`language-${language}`) ? className : `language-${language} ${className}`,
    language,
    title: parseCodeBlockTitle(metastring) || input.title,
    lineNumbersStart: firstNumber(input.showLineNumbers, metastring),
  }
}

/** `language-js wide` → `js` */
export function parseLanguage(className: string): string | undefined {
  const name = className.split(' ').find((each) => each.startsWith('language-'))
  return name?.slice('language-'.length)
}

/** `title="a.js" {1}` → `a.js` */
export function parseCodeBlockTitle(metastring = ''): string {
  return /\btitle=(?<quote>["'])(?<text>.*?)\k<quote>/.exec(metastring)?.groups?.text ?? ''
}

/** Whether a fence asks for the numbers of its lines. */
export function containsLineNumbers(metastring = ''): boolean {
  return firstNumber(undefined, metastring) !== undefined
}

/** The code without the comments that mark lines, and the classes of these lines. */
export function parseLines(
  content: string,
  { metastring = '', magicComments = [HIGHLIGHT] }: Pick<CodeBlockInput, 'metastring' | 'magicComments'>,
): Pick<CodeBlockMetadata, 'code' | 'lineClassNames'> {
  const text = content.replace(/\r?\n$/, '')
  const ranges = /\{([\d,\s-]+)\}/.exec(metastring)?.[1]
  if (ranges === undefined) return markedLines(text, magicComments)
  const className = magicComments[0]?.className ?? HIGHLIGHT.className
  return { code: text, lineClassNames: linesInRanges(ranges, className) }
}

function firstNumber(shown: boolean | number | undefined, metastring: string): number | undefined {
  if (typeof shown === 'number') return shown
  if (shown !== undefined) return shown ? 1 : undefined
  const found = /\bshowLineNumbers(?:=(\d+))?/.exec(metastring)
  return found ? Number(found[1] ?? 1) : undefined
}

/** `1,3-4` → the lines 0, 2 and 3 */
function linesInRanges(ranges: string, className: string): Record<number, string[]> {
  const lines = ranges.split(',').flatMap((range) => {
    const [first = Number.NaN, last = first] = range.split('-').map(Number)
    return Number.isNaN(first) ? [] : Array.from({ length: last - first + 1 }, (_, i) => first + i - 1)
  })
  return Object.fromEntries(lines.map((line) => [line, [className]]))
}

/** The text of a line that is nothing but a comment: `// text`, `# text`, `<!-- text -->` */
const COMMENT = /^\s*(?:\/\/|#|--|%|\/\*|\{\s*\/\*|<!--)\s*([\w-]+)\s*(?:\*\/\s*\}?|-->)?\s*$/

/** Takes the comments out, and gives the lines that they name their classes. */
function markedLines(
  text: string,
  comments: readonly MagicComment[],
): Pick<CodeBlockMetadata, 'code' | 'lineClassNames'> {
  const lineClassNames: Record<number, string[]> = {}
  const lines: string[] = []
  const open = new Set<string>()
  let next: string[] = []
  for (const line of text.split('\n')) {
    const word = COMMENT.exec(line)?.[1]
    const named = comments.find((comment) => word !== undefined && wordsOf(comment).includes(word))
    if (named) {
      if (word === named.line) next.push(named.className)
      else if (word === named.block?.start) open.add(named.className)
      else open.delete(named.className)
      continue
    }
    const classes = [...open, ...next]
    next = []
    if (classes.length > 0) lineClassNames[lines.length] = classes
    lines.push(line)
  }
  return { code: lines.join('\n'), lineClassNames }
}

function wordsOf({ line, block }: MagicComment): (string | undefined)[] {
  return [line, block?.start, block?.end]
}

/** Whether long lines of a code block wrap. */
export interface WordWrap {
  readonly codeBlockRef: RefObject<HTMLPreElement | null>
  readonly isEnabled: boolean
  readonly isCodeScrollable: boolean
  readonly toggle: () => void
}

/** The state of wrapping, and what changes it. */
export function useCodeWordWrap(): WordWrap {
  const codeBlockRef = useRef<HTMLPreElement>(null)
  const [isEnabled, setEnabled] = useState(false)
  const toggle = () => {
    const code = codeBlockRef.current?.querySelector('code')
    if (code) code.style.whiteSpace = isEnabled ? '' : 'pre-wrap'
    setEnabled(!isEnabled)
  }
  return { codeBlockRef, isEnabled, isCodeScrollable: true, toggle }
}

interface CodeBlockState {
  readonly metadata: CodeBlockMetadata
  readonly wordWrap: WordWrap
}

const CodeBlockContext = createContext<CodeBlockState | undefined>(undefined)

/** Provides a code block to its pieces. */
export function CodeBlockContextProvider({
  metadata,
  wordWrap,
  children,
}: CodeBlockState & { readonly children?: ReactNode }) {
  return <CodeBlockContext value={{ metadata, wordWrap }}>{children}</CodeBlockContext>
}

/** The code block around a piece of it. */
export function useCodeBlockContext(): CodeBlockState {
  const state = useContext(CodeBlockContext)
  if (!state) throw new Error('useCodeBlockContext() is only for pieces of a <CodeBlock>.')
  return state
}

interface PrismTheme {
  readonly plain: { readonly color?: string; readonly backgroundColor?: string }
  readonly styles: readonly {
    readonly types: readonly string[]
    readonly style: Readonly<Record<string, string>>
  }[]
}

const inColour = (colour: string, ...types: string[]) => ({ types, style: { color: `var(--vl-${colour})` } })

/** The colours of code in this theme, as a theme of Prism: variables, which follow the colour mode. */
const THEME: PrismTheme = {
  plain: {},
  styles: [
    inColour('grey', 'comment', 'prolog', 'doctype', 'cdata'),
    inColour('purple', 'keyword', 'tag', 'selector', 'atrule', 'important'),
    inColour('green', 'string', 'char', 'attr-value', 'inserted'),
    inColour('gold', 'number', 'boolean', 'constant', 'symbol', 'regex', 'attr-name'),
    inColour('blue', 'function'),
    inColour('teal', 'class-name', 'builtin'),
    inColour('red', 'deleted'),
    inColour('ink-soft', 'operator', 'punctuation'),
  ],
}

/** The colours of code. */
export function usePrismTheme(): PrismTheme {
  return THEME
}

/** No variables: colours of code are variables of this theme. */
export function getPrismCssVariables(_theme: PrismTheme): Readonly<Record<string, string>> {
  return {}
}
