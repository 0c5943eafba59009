// The kinds of values a configuration is made of, as zod schemas. The message of each schema is the end of a
// sentence, "must be …" (`a string`), or, for unknown keys, the known ones; configProblems.ts makes sentences.
//
// A field is written once, in the file of its subject: schema, default and doc comment. `z.input` of the schema is
// what an author writes, `z.output` what the engine reads. TypeScript copies doc comments into declarations within
// one file only, so a schema that another file uses is exported as a `Schema` of named interfaces.

import { z } from 'zod'
import { isAttributeName } from '../../shared/headTag.js'
import type { MessageCode } from '../messages/catalogue.js'

/** A schema by the types of its two sides. */
export interface Schema<Output, Input = Output> extends z.ZodType<Output, Input> {}

/**
 * A second base of an interface: TypeScript prints the fields instead of the name of an interface that only repeats
 * its one base.
 */
export type Named = object

/** What an author writes for the fields of a shape. */
export type InputOf<Shape extends z.ZodRawShape> = z.input<z.ZodObject<Shape, z.core.$strict>>

/** What the engine reads, read-only at any depth. */
export type OutputOf<S extends z.ZodType> = DeepReadonly<z.output<S>>

// biome-ignore lint/suspicious/noExplicitAny: functions of any parameters stay as they are.
type DeepReadonly<T> = T extends RegExp | ((...parameters: any[]) => unknown)
  ? T
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T

/** A configuration is checked once: zod would take longer to compile its schemas than to check with them. */
export const ONCE = { jitless: true }

/**
 * How a rule over several fields reports: the sentence, how to fix it, and the path below the value. A schema does
 * not know its own path, so `{field}` in the sentence stands for it.
 */
export type Report = (problem: {
  code: MessageCode
  message: string
  hint: string
  path?: PropertyKey[]
}) => void

export const text = z.string({ error: 'a string' })

export const flag = z.boolean({ error: '`true` or `false`' })

export const anything = z.unknown()

/** HTML attributes by name. */
export type Attributes = Record<string, string | number | boolean>

/** The value of an HTML attribute. */
export const attributeValue = z.union([z.string(), z.number(), z.boolean()], {
  error: 'a string, a number, `true` or `false`',
})

/** HTML attributes by name: browsers read another name as several attributes, or refuse it. */
export const attributesByName: Schema<Record<string, string | number | boolean>> = choose(
  () => dictionary(attributeValue),
  checkAttributes,
)

/** Reports names that no attribute can have. */
export function checkAttributes(value: unknown, report: Report): void {
  for (const name of isRecord(value) ? Object.keys(value) : []) {
    if (isAttributeName(name)) continue
    report({
      code: 'invalid-field',
      message: `{field} must have names of attributes, not ${JSON.stringify(name)}.`,
      hint: 'A name has no spaces, quotes, `<`, `>`, `/` and `=`. Write each attribute as a field of its own.',
    })
  }
}

/** The severity of a problem: nothing, a line, a warning, or a failed build. */
export type Severity = 'ignore' | 'log' | 'warn' | 'throw'

export const severity: Schema<Severity> = oneOf(['ignore', 'log', 'warn', 'throw'])

/** One of some words. */
export function oneOf<const Words extends readonly string[]>(words: Words): Schema<Words[number]> {
  const quoted = words.map((word) => `"${word}"`)
  return z.enum(words, { error: [quoted.slice(0, -1).join(', '), quoted.at(-1)].join(' or ') })
}

/** A value that a function recognises; `expected` ends the sentence "must be …". */
export function matching<T>(expected: string, is: (value: unknown) => boolean): Schema<T> {
  return z.custom<T>(is, { error: expected })
}

/** A whole number between two bounds. */
export function wholeNumber({ min, max = Infinity }: { min: number; max?: number }): Schema<number> {
  const range = max === Infinity ? `${min} or more` : `from ${min} to ${max}`
  return matching(`a whole number, ${range}`, (value) => {
    return Number.isInteger(value) && (value as number) >= min && (value as number) <= max
  })
}

/** An array of one kind. */
export function list<Item extends z.ZodType>(item: Item): z.ZodArray<Item> {
  return z.array(item, { error: 'an array' })
}

/** An object with names of the author's choice. */
export function dictionary<Value extends z.ZodType>(value: Value): z.ZodRecord<z.ZodString, Value> {
  return z.record(z.string(), value, { error: 'an object' })
}

/** An object with the fields of a shape and no others. */
export function fields<Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Shape, z.core.$strict> {
  const knownFields = Object.keys(shape).join()
  return z.strictObject(shape, {
    error: (issue) => (issue.code === 'unrecognized_keys' ? knownFields : 'an object'),
  })
}

/**
 * The same with further fields of one kind. In types they are `unknown`: an index signature of a narrower type
 * would have to fit the known fields, too.
 */
export function openFields<Shape extends z.ZodRawShape>(
  shape: Shape,
  more: z.ZodType,
): z.ZodObject<Shape, z.core.$catchall<z.ZodUnknown>> {
  return z.object(shape, { error: 'an object' }).catchall(more as z.ZodUnknown)
}

/**
 * A value whose form shows which schema it must match, so that only the problems of that schema are reported.
 * `rules` see the value even when a field is wrong, which zod's own refinements do not.
 */
export function choose<S extends z.ZodType>(
  pick: (value: unknown) => S,
  rules: (value: unknown, report: Report) => void = () => {},
): Schema<z.output<S>, z.input<S>> {
  const schema = z.unknown().transform((value, context) => {
    const result = pick(value).safeParse(value, ONCE)
    for (const issue of result.error?.issues ?? []) {
      context.issues.push({ ...issue, path: [...issue.path], input: value } as z.core.$ZodRawIssue)
    }
    rules(value, ({ code, message, hint, path = [] }) => {
      context.issues.push({ code: 'custom', message, params: { code, hint }, path, input: value })
    })
    // Zod runs a transform that follows although there are unknown fields, and drops its result.
    return result.success ? result.data : value
  })
  return schema as unknown as Schema<z.output<S>, z.input<S>>
}

/** `false`, or a value that the schema accepts. */
export function orFalse<S extends z.ZodType>(schema: S): Schema<z.output<S> | false, z.input<S> | false> {
  const disabled = z.literal(false)
  return choose((value): S | typeof disabled => (value === false ? disabled : schema))
}

/** An object of options, `false`, or `true` for the defaults. */
export function toggle<Output, Input>(
  schema: Schema<Output, Input>,
): Schema<Output | false, Input | boolean> {
  const defaults = matching<boolean>('`true`, `false` or an object', (value) => typeof value === 'boolean')
    // No field of such an object is required.
    .transform((isEnabled) => isEnabled && schema.parse({}, ONCE))
  return choose((value): typeof schema | typeof defaults => (isRecord(value) ? schema : defaults))
}

/** Whether a value is an object with fields. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a value is a function. */
export function isFunction(value: unknown): boolean {
  return typeof value === 'function'
}
