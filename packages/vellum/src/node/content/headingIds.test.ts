import { describe, expect, it } from 'vitest'
import { addHeadingIds } from './headingIds.js'

const page = `---
title: A
## not: a heading
---

# Title

## Set up \`x\`

\`\`\`md
## Code
\`\`\`

### A [link](/b) and **bold**
## Own {#Own-Id}
## Set up x
`

describe('addHeadingIds', () => {
  it('MV-13: writes the id that each heading has, and keeps those that are written', () => {
    expect(addHeadingIds(page).split('\n').slice(7)).toEqual([
      '## Set up `x` {#set-up-x}',
      '',
      '```md',
      '## Code',
      '```',
      '',
      '### A [link](/b) and **bold** {#a-link-and-bold}',
      '## Own {#Own-Id}',
      '## Set up x {#set-up-x-1}',
      '',
    ])
    expect(addHeadingIds(addHeadingIds(page))).toBe(addHeadingIds(page))
  })

  it.each([
    [{ overwrite: true }, '## Own {#own}'],
    [{ overwrite: true, maintainCase: true }, '## Own {#Own}'],
    [{ syntax: 'mdx-comment' }, '## Own {#Own-Id}'],
    [{ syntax: 'mdx-comment', migrate: true }, '## Own {/* #Own-Id */}'],
  ] as const)('MV-13: has the options of Docusaurus: %j', (options, line) => {
    expect(addHeadingIds('## Own {#Own-Id}\r\n', options)).toBe(`${line}\r\n`)
  })
})
