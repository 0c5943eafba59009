// The plugin: checks the prose of the pages of a site in `vellum check --prose`.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vellum'
import type { ProseFile, ProseProblem } from './lintProse.js'
import { checkOptions, type ProseOptions } from './options.js'

export type { ProseFile, ProseProblem } from './lintProse.js'
export type { ProseOptions, ProsePlugin, Replacement } from './options.js'

/**
 * Checks one Markdown file; the problems are in the order of the text. Broken MDX has none: a build reports it. The rules
 * are loaded with the first call: a build without `--prose` never loads them.
 */
export async function lintProse(file: ProseFile, options: ProseOptions = {}): Promise<ProseProblem[]> {
  checkOptions(options)
  const rules = await import('./lintProse.js')
  return rules.lintProse(file, options)
}

/** Options of the plugin. */
export interface PluginOptions extends ProseOptions {
  /** The locales to check: the rules are for English. @default those whose name begins with `en` */
  readonly locales?: readonly string[] | undefined
  /** Which files are checked, by their path in the site. @default all but frozen versions */
  readonly files?: ((source: string) => boolean) | undefined
  /** Whether problems are a warning, or fail the check. @default 'warn' */
  readonly severity?: 'warn' | 'throw' | undefined
}

/** Frozen versions, copied or read from Git: what they say is history. */
const FROZEN = /(?:^|[/_])versioned_docs\/|^\.vellum\//

/** Checks the prose of a site, when it is checked with `--prose`. */
export function prose(options: PluginOptions = {}): Plugin {
  checkOptions(options)
  const { locales, files = (source) => !FROZEN.test(source), severity = 'warn' } = options
  /** Files that an earlier locale shows as well. */
  const checkedFiles = new Set<string>()
  let siteDir = ''
  return {
    name: 'prose',
    config: (input) => {
      siteDir = input.siteDir
      return undefined
    },
    finish: async ({ prose: isWanted, locale, pages, keepAlive, info, warn }) => {
      if (!isWanted || !(locales ? locales.includes(locale) : /^en\b/i.test(locale))) return
      const sources = new Set(
        pages.flatMap(({ source }) =>
          source !== undefined && /\.mdx?$/.test(source) && files(source) && !checkedFiles.has(source)
            ? [source]
            : [],
        ),
      )
      const lines: string[] = []
      for (const source of [...sources].sort()) {
        checkedFiles.add(source)
        const text = await readFile(join(siteDir, source), 'utf8')
        const problems = await lintProse({ text, path: source }, options)
        lines.push(...problems.map((problem) => problemLine(source, problem)))
        keepAlive()
      }
      info(`Checked the prose of ${count(sources.size, 'file')}: ${count(lines.length, 'problem')}.`)
      if (lines.length === 0) return
      const message = `${count(lines.length, 'problem')} in prose.\n\n${lines.join('\n')}`
      const hint =
        'Rewrite them, or write `<!-- prose-ignore -->` above a paragraph, in MDX `{/* prose-ignore */}`.'
      if (severity === 'throw') throw new Error(`${message}\n${hint}`)
      warn(message, { hint })
    },
  }
}

/** `docs/a.md:3:7  "utilize": write "use" (terms)` */
function problemLine(source: string, { line, column, message, rule }: ProseProblem): string {
  return `${source}:${line}:${column}  ${message} (${rule})`
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
