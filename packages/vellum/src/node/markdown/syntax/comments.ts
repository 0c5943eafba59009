// HTML comments in MDX, whose grammar has none: `<!-- … -->` on its own lines or inside
// a text. In code they are code, because code is never parsed for other syntax.

import type { Construct, Effects, Extension, State, TokenizeContext, TokenType } from 'micromark-util-types'

const LESS_THAN = 60
const DASH = 45
const GREATER_THAN = 62
const OPENING = [LESS_THAN, 33, DASH, DASH]

/** Comments as `html` nodes, for the MDX grammar. */
export function commentSyntax(): Extension {
  return { flow: { [LESS_THAN]: flowComment }, text: { [LESS_THAN]: textComment } }
}

/**
 * The grammar of JSX, without its error on a comment at the beginning of a line: with text after it, that is
 * a paragraph.
 */
export function skipComments(extension: Extension): Extension {
  const constructs = extension.flow?.[LESS_THAN]
  if (!constructs) return extension
  const guarded = [constructs].flat().map(
    (construct): Construct => ({
      ...construct,
      tokenize(effects, ok, nok) {
        return effects.check(commentStart, nok, construct.tokenize.call(this, effects, ok, nok))
      },
    }),
  )
  return { ...extension, flow: { ...extension.flow, [LESS_THAN]: guarded } }
}

/** Whether raw HTML contains nothing but comments. */
export function isComment(html: string): boolean {
  return withoutComments(html).trim() === ''
}

/** Raw HTML without its comments. */
export function withoutComments(html: string): string {
  return html.replace(/<!--[\s\S]*?-->/g, '')
}

const commentStart: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    const leave =
      (next: State): State =>
      (code) => {
        effects.exit('htmlFlow')
        return next(code)
      }
    return (code) => {
      effects.enter('htmlFlow')
      return opening(effects, { nok: leave(nok), next: leave(ok) })(code)
    }
  },
}

/** A comment on its own lines. */
const flowComment: Construct = {
  name: 'vellumFlowComment',
  concrete: true,
  tokenize(this: TokenizeContext, effects, ok, nok) {
    const isLazy = () => this.parser.lazy[this.now().line] === true
    const after: State = (code) => {
      // Text after the comment: the line is a paragraph with a comment in it.
      if (code === null || isLineEnding(code)) {
        effects.exit('htmlFlowData')
        effects.exit('htmlFlow')
        return ok(code)
      }
      if (!isSpace(code)) return nok(code)
      effects.consume(code)
      return after
    }
    const inside = content(effects, { data: 'htmlFlowData', nok, after, isLazy })
    return (code) => {
      effects.enter('htmlFlow')
      effects.enter('htmlFlowData')
      return opening(effects, { nok, next: (next) => (this.interrupt ? ok : inside)(next) })(code)
    }
  },
}

/** A comment inside a text. */
const textComment: Construct = {
  name: 'vellumTextComment',
  tokenize(effects, ok, nok) {
    const after: State = (code) => {
      effects.exit('htmlTextData')
      effects.exit('htmlText')
      return ok(code)
    }
    const inside = content(effects, { data: 'htmlTextData', nok, after, isLazy: () => false })
    return (code) => {
      effects.enter('htmlText')
      effects.enter('htmlTextData')
      return opening(effects, { nok, next: inside })(code)
    }
  },
}

/** Consumes `<!--`. */
function opening(effects: Effects, { nok, next }: { nok: State; next: State }): State {
  let seen = 0
  const open: State = (code) => {
    if (code !== OPENING[seen]) return nok(code)
    effects.consume(code)
    seen++
    return seen < OPENING.length ? open : next
  }
  return open
}

/** Consumes everything up to and including `-->`, with a token of the type `data` for each line. */
function content(
  effects: Effects,
  { data, nok, after, isLazy }: { data: TokenType; nok: State; after: State; isLazy: () => boolean },
): State {
  let dashes = 0
  const inside: State = (code) => {
    if (code === null) return nok(code)
    if (isLineEnding(code)) {
      effects.exit(data)
      dashes = 0
      return lineEnding(code)
    }
    const isAtEnd = code === GREATER_THAN && dashes >= 2
    dashes = code === DASH ? dashes + 1 : 0
    effects.consume(code)
    return isAtEnd ? after : inside
  }
  const lineEnding: State = (code) => {
    effects.enter('lineEnding')
    effects.consume(code)
    effects.exit('lineEnding')
    return nextLine
  }
  const nextLine: State = (code) => {
    if (code === null || isLazy()) return nok(code)
    if (isLineEnding(code)) return lineEnding(code)
    effects.enter(data)
    return inside(code)
  }
  return inside
}

/** Micromark's codes below zero: -5 to -3 are line endings, -2 and -1 tabs. */
function isLineEnding(code: number | null): boolean {
  return code !== null && code < -2
}

function isSpace(code: number): boolean {
  return code === -2 || code === -1 || code === 32
}
