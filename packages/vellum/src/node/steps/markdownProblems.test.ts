import { describe, expect, it } from 'vitest'
import { formatError } from '../base/errors.js'
import type { Severity } from '../config/userConfig.js'
import type { MarkdownProblem } from '../markdown/compile/types.js'
import { markdownProblems } from './markdownProblems.js'

const config = (links: Severity, images: Severity) =>
  ({ markdown: { hooks: { onBrokenMarkdownLinks: links, onBrokenMarkdownImages: images } } }) as Parameters<
    typeof markdownProblems
  >[1]

const problem = (fields: Partial<MarkdownProblem>): MarkdownProblem => ({
  type: 'broken-link',
  code: 'broken-file-link',
  message: 'Wrong.',
  line: 3,
  column: 7,
  ...fields,
})

function findings(problems: readonly MarkdownProblem[], site = config('warn', 'throw')) {
  return markdownProblems([{ source: 'docs/a.md', problems }], site).map(
    ({ severity, error }) => `${severity}: ${formatError(error)}`,
  )
}

describe('markdownProblems', () => {
  it('fails for a wrong sample, with the lines around it', () => {
    expect(findings([problem({ type: 'sample', frame: '> 3 | a', hint: 'Correct it.' })])).toEqual([
      'throw: Wrong.\n  at docs/a.md:3:7\n  > 3 | a\n  Correct it.',
    ])
  })

  it('CF-5: has the severity of the configuration', () => {
    expect(findings([problem({}), problem({ type: 'broken-image' })], config('log', 'ignore'))).toEqual([
      'log: Wrong.\n  at docs/a.md:3:7\n  Correct the path, or create the file.',
      'ignore: Wrong.\n  at docs/a.md:3:7\n  Correct the path, or add the file.',
    ])
  })

  it('explains how to build anyway', () => {
    expect(findings([problem({ type: 'broken-image', hint: 'Did you mean "./a.png"?' })])).toEqual([
      'throw: Wrong.\n  at docs/a.md:3:7\n  Did you mean "./a.png"? To build all the same, set `markdown.hooks.onBrokenMarkdownImages` to \'warn\'.',
    ])
  })

  it('RP-8: reports what has no effect once, with all positions', () => {
    const live = problem({ type: 'no-effect', message: 'No effect.', hint: 'Remove it.' })
    expect(findings([live, { ...live, line: 9 }, live])).toEqual([
      'warn: No effect.\n  at docs/a.md:3:7\n  at docs/a.md:9:7\n  Remove it.',
    ])
    const many = Array.from({ length: 23 }, (_, i) => ({ ...live, line: i + 1 }))
    expect(findings(many)[0]).toContain('  at docs/a.md:20:7\n  at 3 more\n')
  })

  it('reports an unknown language once', () => {
    const language = problem({ type: 'language', message: 'The language "x" is not known.' })
    expect(findings([language, { ...language, line: 9 }])).toEqual([
      'warn: The language "x" is not known.\n  at docs/a.md:3:7',
    ])
  })
})
