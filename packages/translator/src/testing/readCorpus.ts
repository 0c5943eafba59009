// The corpus of the translator: code that uses axios, its translation and its notes, as text files that people
// can read.
//
//   === js: what it shows          the language of the code, and a name
//   @differs: reason               when the two programs do not behave the same; a note says so
//   @unrun: reason                 when the test cannot run them
//   (code)
//   --- troth
//   (translation)
//   --- notes
//   4 check: params                line, kind and subject of each note

import { readdirSync, readFileSync } from 'node:fs'

/** As far from the built file as from this one. */
const CORPUS = new URL('../../corpus/', import.meta.url)

/** One row of the corpus. */
export interface CorpusRow {
  readonly file: string
  readonly name: string
  readonly language: 'js' | 'ts'
  /** Why the two programs do not behave the same; undefined when they do. */
  readonly differs: string | undefined
  /** Why they are not run. */
  readonly unrun: string | undefined
  readonly axios: string
  readonly troth: string
  readonly notes: readonly string[]
}

/** Reads all rows, in the order of the files. */
export function readCorpus(): CorpusRow[] {
  const files = readdirSync(CORPUS).filter((file) => file.endsWith('.txt'))
  return files.flatMap((file) => readRows(file, readFileSync(new URL(file, CORPUS), 'utf8')))
}

function readRows(file: string, text: string): CorpusRow[] {
  return text
    .split(/^=== /m)
    .slice(1)
    .map((block) => {
      const [, language, name, differs, unrun, rest] =
        /^(js|ts): (.+)\n(?:@differs: (.+)\n)?(?:@unrun: (.+)\n)?([\s\S]*)$/.exec(block) ?? []
      const [axios, translation, ...more] = rest?.split(/^--- troth\n/m) ?? []
      if (!language || !name || axios === undefined || translation === undefined || more.length > 0) {
        throw new Error(
          `${file}: cannot read the row "${block.split('\n')[0]}". See readCorpus.ts for its form.`,
        )
      }
      const [troth = '', notes = ''] = translation.split(/^--- notes\n/m)
      const lines = notes.split('\n').filter((line) => line !== '')
      return { file, name, language: language as 'js' | 'ts', differs, unrun, axios, troth, notes: lines }
    })
}
