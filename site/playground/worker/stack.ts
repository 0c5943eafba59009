// Stacks of errors, cut down to the lines of the program and told in its own places.
// Reads what all engines write: `at main (blob:…:3:9)` and `main@blob:…:3:9`.

import type { CodePlace } from '../protocol'

/** Where the program lies while it runs, and what it is called. */
export interface ProgramPlaces {
  readonly address: string
  readonly file: string
  placeOf(place: CodePlace): CodePlace
  /** Puts names in place of the addresses in a message. */
  named(text: string): string
}

interface Frame {
  /** 'async main'; '' at the top level. */
  readonly name: string
  readonly place: CodePlace
}

/** As many as Node.js shows. */
const MOST_FRAMES = 10

/** A message may have millions of characters; its begin and the frames after it are enough. */
const MOST_CHARACTERS = 40_000

/** The stack as Node.js would print it, without the lines of others. */
export function programStack(error: Error, places: ProgramPlaces): unknown {
  if (typeof error.stack !== 'string') return error.stack
  const stack = shortened(error.stack)
  const lines = framesOf(stack, places)
    .slice(0, MOST_FRAMES)
    .map(({ name, place }) => frameText(name, placeText(place, places)))
  return [places.named(headOf(error, stack)), ...lines].join('\n')
}

/** 'retry.ts:3:9' */
export function placeText({ line, column }: CodePlace, { file }: ProgramPlaces): string {
  return `${file}:${line}:${column}`
}

function shortened(stack: string): string {
  if (stack.length <= MOST_CHARACTERS) return stack
  return `${stack.slice(0, MOST_CHARACTERS / 2)}\n${stack.slice(-MOST_CHARACTERS / 2)}`
}

/** The place of the innermost line of the program. */
export function programPlace(stack: unknown, places: ProgramPlaces): CodePlace | undefined {
  return typeof stack === 'string' ? framesOf(shortened(stack), places)[0]?.place : undefined
}

function framesOf(stack: string, places: ProgramPlaces): Frame[] {
  return stack.split('\n').flatMap((line) => frameOf(line, places) ?? [])
}

function frameOf(line: string, { address, placeOf }: ProgramPlaces): Frame | undefined {
  const at = line.indexOf(address)
  if (at === -1) return undefined
  const position = /^:(\d+):(\d+)/.exec(line.slice(at + address.length))
  if (!position) return undefined
  const place = placeOf({ line: Number(position[1]), column: Number(position[2]) })
  return { name: nameIn(line.slice(0, at)), place }
}

/** '    at async main (' → 'async main', 'async*main@' → 'async main' */
function nameIn(before: string): string {
  const chromium = /^\s*at (.*?)\s*\(?$/.exec(before)
  if (chromium) return chromium[1]!
  return before.replace(/@$/, '').replace('async*', 'async ').trim()
}

function frameText(name: string, place: string): string {
  if (name === '' || name === 'async') return `    at ${name}${name && ' '}${place}`
  return `    at ${name} (${place})`
}

/** Name and message. Only V8 writes them into the stack. */
function headOf(error: Error, stack: string): string {
  const frames = stack.search(/^\s+at .*$/m)
  if (frames > 0) return stack.slice(0, frames).trimEnd()
  if (!/^.*@.*:\d+:\d+$/m.test(stack) && stack !== '') return stack
  return Error.prototype.toString.call(error)
}
