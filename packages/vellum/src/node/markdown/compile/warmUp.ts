// Compiles a page whose result is dropped: the first page of a thread takes ten times as long as the next
// one, and a thread that waits for pages can compile it in the meantime.

import { createMarkdownCompiler } from './compileMarkdown.js'

/** The syntax that most pages have. */
const PAGE = `
# Title

A [link](https://example.com), \`code\`, *emphasis* and **strong** text.

:::tip

- An item
- [x] A task

:::

| Column | Other |
|---|---|
| Cell | \`value\` |

## Heading

\`\`\`ts title="file.ts"
interface Options {
  readonly name?: string
}

export async function run(options: Options = {}): Promise<void> {
  // A comment
  const text = \`\${options.name ?? 'none'}\`
  if (text !== 'none') await fetch(text, { list: [1, true, null] })
}
\`\`\`
`

/** Loads the compiler of Markdown, and runs its code once. */
export async function warmUp(): Promise<void> {
  await createMarkdownCompiler().compile({
    body: PAGE,
    bodyLine: 1,
    source: 'warm-up.md',
    format: 'mdx',
    frontMatter: {},
    partial: false,
    resolver: {
      link: (href) => ({ type: 'external', href }),
      image: (src) => ({ type: 'external', src }),
      file: () => ({ type: 'missing', meant: undefined }),
    },
  })
}
