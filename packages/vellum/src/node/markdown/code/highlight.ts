// Highlights code: HTML with a class for each kind of token. Languages are loaded by
// name first; highlighting itself is synchronous.

import type { getLastGrammarState as readState, ShikiPrimitive } from '@shikijs/primitive'
import { escapeText } from '../../../shared/escapeHtml.js'
import { isPlainLanguage, languageName, loadShiki } from './languages.js'
import { TOKEN_THEME, tokenClass } from './tokenTheme.js'

type GrammarState = ReturnType<typeof readState>

/** A part of a line with its class. */
interface Token {
  text: string
  className: string | undefined
}

/** A language, and its highlighted lines. */
interface Highlighter {
  readonly tokenize: Tokenize
  /** The state before the first line. */
  start: LineState
  /** All other states, by their depth. */
  states: Map<number, LineState[]>
  cachedLines: number
}

type Tokenize = (
  line: string,
  state: GrammarState | undefined,
) => { readonly tokens: readonly Token[]; readonly state: GrammarState | undefined }

/** The state after the lines before, and the highlighted lines that followed it. */
interface LineState {
  readonly grammar: GrammarState | undefined
  readonly lines: Map<string, HighlightedLine>
}

interface HighlightedLine {
  readonly html: string
  readonly next: LineState
}

const LONGEST_LINE = 20_000
/** Lines of a language that are cached before the cache is emptied. */
const MAX_CACHED_LINES = 2_000

/** `null` = unknown. Grammars are immutable: this is a cache, not state. */
const loaded = new Map<string, Highlighter | null>()
const loading = new Map<string, Promise<boolean>>()

/** Loads a language once; resolves with `false` when it is unknown. */
export function loadLanguage(language: string): Promise<boolean> {
  const name = languageName(language)
  let grammar = loading.get(name)
  if (!grammar) {
    grammar = load(name)
    loading.set(name, grammar)
  }
  return grammar
}

async function load(name: string): Promise<boolean> {
  if (isPlainLanguage(name)) return true
  const shiki = await loadShiki(name)
  loaded.set(name, shiki ? await createHighlighter(shiki, name) : null)
  return shiki !== undefined
}

/** The lines of some code as HTML, joined by line breaks; `undefined` when its language is not loaded. */
export function highlightSync(code: string, language: string): string | undefined {
  return highlightLines(code.split(/\r?\n/), language)?.join('\n')
}

/** Whether code of a language can be highlighted: it is known and loaded, or plain. */
export function canHighlight(language: string): boolean {
  const name = languageName(language)
  return isPlainLanguage(name) || Boolean(loaded.get(name))
}

/** Each line as HTML; `undefined` when the language is not loaded. */
export function highlightLines(lines: readonly string[], language: string): string[] | undefined {
  const name = languageName(language)
  if (isPlainLanguage(name)) return lines.map(escapeText)
  const highlighter = loaded.get(name)
  if (highlighter === undefined) return undefined
  if (highlighter === null) return lines.map(escapeText)
  let state: LineState = highlighter.start
  return lines.map((line) => {
    const { html, next } = highlightLine(highlighter, line, state)
    state = next
    return html
  })
}

async function createHighlighter(shiki: ShikiPrimitive, name: string): Promise<Highlighter> {
  const { codeToTokensBase, getLastGrammarState } = await import('@shikijs/primitive')
  const tokenize: Tokenize = (line, state) => {
    const tokens = codeToTokensBase(shiki, line, {
      lang: name,
      theme: TOKEN_THEME.name!,
      // The default time limit stops on a busy machine and leaves the rest plain.
      tokenizeTimeLimit: 0,
      // Longer lines, such as minified code, are not meant to be read. They are always plain.
      tokenizeMaxLineLength: LONGEST_LINE,
      ...(state && { grammarState: state }),
    })
    return {
      tokens: (tokens[0] ?? []).map(({ content, color }) => ({
        text: content,
        className: tokenClass(color),
      })),
      // A line that is not tokenized does not change the state either.
      state: line.length >= LONGEST_LINE ? state : getLastGrammarState(shiki, tokens),
    }
  }
  return { tokenize, start: emptyState(), states: new Map(), cachedLines: 0 }
}

/**
 * Highlights a line that begins in a state. The result depends on nothing else, and much of
 * the code on a site repeats (imports, closing braces, the same command), so it is cached.
 */
function highlightLine(highlighter: Highlighter, line: string, state: LineState): HighlightedLine {
  // An empty line has no tokens and does not change the state.
  if (line === '') return { html: '', next: state }
  const cached = state.lines.get(line)
  if (cached) return cached
  const result = highlighter.tokenize(line, state.grammar)
  const highlighted = {
    html: mergeTokens(result.tokens).map(tokenHtml).join(''),
    next: stateOf(highlighter, result.state),
  }
  if (++highlighter.cachedLines > MAX_CACHED_LINES) clearCache(highlighter)
  state.lines.set(line, highlighted)
  return highlighted
}

/** Equal states become one, so that the lines after them are found. */
function stateOf(highlighter: Highlighter, grammar: GrammarState | undefined): LineState {
  const stack = grammar?.getInternalStack()
  if (!grammar || !stack) return highlighter.start
  const alike = highlighter.states.get(stack.depth) ?? []
  highlighter.states.set(stack.depth, alike)
  const equal = alike.find((state) => state.grammar?.getInternalStack()?.equals(stack))
  if (equal) return equal
  const state = emptyState(grammar)
  alike.push(state)
  return state
}

function emptyState(grammar?: GrammarState): LineState {
  return { grammar, lines: new Map() }
}

function clearCache(highlighter: Highlighter): void {
  highlighter.start = emptyState()
  highlighter.states = new Map()
  highlighter.cachedLines = 0
}

function tokenHtml({ text, className }: Token): string {
  return className ? `<span class="${className}">${escapeText(text)}</span>` : escapeText(text)
}

/** Joins neighbours with the same class, including the spaces between them. */
function mergeTokens(tokens: readonly Token[]): Token[] {
  const merged: Token[] = []
  for (const token of tokens) {
    const last = merged.at(-1)
    const before = merged.at(-2)
    if (last && last.className === token.className) {
      last.text += token.text
    } else if (
      last &&
      before &&
      token.className &&
      before.className === token.className &&
      !last.text.trim()
    ) {
      before.text += last.text + token.text
      merged.pop()
    } else {
      merged.push({ ...token })
    }
  }
  return merged
}
