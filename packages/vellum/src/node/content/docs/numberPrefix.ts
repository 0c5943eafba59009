// Numbers at the start of file and folder names, which order them and are not
// part of their ids and URLs.

import { callOption } from '../callOption.js'

/** A name without its number, and the number. */
export interface Numbered {
  readonly name: string
  readonly position: number | undefined
}

/** Splits a number from a name. */
export type NumberPrefixParser = (name: string) => Numbered

// Digits, optional spaces, separators, optional spaces, and a character that is not a separator.
const PREFIX = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/
// `2021-01-31-x` is a date and `8.0-x` a version: their numbers belong to the name.
const DATE_OR_VERSION = /^\d+[-_.]\d+/

/** `'02-install'` → `install` at 2; `'2021-01-31-news'` and `'01'` stay as they are. */
export function splitNumberPrefix(name: string): Numbered {
  const match = DATE_OR_VERSION.test(name) ? null : PREFIX.exec(name)
  return match ? { name: match[2]!, position: Number(match[1]) } : { name, position: undefined }
}

/** Leaves every name as it is. */
export function keepNumberPrefix(name: string): Numbered {
  return { name, position: undefined }
}

/** The parser of the option `numberPrefixParser`. */
export function numberPrefixParser(
  option: boolean | ((name: string) => { filename: string; numberPrefix?: number }),
): NumberPrefixParser {
  if (typeof option === 'boolean') return option ? splitNumberPrefix : keepNumberPrefix
  return (name) => {
    const { filename, numberPrefix } = callOption({
      name: 'numberPrefixParser',
      about: name,
      call: () => option(name),
      isValid: (result) => typeof result?.filename === 'string',
      expected: 'an object with `filename`, and `numberPrefix` if there is one',
    })
    return { name: filename, position: numberPrefix }
  }
}

/** `'01-guide/02-first steps'` → `guide/first steps` */
export function stripNumberPrefixes(path: string, parse: NumberPrefixParser = splitNumberPrefix): string {
  return path
    .split('/')
    .map((part) => parse(part).name)
    .join('/')
}
