// The prose of both sites: terms, sentences that are too long, words that are there twice. Code and German pages are left out.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lintProse } from 'vellum-prose'
import { describe, expect, it } from 'vitest'
import { PROSE_TERMS } from './proseTerms.js'

const root = fileURLToPath(new URL('../../', import.meta.url))
const OPTIONS = { terms: PROSE_TERMS, sentenceLength: 60 }

describe('the prose of pages', () => {
  it.each(['site/docs', 'site/src/pages', 'manual/docs', 'manual/src/pages'])(
    '%s has no problem',
    async (folder) => {
      const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      const problems: string[] = []
      for (const file of files.filter((name) => /\.mdx?$/.test(name))) {
        const path = join(folder, file)
        for (const { line, column, message, rule } of await lintProse(
          // What the tests read is no prose.
          { path, text: readFileSync(join(root, path), 'utf8').replace(/^[ \t]*::try\{.*\}[ \t]*$/gm, '') },
          OPTIONS,
        )) {
          problems.push(`${path}:${line}:${column} ${message} (${rule})`)
        }
      }
      expect(problems).toEqual([])
    },
  )
})
