// The catalogue against the sources: a code that nothing prints, or a text that differs from the printed one, fails. A
// code that is not in the catalogue does not compile.

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { messageLinks } from '../base/messageLinks.js'
import { MESSAGE_GROUPS, MESSAGES, type Message, type MessageCode } from './catalogue.js'

// The engine prints the errors of the package that is bundled into it as well.
const folders = ['..', '../../../../static-host/src'].map((path) =>
  fileURLToPath(new URL(`${path}/`, import.meta.url)),
)
const sources = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file) && !file.startsWith('messages/'))
    .map((file) =>
      ts.createSourceFile(file, readFileSync(folder + file, 'utf8'), ts.ScriptTarget.Latest, true),
    ),
)

/** What stands for the values in a text. */
const VALUE = '\u0000'

interface Printed {
  readonly code: string
  /** `VALUE` for each expression; undefined when the whole text is one. */
  readonly text: string | undefined
  readonly position: string
}

/** Every object with a `code` that is a literal, and the `message` in it or the argument before it. */
function printedMessages(source: ts.SourceFile): Printed[] {
  const found: Printed[] = []
  const visit = (at: ts.Node): void => {
    if (ts.isPropertyAssignment(at) && at.name.getText() === 'code' && ts.isStringLiteral(at.initializer)) {
      const { line } = source.getLineAndCharacterOfPosition(at.getStart())
      const position = `${source.fileName}:${line + 1}`
      for (const text of textsOf(messageOf(at.parent)))
        found.push({ code: at.initializer.text, text, position })
    }
    ts.forEachChild(at, visit)
  }
  visit(source)
  return found
}

function messageOf(details: ts.ObjectLiteralExpression): ts.Expression | undefined {
  const own = details.properties.find((property) => property.name?.getText() === 'message')
  if (own) return ts.isPropertyAssignment(own) ? own.initializer : undefined
  return ts.isNewExpression(details.parent) || ts.isCallExpression(details.parent)
    ? details.parent.arguments?.[0]
    : undefined
}

/** The texts that an expression may be; of one with several lines the first. */
function textsOf(expression: ts.Expression | undefined): (string | undefined)[] {
  if (expression === undefined) return [undefined]
  if (ts.isConditionalExpression(expression)) {
    return [...textsOf(expression.whenTrue), ...textsOf(expression.whenFalse)]
  }
  if (ts.isStringLiteralLike(expression)) return [expression.text]
  if (!ts.isTemplateExpression(expression)) return [undefined]
  const { head, templateSpans } = expression
  const [first] = (head.text + templateSpans.map(({ literal }) => VALUE + literal.text).join('')).split('\n')
  return [first]
}

/** `There is no command "<name>".` matches any command; so does a value of the source match any part of the text. */
function isSame(text: string, printed: string): boolean {
  const shape = text.replaceAll(/<[a-z][^<>]*>/g, VALUE)
  return matches(shape, printed) || matches(printed, shape)
}

function matches(pattern: string, text: string): boolean {
  const parts = pattern.split(VALUE).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  return new RegExp(`^${parts.join('[^]*')}$`).test(text)
}

const printed = sources.flatMap(printedMessages)
const entries = Object.entries(MESSAGES) as [MessageCode, Message][]

describe('MESSAGES', () => {
  it('has no code that nothing prints', () => {
    const literals = new Set<string>()
    const visit = (at: ts.Node): void => {
      if (ts.isStringLiteral(at)) literals.add(at.text)
      ts.forEachChild(at, visit)
    }
    for (const source of sources) visit(source)
    expect(entries.map(([code]) => code).filter((code) => !literals.has(code))).toEqual([])
  })

  it('has the texts of its codes as they are printed', () => {
    const codes = new Map<string, Message>(entries)
    const wrong = printed.flatMap(({ code, text, position }) => {
      const message = codes.get(code)
      if (message === undefined || text === undefined || text === VALUE) return []
      const rule = text.replace('{field}', `\`${VALUE}\``)
      return message.texts.some((known) => isSame(known, rule)) ? [] : [`${position} ${code}: ${text}`]
    })
    expect(wrong).toEqual([])
    expect(printed.length).toBeGreaterThan(200)
  })

  it('has every warning: none is printed as bare text', () => {
    const bare: string[] = []
    const visit = (at: ts.Node): void => {
      if (
        ts.isCallExpression(at) &&
        ts.isPropertyAccessExpression(at.expression) &&
        at.expression.name.text === 'warn' &&
        at.arguments.some(
          (argument) => ts.isStringLiteralLike(argument) || ts.isTemplateExpression(argument),
        ) &&
        at.arguments.length === 1
      ) {
        bare.push(at.getText())
      }
      ts.forEachChild(at, visit)
    }
    for (const source of sources) visit(source)
    expect(bare).toEqual([])
  })

  it('has each code once, in kebab-case', () => {
    const codes = MESSAGE_GROUPS.flatMap(({ messages }) => Object.keys(messages))
    expect(codes.filter((code) => !/^[a-z\d]+(-[a-z\d]+)*$/.test(code))).toEqual([])
    expect(codes.filter((code, i) => codes.indexOf(code) !== i)).toEqual([])
    expect(codes).toHaveLength(entries.length)
  })

  it('explains each message in whole sentences', () => {
    const sentences = entries.flatMap(([code, { about, fix }]) => [`${code}: ${about}`, `${code}: ${fix}`])
    expect(sentences.filter((text) => !/^\S+ .{10,}[.:]$/s.test(text))).toEqual([])
  })
})

describe('messageLinks', () => {
  it('has one line for each kind of message', () => {
    expect(messageLinks(['broken-link', 'broken-anchor', 'broken-link'])).toEqual([
      '  More: https://troth-http.github.io/vellum/reference/messages#broken-link',
      '  More: https://troth-http.github.io/vellum/reference/messages#broken-anchor',
    ])
  })
})
