// The plugin: formulas between dollar signs and in `math` code blocks.

import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vellum'
import { type FormulaOptions, remarkFormulas } from './remarkFormulas.js'

/** Options of `math`. */
export interface MathOptions {
  /**
   * Commands of your own, for all formulas of the site.
   * @default {}
   * @example { '\\R': '\\mathbb{R}', '\\abs': '\\left|#1\\right|' }
   */
  readonly macros?: Readonly<Record<string, string>> | undefined
  /**
   * What happens when KaTeX cannot read a formula: `throw` fails the build, `warn` prints a warning and shows the
   * source of the formula.
   * @default 'throw'
   */
  readonly errorSeverity?: 'throw' | 'warn' | undefined
}

/** Formulas: `$…$` in a line, `$$` on lines of their own, and `math` code blocks. */
export function math({ macros = {}, errorSeverity = 'throw', ...unknown }: MathOptions = {}): Plugin {
  checkOptions({ macros, errorSeverity, unknown })
  const options: FormulaOptions = { macros, errorSeverity }
  return {
    name: 'vellum-math',
    config: {
      markdown: { remarkPlugins: [[remarkFormulas, options]] },
      theme: { pageCss: { 'vm-math': fileURLToPath(new URL('./math.css', import.meta.url)) } },
    },
  }
}

function checkOptions({
  macros,
  errorSeverity,
  unknown,
}: {
  macros: unknown
  errorSeverity: unknown
  unknown: object
}): void {
  const [name] = Object.keys(unknown)
  if (name !== undefined) {
    throw new TypeError(`math() has no option "${name}". Its options are macros and errorSeverity.`)
  }
  if (errorSeverity !== 'throw' && errorSeverity !== 'warn') {
    throw new TypeError("math(): `errorSeverity` must be 'throw' or 'warn'.")
  }
  if (typeof macros !== 'object' || macros === null || Array.isArray(macros)) {
    throw new TypeError("math(): `macros` must be an object such as { '\\\\R': '\\\\mathbb{R}' }.")
  }
  for (const [command, meaning] of Object.entries(macros)) {
    if (typeof meaning !== 'string') {
      throw new TypeError(`math(): \`macros\` must have strings as values; that of "${command}" is not.`)
    }
    // A command is a backslash with letters, or with one other character; KaTeX ignores anything else.
    if (!/^\\(?:[A-Za-z@]+|[^A-Za-z])$/.test(command)) {
      throw new TypeError(
        `math(): "${command}" in \`macros\` is not a command. Write a backslash and letters: '\\\\R' in JavaScript.`,
      )
    }
  }
}
