// The problems that the Markdown compiler found, as errors with the severity that the site has chosen.

import { VellumError } from '../base/errors.js'
import type { SiteConfig } from '../config/siteConfig.js'
import type { Severity } from '../config/userConfig.js'
import type { MarkdownProblem } from '../markdown/compile/types.js'
import type { Problem } from './problems.js'

/**
 * The problems of all pages. An unknown language of a code block is reported once, however many pages use it, and so is
 * what has no effect, with its positions.
 */
export function markdownProblems(
  pages: Iterable<{ readonly source: string; readonly problems: readonly MarkdownProblem[] }>,
  { markdown: { hooks } }: Pick<SiteConfig, 'markdown'>,
): Problem[] {
  const severities: Readonly<Record<MarkdownProblem['type'], Severity>> = {
    'broken-link': hooks.onBrokenMarkdownLinks,
    'broken-image': hooks.onBrokenMarkdownImages,
    'unreadable-image': 'warn',
    directive: 'warn',
    language: 'warn',
    notation: 'warn',
    'partial-front-matter': 'warn',
    plugin: 'warn',
    sample: 'throw',
    'no-effect': 'warn',
  }
  const languages = new Set<string>()
  const merged = new Map<
    string,
    Pick<MarkdownProblem, 'code'> & { readonly hint: string | undefined; readonly files: Set<string> }
  >()
  const foundProblems: Problem[] = []
  for (const { source, problems } of pages) {
    for (const { type, code, message, hint, frame, line, column } of problems) {
      if (type === 'language') {
        if (languages.has(message)) continue
        languages.add(message)
      }
      if (type === 'no-effect') {
        const { files } = merged.get(message) ?? { files: new Set<string>() }
        files.add(`${source}:${line}:${column}`)
        merged.set(message, { code, hint, files })
        continue
      }
      const severity = severities[type]
      const fix = [hint ?? FIXES[type], severity === 'throw' ? relaxed(type) : undefined].filter(Boolean)
      const error = new VellumError(message, {
        code,
        files: [`${source}:${line}:${column}`],
        ...(frame !== undefined && { frame }),
        ...(fix.length > 0 && { hint: fix.join(' ') }),
      })
      foundProblems.push({ severity, error })
    }
  }
  for (const [message, { code, hint, files }] of merged) {
    const named = [...files].slice(0, MOST_NAMED)
    if (files.size > named.length) named.push(`${files.size - named.length} more`)
    const error = new VellumError(message, { code, files: named, ...(hint !== undefined && { hint }) })
    foundProblems.push({ severity: severities['no-effect'], error })
  }
  return foundProblems
}

/** A site that was migrated may have hundreds. */
const MOST_NAMED = 20

/** The hint if the compiler has no better one. */
const FIXES: { readonly [type in MarkdownProblem['type']]?: string } = {
  'broken-link': 'Correct the path, or create the file.',
  'broken-image': 'Correct the path, or add the file.',
}

/** How to build anyway. */
function relaxed(type: MarkdownProblem['type']): string | undefined {
  const option = { 'broken-link': 'onBrokenMarkdownLinks', 'broken-image': 'onBrokenMarkdownImages' }[
    type as string
  ]
  return option && `To build all the same, set \`markdown.hooks.${option}\` to 'warn'.`
}
