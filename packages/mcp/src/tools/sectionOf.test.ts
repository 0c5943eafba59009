import { describe, expect, it } from 'vitest'
import { sectionOf } from './sectionOf.js'

const PAGE = `# Title

Lead.

## The \`get\` method

One.

\`\`\`\`md
\`\`\`
## Not a heading
\`\`\`
\`\`\`\`

### [Linked](https://a.b) \\*part\\*

Two.

## Retry

Three.

## Retry

Four.`

describe('sectionOf', () => {
  it.each([
    ['the-get-method', '## The `get` method', 'Two.'],
    ['linked-part', '### [Linked]', 'Two.'],
    ['retry', '## Retry', 'Three.'],
    ['retry-1', '## Retry', 'Four.'],
    ['title', '# Title', 'Four.'],
  ])('MC-6: finds #%s', (anchor, start, end) => {
    const section = sectionOf(PAGE, anchor)
    expect([section?.startsWith(start), section?.endsWith(end)]).toEqual([true, true])
  })

  it.each(['not-a-heading', 'else', 'retry-2'])('MC-6: has no section for #%s', (anchor) => {
    expect(sectionOf(PAGE, anchor)).toBeUndefined()
  })
})
