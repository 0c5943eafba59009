// The kinds of values a configuration is made of, as zod schemas. The message of
// each schema is not a sentence but the end of one, "must be …" (`a string`), or,
// for an unknown key, the list of known ones; configProblems.ts makes sentences.

import { z } from 'zod'
import type { Severity } from './userConfig.js'

/**
 * How a rule over several fields reports: the sentence, how to fix it, and where
 * below the value. A schema does not know where it is used, so `{field}` in the
 * sentence stands for the place.
 */
export type Report = (problem: { message: string; hint: string; path?: PropertyKey[] }) => void

export const text = z.string({ error: 'a string' })

export const flag = z.boolean({ error: '`true` or `false`' })

export const anything = z.unknown()

export const attributeValue = z.union([z.string(), z.number(), z.boolean()], {
  error: 'a string, a number, `true` or `false`',
})

export const severity: z.ZodType<Severity> = oneOf(['ignore', 'log', 'warn', 'throw'])

/** One of some words. */
export function oneOf<const Words extends readonly string[]>(words: Words): z.ZodType<Words[number]> {
  const quoted = words.map((word) => `"${word}"`)
  return z.enum(words, { error: [quoted.slice(0, -1).join(', '), quoted.at(-1)].join(' or ') })
}

/** A value that a function recognises; `expected` ends the sentence "must be …". */
export function matching<T>(expected: string, is: (value: unknown) => boolean): z.ZodType<T> {
  return z.custom<T>(is, { error: expected })
}

/** A whole number between two bounds. */
export function wholeNumber({ min, max = Infinity }: { min: number; max?: number }): z.ZodType<number> {
  const range = max === Infinity ? `${min} or more` : `from ${min} to ${max}`
  return matching(`a whole number, ${range}`, (value) => {
    return Number.isInteger(value) && (value as number) >= min && (value as number) <= max
  })
}

/** A list of one kind. */
export function list<T>(item: z.ZodType<T>): z.ZodType<T[]> {
  return z.array(item, { error: 'a list' })
}

/** An object with names of the user's choice. */
export function dictionary<T>(value: z.ZodType<T>): z.ZodType<Record<string, T>> {
  return z.record(z.string(), value, { error: 'an object' })
}

type OptionalKeys<T> = { [K in keyof T]-?: object extends Pick<T, K> ? K : never }[keyof T]
type RequiredShape<T> = { [K in Exclude<keyof T, OptionalKeys<T>>]: z.ZodType<T[K]> }
type OptionalShape<T> = { [K in OptionalKeys<T>]-?: z.ZodType<Exclude<T[K], undefined>> }

/** An object with the fields of `T` and no others; the compiler asks for a schema of each field. */
export function fields<T>(required: RequiredShape<T>, optional: OptionalShape<T>): z.ZodType<T> {
  const shape = shapeOf(required, optional)
  const known = Object.keys(shape).join()
  return z.strictObject(shape, {
    error: (issue) => (issue.code === 'unrecognized_keys' ? known : 'an object'),
  }) as unknown as z.ZodType<T>
}

/** The same, where further fields are let through if they are of one kind. */
export function openFields<T, More>(
  required: RequiredShape<T>,
  optional: OptionalShape<T>,
  more: z.ZodType<More>,
): z.ZodType<T & Record<string, More>> {
  const schema = z.object(shapeOf(required, optional), { error: 'an object' }).catchall(more)
  return schema as unknown as z.ZodType<T & Record<string, More>>
}

function shapeOf(required: object, optional: object): Record<string, z.ZodType> {
  const optionalEntries = Object.entries(optional).map(([key, schema]) => [key, schema.optional()])
  return { ...required, ...Object.fromEntries(optionalEntries) }
}

/**
 * A value whose shape shows which schema it must match, so that only the problems
 * of that schema are told. `rules` see the value even when a field is wrong,
 * which zod's own refinements do not.
 */
export function choose<T>(
  pick: (value: unknown) => z.ZodType<T>,
  rules: (value: unknown, report: Report) => void = () => {},
): z.ZodType<T> {
  return z.unknown().transform((value, context) => {
    const result = pick(value).safeParse(value)
    for (const issue of result.error?.issues ?? []) {
      context.issues.push({ ...issue, path: [...issue.path], input: value } as z.core.$ZodRawIssue)
    }
    rules(value, ({ message, hint, path = [] }) => {
      context.issues.push({ code: 'custom', message, params: { hint }, path, input: value })
    })
    return result.data as T
  })
}

/** `false`, or an object. */
export function orFalse<T>(schema: z.ZodType<T>): z.ZodType<T | false> {
  const no = z.literal(false)
  return choose<T | false>((value) => (value === false ? no : schema))
}

/** Whether a value is an object with fields. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
