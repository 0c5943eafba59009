import { describe, expect, it } from 'vitest'
import { codeMessages } from './codeMessages.js'
import { createMarkdownMessages } from './markdownMessages.js'

const IMPORT = "import Translate, { translate } from '@docusaurus/Translate'\n"
const foundIn = (code: string) => codeMessages(IMPORT + code, { file: 'a.tsx' })
const messages = (code: string) => foundIn(code).messages
const problems = (code: string) => foundIn(code).problems.map(({ line, problem }) => `${line}: ${problem}`)

describe('codeMessages', () => {
  it('TR-2: finds elements by their id, else by their text', () => {
    expect(messages('<Translate id="a" description="d">Text</Translate>')).toEqual([
      { key: 'a', message: 'Text', description: 'd' },
    ])
    expect(messages("<Translate>{'In braces, {name}'}</Translate>")).toEqual([
      { key: 'In braces, {name}', message: 'In braces, {name}' },
    ])
    expect(messages('<Translate id={`only.id`} />')).toEqual([{ key: 'only.id', message: 'only.id' }])
  })

  it('reads text as JSX does', () => {
    expect(messages('<Translate>\n    Two\n    lines \n  </Translate>')[0]?.message).toBe('Two lines')
  })

  it('TR-4: finds calls, wherever they are', () => {
    const code = `
      const title = translate({ id: 'a', message: 'A' + ('B' as string), description: 'd' }, { x: 1 })
      export default () => <p title={translate({ message: 'C' })}>{list.map(() => translate({ id: 'e' }))}</p>`
    expect(messages(code)).toEqual([
      { key: 'a', message: 'AB', description: 'd' },
      { key: 'C', message: 'C' },
      { key: 'e', message: 'e' },
    ])
  })

  it('reads only imported functions, under any name', () => {
    const code =
      "import { translate as t, Translate as T } from 'vellum/client'\nt({ id: 'a' }); <T>b</T>; translate({ id: 'c' })"
    expect(codeMessages(code, { file: 'a.tsx' }).messages.map(({ key }) => key)).toEqual(['a', 'b'])
    expect(codeMessages("translate({ id: 'a' })", { file: 'a.ts' }).messages).toEqual([])
  })

  it('reads the syntax of TypeScript, with JSX where the name of the file allows it', () => {
    const code = `${IMPORT}
      enum Size { Large = 1 }
      abstract class Box<T extends object = {}> { @sealed private readonly size!: Size; constructor(public a?: T) { super() } }
      const label = <const T,>(value: T): string => translate({ id: 'a', message: \`A\` }) satisfies string
      export type { Box }; declare module 'x' { export const y: 1 }
      await import('./later')`
    expect(codeMessages(code, { file: 'a.jsx' }).messages).toEqual([{ key: 'a', message: 'A' }])
    const cast = `${IMPORT}const a = <string>translate({ id: 'b' })!`
    expect(codeMessages(cast, { file: 'a.mts' })).toEqual({
      messages: [{ key: 'b', message: 'b' }],
      problems: [],
    })
  })

  it('reports code that cannot be parsed, with the line', () => {
    expect(codeMessages(`${IMPORT}// é😀\nexport default {\n  a: ,\n}`, { file: 'a.ts' })).toEqual({
      messages: [],
      problems: [{ line: 4, problem: expect.stringMatching(/^The code cannot be parsed: .+\.$/) }],
    })
  })

  it('reports messages that are not literals, with their line', () => {
    expect(problems('translate({ id: name })')).toEqual([
      '2: The `id` of `translate()` must be a plain string.',
    ])
    expect(problems('translate(input)')).toEqual([
      '2: The first argument of `translate()` must be an object literal.',
    ])
    expect(problems('translate({ ...input })')).toEqual([
      '2: The argument of `translate()` must have its fields written out.',
    ])
    expect(problems('\n<Translate id={id}>x</Translate>')).toEqual([
      '3: The `id` of `<Translate>` must be a plain string.',
    ])
    expect(problems('<Translate>{name}</Translate>')).toEqual([
      '2: The child of `<Translate>` must be one plain string.',
    ])
    expect(problems('<Translate {...props} />')).toEqual([
      '2: The attributes of `<Translate>` must be written out.',
    ])
    expect(problems('translate({})')).toEqual(['2: `translate()` needs an id or a message.'])
  })
})

describe('markdownMessages', () => {
  const read = createMarkdownMessages()

  it('finds messages in elements, attributes, expressions and exports', () => {
    const text = `---
title: T
---

${IMPORT}
export const words = translate({ id: 'a' })

# Title

Text with <Translate>b</Translate> and {translate({ message: 'c' })}.

<Card title={translate({ message: 'd' })}>

<Translate id="e" description="f">
  {'g'}
</Translate>

</Card>
`
    expect(read(text)).toEqual({
      messages: [
        { key: 'a', message: 'a' },
        { key: 'b', message: 'b' },
        { key: 'c', message: 'c' },
        { key: 'd', message: 'd' },
        { key: 'e', message: 'g', description: 'f' },
      ],
      problems: [],
    })
  })

  it('reports the line of the file', () => {
    const text = `---\ntitle: T\n---\n\n${IMPORT}\n<Translate>{name}</Translate>\n`
    expect(read(text).problems).toEqual([
      { line: 7, problem: 'The child of `<Translate>` must be one plain string.' },
    ])
  })

  it('returns nothing if nothing is translated', () => {
    expect(read('Just { broken Markdown')).toEqual({ messages: [], problems: [] })
  })
})
