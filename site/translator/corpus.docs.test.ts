// Every translation of the corpus compiles against the types of Troth, and behaves as the axios code does: the
// same requests, the same output.

import { type CorpusRow, readCorpus } from 'troth-translate/testing'
import { afterAll, describe, expect, it } from 'vitest'
import { pageSamples } from '../samples/collect'
import { openFolder } from '../samples/folders'
import { checkTypes } from '../samples/typeCheck'
import { runProgram } from './runProgram'

const corpus = readCorpus()
const folder = openFolder('translations')
afterAll(folder.remove)

/** What is left unchanged, or has no equivalent member, is still written for axios; names of other files are unknown. */
const isComplete = ({ notes, troth }: CorpusRow) =>
  notes.every((note) => !/^\d+ (?:left:|none: \w+\.)/.test(note)) &&
  !/getOptions|from '\.\/|^api\./.test(troth)

const comparable = corpus.filter(({ differs, unrun }) => differs === undefined && unrun === undefined)

/** What JavaScript cannot state: the type of a value that is unknown. */
const UNTYPED = /^TS2339: .* on type '(?:unknown|\{\})'\.$/

describe('the translations', () => {
  it('compile', () => {
    const rows = corpus.filter(isComplete)
    expect(rows.length).toBeGreaterThan(100)
    const page = rows.map(({ language, troth }) => {
      const fence = language === 'ts' && /<\/\w+>/.test(troth) ? 'tsx' : language
      return `\`\`\`${fence}\n${troth}\`\`\`\n`
    })
    const findings = checkTypes(pageSamples('corpus.md', page.join('\n')), folder.path)
    const relevant = findings.filter(
      ({ sample, message }) => sample.language !== 'js' || !UNTYPED.test(message),
    )
    expect(relevant.map(({ sample, message }) => `${rows[sample.index]!.name}: ${message}`)).toEqual([])
  })

  it.each(comparable)('$file: $name', async ({ axios, troth }) => {
    const [before, after] = [await runProgram(axios), await runProgram(troth)]
    expect(before.output.length + before.requests.length, 'the program does nothing').toBeGreaterThan(0)
    expect(after).toEqual(before)
  })

  it('are at least 60 that behave the same', () => {
    expect(comparable.length).toBeGreaterThanOrEqual(60)
  })
})
