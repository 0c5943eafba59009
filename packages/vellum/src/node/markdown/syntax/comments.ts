// HTML comments in MDX (MD-3), which MDX itself does not know: `<!-- … -->` on lines
// of their own or inside a text. In code they are code, because code is never read
// for other syntax.

import type { Construct, Extension, State, TokenizeContext } from 'micromark-util-types'

const LESS_THAN = 60
const DASH = 45
const GREATER_THAN = 62
const OPENING = [LESS_THAN, 33, DASH, DASH]

/** Comments as `html` nodes, for the MDX grammar. */
export function commentSyntax(): Extension {
  return { flow: { [LESS_THAN]: flowComment }, text: { [LESS_THAN]: textComment } }
}

/**
 * The grammar of JSX, without its error at a comment in the beginning of a line: with
 * text behind it, that is a paragraph.
 */
export function leaveComments(extension: Extension): Extension {
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

const commentStart: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    let seen = 0
    const open: State = (code) => {
      if (code !== OPENING[seen]) {
        effects.exit('htmlFlow')
        return nok(code)
      }
      effects.consume(code)
      seen++
      return seen < OPENING.length ? open : end
    }
    const end: State = (code) => {
      effects.exit('htmlFlow')
      return ok(code)
    }
    return (code) => {
      effects.enter('htmlFlow')
      return open(code)
    }
  },
}

/** Whether raw HTML is nothing but comments. */
export function isComment(html: string): boolean {
  return withoutComments(html).trim() === ''
}

/** Raw HTML with its comments taken out. */
export function withoutComments(html: string): string {
  return html.replace(/<!--[\s\S]*?-->/g, '')
}

const flowComment: Construct = {
  name: 'vellumFlowComment',
  concrete: true,
  tokenize(this: TokenizeContext, effects, ok, nok) {
    let seen = 0
    let dashes = 0
    const isLazy = () => this.parser.lazy[this.now().line] === true
    const start: State = (code) => {
      effects.enter('htmlFlow')
      effects.enter('htmlFlowData')
      return open(code)
    }
    const open: State = (code) => {
      if (code !== OPENING[seen]) return nok(code)
      effects.consume(code)
      seen++
      if (seen < OPENING.length) return open
      return this.interrupt ? ok : inside
    }
    const inside: State = (code) => {
      if (code === null) return nok(code)
      if (isLineEnding(code)) {
        effects.exit('htmlFlowData')
        effects.enter('lineEnding')
        effects.consume(code)
        effects.exit('lineEnding')
        dashes = 0
        return nextLine
      }
      const ends = code === GREATER_THAN && dashes >= 2
      dashes = code === DASH ? dashes + 1 : 0
      effects.consume(code)
      return ends ? after : inside
    }
    const nextLine: State = (code) => {
      if (isLazy()) return nok(code)
      if (isLineEnding(code)) {
        effects.enter('lineEnding')
        effects.consume(code)
        effects.exit('lineEnding')
        return nextLine
      }
      if (code === null) return nok(code)
      effects.enter('htmlFlowData')
      return inside(code)
    }
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
    return start
  },
}

const textComment: Construct = {
  name: 'vellumTextComment',
  tokenize(effects, ok, nok) {
    let seen = 0
    let dashes = 0
    const start: State = (code) => {
      effects.enter('htmlText')
      effects.enter('htmlTextData')
      return open(code)
    }
    const open: State = (code) => {
      if (code !== OPENING[seen]) return nok(code)
      effects.consume(code)
      seen++
      return seen < OPENING.length ? open : inside
    }
    const inside: State = (code) => {
      if (code === null) return nok(code)
      if (isLineEnding(code)) {
        effects.exit('htmlTextData')
        effects.enter('lineEnding')
        effects.consume(code)
        effects.exit('lineEnding')
        dashes = 0
        return nextLine
      }
      const ends = code === GREATER_THAN && dashes >= 2
      dashes = code === DASH ? dashes + 1 : 0
      effects.consume(code)
      if (!ends) return inside
      effects.exit('htmlTextData')
      effects.exit('htmlText')
      return ok
    }
    const nextLine: State = (code) => {
      if (code === null) return nok(code)
      if (isLineEnding(code)) {
        effects.enter('lineEnding')
        effects.consume(code)
        effects.exit('lineEnding')
        return nextLine
      }
      effects.enter('htmlTextData')
      return inside(code)
    }
    return start
  },
}

/** Micromark's codes below zero: -5 to -3 are line endings, -2 and -1 tabs. */
function isLineEnding(code: number | null): boolean {
  return code !== null && code < -2
}

function isSpace(code: number): boolean {
  return code === -2 || code === -1 || code === 32
}
