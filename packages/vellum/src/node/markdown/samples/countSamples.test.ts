import { expect, it } from 'vitest'
import { countSamples } from './countSamples.js'

const BODY = `# A

\`\`\`ts
const a = 1
\`\`\`

> ~~~tsx title="a.tsx" twoslash
> const b = 1
> ~~~

- item

  \`\`\`typescript no-twoslash
  const c = 1
  \`\`\`

\`\`\`tsconfig
\`\`\`

The word \`\`\`ts in a sentence, and

    const code = 1
`

it('counts the fences that are checked', () => {
  expect(countSamples(BODY, { every: true })).toBe(2)
  expect(countSamples(BODY, { every: false })).toBe(1)
})
