// The syntax of formulas. `$` on lines of its own is that of micromark-extension-math. In a line, a pair of single
// dollar signs follows the rule of Pandoc, so that prices stay text: no space after the first one, none before the
// second, and no digit after it.

import { math } from 'micromark-extension-math'
import type { Code, Construct, Effects, Extension, State, TokenizeContext } from 'micromark-util-types'

const DOLLAR = 36

/** The extension of the Markdown parser. */
export function dollarSyntax(): Extension {
  return { flow: math().flow ?? {}, text: { [DOLLAR]: inLine } }
}

/** Names of tokens; mdast-util-math makes nodes of them. */
type TokenName = 'mathText' | 'mathTextSequence' | 'mathTextData' | 'lineEnding'

const inLine: Construct = {
  name: 'mathText',
  tokenize,
  // The second of two dollar signs does not begin a formula that the first one does not begin.
  previous(code) {
    return code !== DOLLAR || this.events.at(-1)?.[1].type === 'characterEscape'
  },
}

function tokenize(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  const enter = (name: TokenName) => effects.enter(name as never)
  const exit = (name: TokenName) => effects.exit(name as never)
  let opening = 0
  let closing = 0
  let before: Code = null
  return start

  function start(code: Code): State | undefined {
    enter('mathText')
    enter('mathTextSequence')
    return open(code)
  }

  function open(code: Code): State | undefined {
    if (code === DOLLAR) {
      effects.consume(code)
      opening++
      return open
    }
    exit('mathTextSequence')
    if (opening === 1 && (code === null || isSpace(code))) return nok(code)
    return between(code)
  }

  function between(code: Code): State | undefined {
    if (code === null) return nok(code)
    if (isLineEnding(code)) {
      enter('lineEnding')
      effects.consume(code)
      exit('lineEnding')
      before = code
      return between
    }
    if (code === DOLLAR) {
      closing = 0
      enter('mathTextSequence')
      return close(code)
    }
    enter('mathTextData')
    return data(code)
  }

  function data(code: Code): State | undefined {
    if (code === null || isLineEnding(code) || (code === DOLLAR && before !== BACKSLASH)) {
      exit('mathTextData')
      return between(code)
    }
    // `\\` is a line break, after which a dollar sign is one.
    before = before === BACKSLASH && code === BACKSLASH ? null : code
    effects.consume(code)
    return data
  }

  function close(code: Code): State | undefined {
    if (code === DOLLAR) {
      effects.consume(code)
      closing++
      return close
    }
    const isEnd = closing === opening && (opening > 1 || !(isSpace(before) || isDigit(code)))
    const sequence = exit('mathTextSequence')
    if (isEnd) {
      exit('mathText')
      return ok(code)
    }
    // With one dollar sign the next one would have to be the end: this is no formula.
    if (opening === 1) return nok(code)
    sequence.type = 'mathTextData' as never
    before = DOLLAR
    return between(code)
  }
}

const BACKSLASH = 92

function isLineEnding(code: number): boolean {
  return code < -2
}

function isSpace(code: Code): boolean {
  return code !== null && (code < 0 || code === 32)
}

function isDigit(code: Code): boolean {
  return code !== null && code >= 48 && code <= 57
}
