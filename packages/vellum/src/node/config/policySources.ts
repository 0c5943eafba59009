// `contentSecurityPolicy`: checks its directives and sources. A wrong one would have no effect, or would open more than it says.

import { didYouMean } from '../base/nearestName.js'
import { choose, dictionary, isRecord, list, type Report, type Schema, text } from './schemaKinds.js'

/** The directives of Content Security Policy Level 3, and those that browsers know besides. */
const DIRECTIVES = [
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'media-src',
  'font-src',
  'connect-src',
  'frame-src',
  'child-src',
  'worker-src',
  'manifest-src',
  'object-src',
  'prefetch-src',
  'fenced-frame-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
  'sandbox',
  'report-uri',
  'report-to',
  'require-trusted-types-for',
  'trusted-types',
  'upgrade-insecure-requests',
]

/** What browsers read as the name of a host when it has no quotes. */
const QUOTED =
  /^(?:self|none|unsafe-inline|unsafe-eval|unsafe-hashes|wasm-unsafe-eval|strict-dynamic|report-sample|(?:nonce|sha256|sha384|sha512)-.+)$/

/** Sources by directive. */
export const policySources: Schema<Record<string, string[]>> = choose(
  () => dictionary(list(text)),
  checkPolicy,
)

function checkPolicy(policy: unknown, report: Report): void {
  if (!isRecord(policy)) return
  for (const [directive, sources] of Object.entries(policy)) {
    if (!DIRECTIVES.includes(directive)) {
      report({
        code: 'unknown-field',
        message: `Unknown field "${directive}" in {field}.`,
        hint:
          didYouMean(directive, DIRECTIVES) ??
          'Write a directive of a content security policy, such as "connect-src".',
      })
    }
    for (const [i, source] of Array.isArray(sources) ? sources.entries() : []) {
      if (typeof source === 'string') checkSource(source, [directive, i], report)
    }
  }
}

function checkSource(source: string, path: PropertyKey[], report: Report): void {
  if (/^[^\s;,]+$/.test(source) && !QUOTED.test(source)) return
  const isKeyword = QUOTED.test(source)
  report({
    code: 'invalid-field',
    message: `{field} must be one source, not ${JSON.stringify(source)}.`,
    hint: isKeyword
      ? `Write it in single quotes: ${JSON.stringify(`'${source}'`)}.`
      : 'Write each source as an entry of its own, without spaces, commas and semicolons.',
    path,
  })
}
