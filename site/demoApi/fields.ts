// Checks the fields of a body against rules, all of them before it throws.

import { refuseFields } from './problem'

/** Field → whether a value is valid, and the message for one that is not. */
export type FieldRules<T> = {
  readonly [Field in keyof T]: readonly [isRight: (value: unknown) => boolean, rule: string]
}

/** All fields of the rules; throws a 422 that names every missing or wrong one. */
export function readFields<T>(body: object, rules: FieldRules<T>): T {
  return check(body, rules, Object.keys(rules)) as T
}

/** The fields of the rules that the body has; throws a 422 that names every wrong one. */
export function readSomeFields<T>(body: object, rules: FieldRules<T>): Partial<T> {
  return check(
    body,
    rules,
    Object.keys(rules).filter((field) => field in body),
  ) as Partial<T>
}

/** Whether a value is a string with more than spaces in it. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

function check(body: object, rules: object, fields: readonly string[]): object {
  const values = body as { readonly [field: string]: unknown }
  const table = rules as FieldRules<{ [field: string]: unknown }>
  const errors: Record<string, string> = {}
  for (const field of fields) {
    const [isRight, rule] = table[field] as FieldRules<{ it: unknown }>['it']
    if (!isRight(values[field])) errors[field] = rule
  }
  refuseFields(errors)
  return Object.fromEntries(fields.map((field) => [field, values[field]]))
}
