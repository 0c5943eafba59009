// Stacks of errors, cut down to the lines of the program, at the positions that its author sees.
// Reads what all engines write: `at main (blob:…:3:9)` and `main@blob:…:3:9`.

import type { CodePosition } from '../protocol.js'

/** Under which URL the program runs, and what its author calls it. */
export interface ProgramSource {
  readonly url: string
  readonly file: string
  positionOf(position: CodePosition): CodePosition
  /** Replaces the URLs of the program and of the modules in a message by their names. */
  named(text: string): string
}

interface Frame {
  /** 'async main'; '' at the top level. */
  readonly name: string
  readonly position: CodePosition
}

/** As many as Node.js shows. */
const MOST_FRAMES = 10

/** A message may have millions of characters; its start and the frames after it are enough. */
const MOST_CHARACTERS = 40_000

/** The stack as Node.js would print it, without frames outside the program. */
export function programStack(error: Error, source: ProgramSource): unknown {
  if (typeof error.stack !== 'string') return error.stack
  const stack = shortened(error.stack)
  const lines = framesOf(stack, source)
    .slice(0, MOST_FRAMES)
    .map(({ name, position }) => frameText(name, positionText(position, source)))
  return [source.named(headOf(error, stack)), ...lines].join('\n')
}

/** 'retry.ts:3:9' */
export function positionText({ line, column }: CodePosition, { file }: ProgramSource): string {
  return `${file}:${line}:${column}`
}

function shortened(stack: string): string {
  if (stack.length <= MOST_CHARACTERS) return stack
  return `${stack.slice(0, MOST_CHARACTERS / 2)}\n${stack.slice(-MOST_CHARACTERS / 2)}`
}

/** The position of the innermost frame of the program. */
export function programPosition(stack: unknown, source: ProgramSource): CodePosition | undefined {
  return typeof stack === 'string' ? framesOf(shortened(stack), source)[0]?.position : undefined
}

function framesOf(stack: string, source: ProgramSource): Frame[] {
  return stack.split('\n').flatMap((line) => frameOf(line, source) ?? [])
}

function frameOf(line: string, { url, positionOf }: ProgramSource): Frame | undefined {
  const at = line.indexOf(url)
  if (at === -1) return undefined
  const numbers = /^:(\d+):(\d+)/.exec(line.slice(at + url.length))
  if (!numbers) return undefined
  const position = positionOf({ line: Number(numbers[1]), column: Number(numbers[2]) })
  return { name: nameIn(line.slice(0, at)), position }
}

/** '    at async main (' → 'async main', 'async*main@' → 'async main' */
function nameIn(before: string): string {
  const chromium = /^\s*at (.*?)\s*\(?$/.exec(before)
  if (chromium) return chromium[1]!
  return before.replace(/@$/, '').replace('async*', 'async ').trim()
}

function frameText(name: string, position: string): string {
  if (name === '' || name === 'async') return `    at ${name}${name && ' '}${position}`
  return `    at ${name} (${position})`
}

/** Name and message. Only V8 writes them into the stack. */
function headOf(error: Error, stack: string): string {
  const frames = stack.search(/^\s+at .*$/m)
  if (frames > 0) return stack.slice(0, frames).trimEnd()
  if (!/^.*@.*:\d+:\d+$/m.test(stack) && stack !== '') return stack
  return Error.prototype.toString.call(error)
}
