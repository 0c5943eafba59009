import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readReference } from '../reference/readReference'
import { entrySources, trothSources } from '../reference/trothFiles'
import { docCommentSamples, entryExamples, examplesOf } from './docComments'

const sources = trothSources()

it('finds every example of the sources, once', () => {
  const writtenCount = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(sources, name), 'utf8').match(/^\s*\*\s@example/gm)?.length ?? 0)
    .reduce((sum, count) => sum + count, 0)
  const ofEntries = entrySources().flatMap(entryExamples)
  expect([...examplesOf(readReference(sources)), ...ofEntries]).toHaveLength(writtenCount)
  expect(writtenCount).toBeGreaterThan(25)
})

it('names the line of each', () => {
  for (const { page, line, code } of docCommentSamples()) {
    const text = readFileSync(join(sources, page.replace(/.*\/src\//, '')), 'utf8').split('\n')[line - 1]
    const shown = text?.replace(/^\s*\*\s(@example )?/, '') ?? ''
    expect(shown, `${page}:${line}`).not.toBe('')
    expect(code.split('\n')[0], `${page}:${line}`).toContain(shown)
  }
})

it('uses an option in a request, and runs statements as they are', () => {
  const codeOf = (part: string) => docCommentSamples().find(({ code }) => code.includes(part))?.code
  expect(codeOf('refreshToken()')).toMatch(
    /createClient\(\{ baseUrl: '.*', hooks: \{ response: \[async [\s\S]*\]\s\} \}\); await client\.getAsync/,
  )
  expect(codeOf("traceId: 'a1'")).toContain("context: { traceId: 'a1' }")
  expect(codeOf('api.deleteAsync')).toMatch(/;await api\.deleteAsync\('users\/4'\)$/)
  expect(codeOf("'X-Debug': null")).toContain('export const example: HeadersInput = {')
})
