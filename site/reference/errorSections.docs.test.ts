// The sections of error codes, in the page that has them, and the messages of Troth that it explains.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { errorSectionProblems } from './errorSections'
import { readReference, valuesOf } from './readReference'
import { trothSources } from './trothFiles'

describe('the page of the client', () => {
  const page = readFileSync(new URL('../docs/api/troth/index.md', import.meta.url), 'utf8')

  it('explains every error code with a program, its message, its cause and its fix', () => {
    const codes = valuesOf(readReference(trothSources()), 'ErrorCode').map(({ value }) => value)
    expect(codes.length).toBeGreaterThan(10)
    expect(errorSectionProblems(page, codes)).toEqual([])
  })

  it('has every message about an error in the calling code', () => {
    const sources = readdirSync(trothSources())
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(join(trothSources(), name), 'utf8'))
    const messages = sources.flatMap((source) =>
      [...source.matchAll(/misuse\(\s*'CONFIG_\w+',\s*(['`])(.+?)\1[,)]/gs)].map(([, , message]) => message!),
    )
    expect(messages.length).toBeGreaterThan(10)
    // What a message names differs from one program to the next.
    const pattern = (message: string) =>
      new RegExp(
        message
          .split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/)
          .map(escaped)
          .join('.*?'),
      )
    expect(messages.filter((message) => !pattern(message).test(page))).toEqual([])
  })
})

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
