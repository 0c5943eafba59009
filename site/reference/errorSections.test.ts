import { describe, expect, it } from 'vitest'
import { errorSectionProblems } from './errorSections'

const program = '```ts\ncall()\n```\n\n```text title="Output"\nfailed\n```\n'
const section = (code: string, text: string) => `\n### \`${code}\` {#${code}}\n\n${text}\n`

describe('errorSectionProblems', () => {
  it('accepts paragraphs, and a list', () => {
    const paragraphs = `${program}\n**Message:** x\n\n**Cause:** y\n\n**Fix:** z\n`
    const list = `${program}\n- **Message:** x\\\n  **Cause:** y\\\n  **Fix:** z\n`
    expect(errorSectionProblems(section('A', paragraphs) + section('B', list), ['A', 'B'])).toEqual([])
  })

  it('names what a section lacks, and does not find it in the next one', () => {
    const page = `${section('A', '**Message:** x')}${section('B', `${program}\n**Cause:** y`)}`
    expect(errorSectionProblems(page, ['A', 'B', 'C'])).toEqual([
      'A: its section has no program.',
      'A: its section has no output.',
      'A: its section has no cause.',
      'A: its section has no fix.',
      'B: its section has no message.',
      'B: its section has no fix.',
      'C: no section. Add "### `C` {#C}".',
    ])
  })
})
