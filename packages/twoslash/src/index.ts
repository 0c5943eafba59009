// Types in the code blocks of a Vellum site: the plugin for its configuration. Loads no compiler: the module that does is
// named by its URL, and the engine loads it in the threads that compile pages.

import type { Plugin, SampleChecker } from 'vellum'
import { nearestName } from './nearestName.js'

/** What is checked, and how. */
export interface TypedSamplesOptions {
  /**
   * Which `ts` and `tsx` code blocks are checked: all without the word `no-twoslash` after their language, or only those
   * marked with the word `twoslash`.
   * @default 'all'
   */
  readonly blocks?: 'all' | 'marked'
  /** Options of the TypeScript compiler as in a `tsconfig.json`, over the defaults. @default {} @example { strict: false } */
  readonly compilerOptions?: Readonly<Record<string, unknown>>
}

const NAMES = ['blocks', 'compilerOptions'] as const satisfies readonly (keyof TypedSamplesOptions)[]

/** What `typedSamples` returns: a plugin that is plain data. */
export interface TypedSamplesPlugin extends Plugin {
  readonly config: { readonly markdown: { readonly twoslash: SampleChecker } }
}

/** A plugin that checks the TypeScript samples of a site, and shows the types in them. */
export function typedSamples(options: TypedSamplesOptions = {}): TypedSamplesPlugin {
  checkOptions(options)
  const { blocks = 'all', compilerOptions = {} } = options
  const module = new URL('./typeChecker.js', import.meta.url).href
  const twoslash = { module, blocks, options: { compilerOptions } }
  return { name: 'vellum-twoslash', config: { markdown: { twoslash } } }
}

/** A configuration in JavaScript has no types. */
function checkOptions(options: TypedSamplesOptions): void {
  const { blocks, compilerOptions } = options
  const unknown = Object.keys(options).find((name) => !NAMES.some((knownName) => knownName === name))
  if (unknown !== undefined) {
    const nearest = nearestName(unknown, NAMES)
    const hint = nearest ? `Did you mean "${nearest}"?` : `The options are ${NAMES.join(' and ')}.`
    throw new TypeError(`\`typedSamples()\` has no option "${unknown}". ${hint}`)
  }
  if (blocks !== undefined && blocks !== 'all' && blocks !== 'marked') {
    throw new TypeError(
      `\`blocks\` of \`typedSamples()\` must be "all" or "marked", not ${JSON.stringify(blocks)}.`,
    )
  }
  if (
    compilerOptions !== undefined &&
    (typeof compilerOptions !== 'object' || Array.isArray(compilerOptions))
  ) {
    throw new TypeError('`compilerOptions` of `typedSamples()` must be an object, as in a tsconfig.json.')
  }
}
