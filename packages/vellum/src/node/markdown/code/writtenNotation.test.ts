// What the compiler reports of code notation, code groups and code from files.

import { describe, expect, it } from 'vitest'
import { createMarkdownCompiler } from '../compile/compileMarkdown.js'
import type { ResolvedFile } from '../compile/types.js'
import type { TypeChecker } from '../samples/types.js'

const FILES: Readonly<Record<string, string>> = {
  './a.ts': 'one\n// #region setup\ntwo() // [!code foucs]\n// #endregion\n// #region open\n',
}

async function compile(body: string, checker?: TypeChecker) {
  const file = (path: string): ResolvedFile =>
    FILES[path] === undefined
      ? { type: 'missing', meant: './a.ts' }
      : { type: 'text', source: 'src/a.ts', text: FILES[path] }
  return createMarkdownCompiler({}, checker).compile({
    body,
    bodyLine: 4,
    source: 'docs/a.md',
    format: 'md',
    frontMatter: {},
    partial: false,
    resolver: {
      link: (href) => ({ type: 'external', href }),
      image: () => ({ type: 'missing', meant: undefined }),
      file,
    },
  })
}

async function problemsOf(body: string) {
  const { problems } = await compile(body)
  return problems.map(({ line, column, message, hint }) => `${line}:${column} ${message} ${hint}`)
}

describe('problems of notation', () => {
  it.each([
    [
      '> ```js\n> a()\n> b() // [!code foucs:2]\n> ```',
      '6:10 The code notation "[!code foucs:2]" is unknown; it is shown as text. Did you mean "[!code focus:2]"? Write "[!!code foucs:2]" to show it.',
    ],
    [
      '```js\na() // [!code zzz]\n```',
      '5:8 The code notation "[!code zzz]" is unknown; it is shown as text. Names are `++`, `--`, `focus`, `highlight`, `hl`, `error`, `warning` and `word:…`. Write "[!!code zzz]" to show it.',
    ],
    [
      '```html\n<p /* [!code hl] */ class="a">\n```',
      '5:7 The code notation "[!code hl]" is not in a comment at the end of its line; it is shown as text. Move the comment to the end of the line, or to a line of its own. Write "[!!code hl]" to show it.',
    ],
    [
      '```js /retrry/\nretry()\n```',
      '4:1 The code block highlights "retrry", which is not in its code. Did you mean "/retry/"?',
    ],
    [
      '```js\n// [!code word:b]\na\n```',
      '4:1 The code block highlights "b", which is not in its code. `[!code word:b]` is about its own line and those below it. Correct the word, or move the comment up.',
    ],
    [
      '```py linenums="1" title="hl_lines="\na\n```',
      '4:1 `linenums` is an option of code blocks in another engine, and has no effect here. Write `showLineNumbers`, or `showLineNumbers=5` to begin with another number.',
    ],
    [
      '```ts:line-numbers\na\n```',
      '4:1 The language "ts:line-numbers" of a code block is unknown; the code is shown without colours. Write "ts showLineNumbers".',
    ],
    [
      '```js collapse={2-9}\na\n// [!code hl]\nb\n```',
      '4:1 The code block collapses the lines {2-9}, but it has 2 lines. Write the first and the last line: `collapse={3-12}`. Lines are counted as they are shown.',
    ],
  ])('CB-16: %j', async (body, problem) => {
    expect(await problemsOf(body)).toEqual([problem])
  })

  it('CB-18: a group without code, with text, with two tabs of one name', async () => {
    expect(await problemsOf(':::code-group\n\nText\n\n:::')).toEqual([
      '4:1 The code group has no code blocks; its content is shown without tabs. Put two or more code blocks between `:::code-group` and `:::`.',
    ])
    expect(await problemsOf(':::code-group\n\nText\n\n```js\n```\n\n```js\n```\n\n:::')).toEqual([
      '6:1 The code group contains something else than code blocks; it is shown above the tabs. Move it out of the code group, or write `<Tabs>` with a `<TabItem>` for each tab.',
      '11:1 The code group has more than one tab with the name "js". Write a name for each in brackets after the language: ```` ```sh [npm] ````.',
    ])
  })

  it.each([
    [
      './b.ts',
      'The code block takes its code from "./b.ts", which does not exist. Did you mean "./a.ts"? Paths begin at the folder of the page, or with `@site/`.',
    ],
    ['./a.ts#setpu', 'The file "./a.ts" has no region "setpu". Did you mean "#setup"?'],
    [
      './a.ts#other',
      'The file "./a.ts" has no region "other". It has "setup", "open". A region begins with the comment `#region other` in src/a.ts.',
    ],
    [
      './a.ts#open',
      'The region "open" of the file "./a.ts" has no end. It begins in src/a.ts:5. Add the comment `#endregion`.',
    ],
    [
      './a.ts#L4-L9',
      'The file "./a.ts" does not have the lines "L4-L9". It has 5 lines. Write the first and the last one: `#L3-L9`. A region stays right when the file changes.',
    ],
  ])('CB-19: %s', async (file, problem) => {
    expect(await problemsOf(`\n\`\`\`ts file=${file}\n\`\`\``)).toEqual([`5:1 ${problem}`])
  })

  it.each(['./b.ts', './a.ts#setup'])('CB-19: %s and code', async (file) => {
    expect(await problemsOf(`\`\`\`ts file=${file}\nown()\n\`\`\``)).toEqual([
      `4:1 The code block has \`file=${file}\` and code of its own; the file is not shown. Remove the code to show that of the file, or write \`title=\` to name the file above the code.`,
    ])
    expect(await problemsOf('```ts file=name\nown()\n```')).toEqual([])
  })

  it('CB-19: names the line of the file that a problem is in', async () => {
    expect(await problemsOf('```ts file=./a.ts#setup\n```')).toEqual([
      '4:1 The code notation "[!code foucs]" is unknown; it is shown as text. Did you mean "[!code focus]"? Write "[!!code foucs]" to show it. The line is in src/a.ts:3.',
    ])
  })
})

describe('typed samples with notation', () => {
  it('CB-17, CB-19: are checked without removed lines, which are shown, and with the code of files', async () => {
    const checked: string[] = []
    const checker: TypeChecker = {
      isCurrent: () => true,
      check: async (samples) =>
        samples.map(({ code }) => {
          checked.push(code)
          return { ok: true, sample: { code, hovers: [], notes: [], declarations: {} } }
        }),
    }
    const { body } = await compile(
      '```ts twoslash\nconst a = 1 // [!code --]\nconst a = 2 // [!code ++]\n```\n\n```ts twoslash file=./a.ts#L1\n```',
      checker,
    )
    expect(checked).toEqual([
      expect.stringMatching(/^\/\/ \[!removed:\S+\]\nconst a = 2 \/\/ \[!code \+\+\]$/),
      'one',
    ])
    expect(body.type === 'html' && body.html.replace(/<[^>]*>/g, '')).toBe('const a = 1\nconst a = 2\n\none')
  })
})

describe('alerts of GitHub', () => {
  it.each([
    ['> [!NOTE]\n> Text', 'note', 'note'],
    ['> [!caution]\n> Text', 'danger', 'caution'],
  ])('AD-6: %j is an admonition', async (body, keyword, title) => {
    const page = await compile(body)
    expect(page.body.type === 'html' && page.body.html).toMatch(
      new RegExp(`theme-admonition-${keyword} .*<span>${title}</span>.*<p>Text</p>`),
    )
  })

  it.each<[string, ...string[]]>([
    ['> \\[!NOTE]\n> Text'],
    ['[!NOTE]\n\n> Text'],
    [
      '> [!DANGER]\n> Text',
      '4:3 A quote begins with "[!DANGER]", which is no alert of GitHub. Write ":::danger", or one of [!NOTE], [!TIP], [!IMPORTANT], [!WARNING], [!CAUTION]. Write "\\[!DANGER]" if it is text.',
    ],
    [
      '> [!NOTE] Text',
      '4:3 A quote begins with "[!NOTE]" and more text in its first line, so it is no alert. Begin the text in the next line, or write ":::note[Title]" for a title of your own.',
    ],
  ])('AD-6: %j is a quote', async (body, ...problems) => {
    const page = await compile(body)
    expect(page.body.type === 'html' && page.body.html).toContain('<blockquote>')
    expect(await problemsOf(body)).toEqual(problems)
  })
})
