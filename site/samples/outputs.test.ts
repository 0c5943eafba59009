import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pageSamples } from './collect'
import { judge, writeOutputs } from './outputs'

const PAGE = [
  '```js',
  'a',
  '```',
  '',
  '```text title="Output"',
  'old',
  '```',
  '',
  '- item',
  '',
  '  ```js throws',
  '  b',
  '  ```',
  '  ```text title="Output"',
  '  ```',
  '',
].join('\n')

const [plain, throwing] = pageSamples('docs/a.md', PAGE)
const check = { update: false }

describe('judge', () => {
  it('accepts the output that the page shows', () => {
    expect(judge(plain!, { output: 'old', threw: false }, check)).toBeUndefined()
  })

  it('reports how an output has changed, and what to do', () => {
    expect(judge(plain!, { output: 'new\nline', threw: false }, check)).toBe(
      'The output has changed. If it is right, run "npm run samples:update".\n- old\n+ new\n+ line',
    )
  })

  it('does not mind a changed output when it is to be written', () => {
    expect(judge(plain!, { output: 'new', threw: false }, { update: true })).toBeUndefined()
  })

  it('reports that a sample throws', () => {
    expect(judge(plain!, { output: 'Error: no', threw: true }, check)).toBe(
      'The sample throws. Correct it, or write "throws" after its language if that is the point.\nError: no',
    )
  })

  it('reports that a sample should throw and does not', () => {
    expect(judge(throwing!, { output: '', threw: false }, check)).toBe(
      'The sample says "throws", but it ends well. Remove the word.',
    )
  })

  it('reports what is wrong whatever the output is', () => {
    expect(judge(plain!, { output: 'old', threw: false, failure: 'It does not end.' }, check)).toBe(
      'It does not end.\nold',
    )
  })
})

describe('writeOutputs', () => {
  it('puts the outputs into the page in any order, and leaves all else as it is', () => {
    const folder = mkdtempSync(join(tmpdir(), 'outputs-'))
    try {
      const file = join(folder, 'a.md')
      writeFileSync(file, PAGE)
      const [first, second] = pageSamples('docs/a.md', PAGE, file)
      writeOutputs(
        new Map([
          [second!, 'Error: no'],
          [first!, '1\n2'],
        ]),
      )
      const expected = PAGE.replace('old', '1\n2').replace('  ```text title="Output"\n', '$&  Error: no\n')
      expect(readFileSync(file, 'utf8')).toBe(expected)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
