// Turns zod's issues into errors for people: which field, what is wrong with it, how to fix it. Relies on the
// messages of schemaKinds.ts.

import type { z } from 'zod'
import { VellumError } from '../base/errors.js'
import { didYouMean, nearestName } from '../base/nearestName.js'
import type { MessageCode } from '../messages/catalogue.js'
import { fieldOutcome, replacement } from './docusaurusFields.js'
import { isRecord } from './schemaKinds.js'
import { THEME_FIELDS } from './themeConfig.js'

/** One error for each problem of a configuration. */
export function configProblems({
  issues,
  value,
  file,
}: {
  issues: readonly z.core.$ZodIssue[]
  value: unknown
  file: string
}): VellumError[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') return unknownFields(issue, file)
    const { code, message, hint } = wrongValue(issue, value)
    return [new VellumError(message, { code, files: [file], hint })]
  })
}

/** Warnings about accepted fields: deprecated ones, and those of `themeConfig` that look misspelt. */
export function fieldWarnings(unsafeConfig: unknown, { file }: { file: string }): VellumError[] {
  const config = isRecord(unsafeConfig) ? unsafeConfig : {}
  const theme = isRecord(config.themeConfig) ? config.themeConfig : {}
  const misspelt = Object.keys(theme).flatMap((name) => {
    const isKnown = THEME_FIELDS.includes(name) || fieldOutcome(['themeConfig', name]) !== undefined
    const hint = isKnown ? undefined : didYouMean(name, THEME_FIELDS)
    if (hint === undefined) return []
    return new VellumError(`\`themeConfig.${name}\` has no effect here.`, {
      code: 'ignored-field',
      files: [file],
      hint,
    })
  })
  if (config.onBrokenMarkdownLinks === undefined) return misspelt
  const deprecated = new VellumError('`onBrokenMarkdownLinks` is deprecated.', {
    code: 'deprecated-field',
    files: [file],
    hint: 'Write it as `markdown.hooks.onBrokenMarkdownLinks`.',
  })
  return [deprecated, ...misspelt]
}

function unknownFields(issue: z.core.$ZodIssueUnrecognizedKeys, file: string): VellumError[] {
  const knownFields = issue.message.split(',')
  return issue.keys.flatMap((key) => {
    const instead = replacement([...issue.path, key])
    // A field of Docusaurus is not a misspelling, however similar it is to another field.
    const guess = instead === undefined ? nearestName(key, knownFields) : undefined
    const didYouMean = guess && `Did you mean "${guess}"?`
    if (issue.path.length > 0) {
      return new VellumError(`Unknown field "${key}" in \`${fieldPath(issue.path)}\`.`, {
        code: 'unknown-field',
        files: [file],
        hint:
          instead ??
          didYouMean ??
          `The known fields are ${knownFields.map((name) => `"${name}"`).join(', ')}.`,
      })
    }
    const ownFields = 'Fields of your own belong in `customFields`.'
    // The message names the file already.
    return new VellumError(`Unknown field "${key}" in ${file}.`, {
      code: 'unknown-field',
      hint: instead ?? [didYouMean, ownFields].filter(Boolean).join(' '),
    })
  })
}

interface Problem {
  code: MessageCode
  message: string
  hint: string | undefined
}

function wrongValue(issue: z.core.$ZodIssue, root: unknown): Problem {
  const hint = issue.code === 'custom' ? issue.params?.hint : undefined
  if (issue.code === 'custom' && typeof hint === 'string') {
    const message = issue.message.replaceAll('{field}', `\`${fieldPath(issue.path)}\``)
    return { code: ruleCode(issue), message, hint }
  }
  const value = valueAt(root, issue.path)
  if (issue.path.length === 0) {
    return {
      code: 'invalid-config',
      message: `The configuration must be ${issue.message}, not ${shown(value)}.`,
      hint: 'Write `export default defineConfig({ title, url, baseUrl })`.',
    }
  }
  const field = `\`${fieldPath(issue.path)}\``
  if (value === undefined) {
    return { code: 'missing-field', message: `${field} is missing.`, hint: `Set it to ${issue.message}.` }
  }
  const words = issue.code === 'invalid_value' ? issue.values.map(String) : []
  const guess = typeof value === 'string' ? nearestName(value, words) : undefined
  return {
    code: 'invalid-field',
    message: `${field} must be ${issue.message}, not ${shown(value)}.`,
    hint: guess && `Did you mean "${guess}"?`,
  }
}

/** The code that a rule over several fields reports, see `Report` in schemaKinds.ts. */
function ruleCode({ params }: z.core.$ZodIssueCustom): MessageCode {
  return params?.code as MessageCode
}

/** ['themeConfig', 'items', 2, 'aria-x'] → 'themeConfig.items[2]["aria-x"]' */
function fieldPath(path: readonly PropertyKey[]): string {
  let fieldName = ''
  for (const key of path) {
    if (typeof key === 'number') fieldName += `[${key}]`
    else if (!/^[A-Za-z_$][\w$]*$/.test(String(key))) fieldName += `[${JSON.stringify(String(key))}]`
    else fieldName += fieldName ? `.${String(key)}` : String(key)
  }
  return fieldName
}

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    root,
  )
}

/** A value in a sentence: text in quotes, `null`, 'an array'. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value)
  if (value === null || value === undefined || typeof value === 'boolean' || typeof value === 'number') {
    return `\`${value}\``
  }
  if (Array.isArray(value)) return 'an array'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}
