// The options of the rules, and what is wrong with them.

import type { Root } from 'nlcst'
import type { VFile } from 'vfile'

/** What to write in place of a term: a word, several to choose from, or `false` for nothing. */
export type Replacement = string | readonly string[] | false

/** A plugin of retext, or one with its options: it reports with `file.message`. */
// biome-ignore lint/suspicious/noExplicitAny: plugins of any options must fit.
export type ProsePlugin = ProsePluginFunction | readonly [ProsePluginFunction, ...any[]]

// biome-ignore lint/suspicious/noExplicitAny: plugins of any options must fit.
type ProsePluginFunction = (...options: any[]) => ((tree: Root, file: VFile) => unknown) | undefined

/** The rules. */
export interface ProseOptions {
  /**
   * Words and phrases, and what to write in place of them. Case counts if only the case is different.
   * @default {}
   * @example { utilize: 'use', whitelist: ['allowlist', 'permit'], Javascript: 'JavaScript' }
   */
  readonly terms?: Readonly<Record<string, Replacement>> | undefined
  /** Most words of a sentence; `false` for any number. @default 40 */
  readonly sentenceLength?: number | false | undefined
  /** Whether the passive voice is reported. @default false */
  readonly passive?: boolean | undefined
  /** Whether a word that is there twice in a row is reported: "the the". @default true */
  readonly repeatedWords?: boolean | undefined
  /** Further rules: plugins of retext. @default [] @example [retextEquality] */
  readonly plugins?: readonly ProsePlugin[] | undefined
}

/** Throws for options that cannot be meant. */
export function checkOptions({ terms = {}, sentenceLength, plugins = [] }: ProseOptions): void {
  for (const [term, replacement] of Object.entries(terms)) {
    const words = replacement === false ? [] : [replacement].flat()
    if (term.trim() === '' || words.some((word) => typeof word !== 'string')) {
      throw new Error(
        `\`terms\` of prose() has "${term}": ${JSON.stringify(replacement)}. Write a word and what replaces it: { utilize: 'use' }.`,
      )
    }
    if (words.some((word) => word === term)) {
      throw new Error(`\`terms\` of prose() replaces "${term}" by itself. Write another word, or remove it.`)
    }
  }
  if (
    sentenceLength !== undefined &&
    sentenceLength !== false &&
    !(Number.isInteger(sentenceLength) && sentenceLength > 0)
  ) {
    throw new Error(
      `\`sentenceLength\` of prose() is ${JSON.stringify(sentenceLength)}. Write the most words of a sentence, or false.`,
    )
  }
  if (plugins.some((plugin) => typeof [plugin].flat()[0] !== 'function')) {
    throw new Error(
      '`plugins` of prose() must have plugins of retext, each a function or an array of one and its options.',
    )
  }
}
