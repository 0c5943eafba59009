// Colours code. Shiki and its languages are loaded when they are first needed. Each
// language has a highlighter of its own: a shared one would colour code inside code
// (a fence in Markdown) or not, by which languages were loaded before.

import type { GrammarState, HighlighterCore } from 'shiki/core'
import { escapeText } from '../../../shared/escapeHtml.js'
import { TOKEN_THEME, tokenClass } from './tokenTheme.js'

/** A piece of a line with its class. */
interface Token {
  text: string
  className: string | undefined
}

/** A language, and the lines of it that were coloured. */
interface Highlighter {
  readonly core: HighlighterCore
  readonly name: string
  /** The state before the first line. */
  start: LineState
  /** All others, by their depth. */
  states: Map<number, LineState[]>
  remembered: number
}

/** What the lines before have opened, and the lines that were met after them. */
interface LineState {
  readonly grammar: GrammarState | undefined
  readonly lines: Map<string, ColouredLine>
}

interface ColouredLine {
  readonly html: string
  readonly next: LineState
}

const LONGEST_LINE = 20_000
/** Of a language, before all are forgotten. */
const MOST_LINES = 2_000

/** `null` = plain text, or not known. Grammars are immutable: this is a cache, not state. */
const loaded = new Map<string, Highlighter | null>()
const loading = new Map<string, Promise<boolean>>()

const PLAIN_LANGUAGES = new Set(['text', 'txt', 'plain', 'plaintext', 'none', 'tree'])

/** Names that authors use and Shiki does not. */
const ALIASES = new Map([
  ['objectivec', 'objective-c'],
  ['markup', 'html'],
  ['svg', 'xml'],
  ['mathml', 'xml'],
  ['atom', 'xml'],
  ['rss', 'xml'],
  ['shell-session', 'shellsession'],
  ['sh-session', 'shellsession'],
  ['webmanifest', 'json'],
  ['golang', 'go'],
  ['gitignore', 'ini'],
  ['env', 'dotenv'],
  ['basic', 'vb'],
  ['excel-formula', 'text'],
  ['proto', 'proto'],
  ['protobuf', 'proto'],
])

/** Loads a language; `false` when it is not known. Several at once are loaded once. */
export function loadLanguage(language: string): Promise<boolean> {
  const name = ALIASES.get(language) ?? language
  let known = loading.get(name)
  if (!known) {
    known = load(name)
    loading.set(name, known)
  }
  return known
}

/** The lines of some code as HTML, joined by line breaks; `undefined` when its language is not loaded. */
export function highlightSync(code: string, language: string): string | undefined {
  return highlightLines(code.split(/\r?\n/), language)?.join('\n')
}

/** Whether code of a language is coloured: it is known and loaded, or has no colours. */
export function isColoured(language: string): boolean {
  const name = ALIASES.get(language) ?? language
  return PLAIN_LANGUAGES.has(name) || Boolean(loaded.get(name))
}

/** Each line as HTML; `undefined` when the language is not loaded. */
export function highlightLines(lines: readonly string[], language: string): string[] | undefined {
  const name = ALIASES.get(language) ?? language
  if (PLAIN_LANGUAGES.has(name)) return lines.map(escapeText)
  const highlighter = loaded.get(name)
  if (highlighter === undefined) return undefined
  if (highlighter === null) return lines.map(escapeText)
  let state: LineState = highlighter.start
  return lines.map((line) => {
    const coloured = colourLine(highlighter, line, state)
    state = coloured.next
    return coloured.html
  })
}

/**
 * A line with what comes before it told by a state. Lines that begin in the same state
 * are coloured alike, and much of the code on a site says the same: imports,
 * closing braces, the same command. They are remembered.
 */
function colourLine(highlighter: Highlighter, line: string, state: LineState): ColouredLine {
  // An empty line has no colours and changes nothing.
  if (line === '') return { html: '', next: state }
  const known = state.lines.get(line)
  if (known) return known
  const { core, name } = highlighter
  const tokens = core.codeToTokensBase(line, {
    lang: name,
    theme: TOKEN_THEME.name!,
    // The default stops on a busy machine and leaves the rest plain.
    tokenizeTimeLimit: 0,
    // Nobody reads such lines: minified code, data. They are left plain, always.
    tokenizeMaxLineLength: LONGEST_LINE,
    ...(state.grammar && { grammarState: state.grammar }),
  })
  // A line that is not read does not change the state either.
  const grammar = line.length >= LONGEST_LINE ? state.grammar : core.getLastGrammarState(tokens)
  const html = (tokens[0] ?? []).map(({ content, color }) => ({
    text: content,
    className: tokenClass(color),
  }))
  const coloured = { html: mergeTokens(html).map(tokenHtml).join(''), next: stateOf(highlighter, grammar) }
  if (++highlighter.remembered > MOST_LINES) forget(highlighter)
  state.lines.set(line, coloured)
  return coloured
}

/** States that are equal become one, so that lines after them are found. */
function stateOf(highlighter: Highlighter, grammar: GrammarState | undefined): LineState {
  const stack = grammar?.getInternalStack()
  if (!grammar || !stack) return highlighter.start
  const alike = highlighter.states.get(stack.depth) ?? []
  highlighter.states.set(stack.depth, alike)
  const equal = alike.find((state) => state.grammar?.getInternalStack()?.equals(stack))
  if (equal) return equal
  const state: LineState = { grammar, lines: new Map() }
  alike.push(state)
  return state
}

function forget(highlighter: Highlighter): void {
  highlighter.start = { grammar: undefined, lines: new Map() }
  highlighter.states = new Map()
  highlighter.remembered = 0
}

function tokenHtml({ text, className }: Token): string {
  return className ? `<span class="${className}">${escapeText(text)}</span>` : escapeText(text)
}

async function load(name: string): Promise<boolean> {
  if (PLAIN_LANGUAGES.has(name)) return true
  const [{ createHighlighterCore }, { bundledLanguages }] = await Promise.all([
    import('shiki/core'),
    import('shiki/langs'),
  ])
  const grammar = Object.hasOwn(bundledLanguages, name)
    ? bundledLanguages[name as keyof typeof bundledLanguages]
    : undefined
  if (!grammar) {
    loaded.set(name, null)
    return false
  }
  const core = await createHighlighterCore({
    themes: [TOKEN_THEME],
    langs: [grammar],
    engine: await loadEngine(),
    // One for each language is meant, see above.
    warnings: false,
  })
  const start = { grammar: undefined, lines: new Map<string, ColouredLine>() }
  loaded.set(name, { core, name, start, states: new Map(), remembered: 0 })
  return true
}

let engine: ReturnType<typeof createEngine> | undefined

/** Oniguruma, not JavaScript's regular expressions: it starts and runs faster, and knows every grammar. */
function loadEngine() {
  engine ??= createEngine()
  return engine
}

async function createEngine() {
  const { createOnigurumaEngine } = await import('shiki/engine/oniguruma')
  return createOnigurumaEngine(import('shiki/wasm'))
}

/** Joins neighbours of one class, also over the spaces between them. */
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
