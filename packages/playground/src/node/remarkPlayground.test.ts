// The nodes that fences become, and the messages for wrong fences.

import type { Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { describe, expect, it, vi } from 'vitest'
import { type RemarkPlaygroundOptions, type RunnableFence, remarkPlayground } from './remarkPlayground.js'

const OUTPUT = '```text title="Output"\nAda\n```\n'
const fence = (info: string, code = "console.log('Ada')") => `\`\`\`${info}\n${code}\n\`\`\`\n`

function run(text: string, options?: RemarkPlaygroundOptions): Root {
  const tree = fromMarkdown(text)
  const fail = (reason: string, place?: Root['position']): never => {
    throw new Error(`${place?.start.line}: ${reason}`)
  }
  remarkPlayground(options)(tree, { fail })
  return tree
}

/** A node in short: its element, or its type with its text. */
function outline(node: unknown): unknown {
  const { type, lang, meta, data, children, value, tagName, properties } = node as Record<string, never>
  if (type === 'code') return `${lang} ${meta}`
  if (type === 'text') return value
  const { hName, hProperties, hChildren } = (data ?? {}) as Record<string, never>
  const inner = [...((children ?? []) as unknown[]), ...((hChildren ?? []) as unknown[])].map(outline)
  return [hName ?? tagName ?? type, { ...((hProperties ?? properties ?? {}) as object) }, ...inner]
}

describe('remarkPlayground', () => {
  it('wraps the code and its output, with a bar below', () => {
    const tree = run(`Text.\n\n${fence('ts title="retry.ts" playground')}\n${OUTPUT}\nMore.\n`)
    expect(tree.children.map(outline)).toEqual([
      ['paragraph', {}, 'Text.'],
      [
        'div',
        { className: ['playground'], dataPlayground: 'esm', dataName: 'retry' },
        'ts title="retry.ts" no-twoslash',
        'text title="Output"',
        [
          'div',
          { className: ['playground-bar'] },
          ['button', { type: 'button', className: ['playground-run'], dataRun: '' }, 'Run'],
          ['span', { className: ['playground-note'], role: 'status' }, 'Runs in this page; nothing is sent.'],
        ],
      ],
      ['paragraph', {}, 'More.'],
    ])
  })

  it('wraps a sample with the word `run`: the bar first, no name, and its types stay', () => {
    const tree = run(`${fence('ts throws run {2}')}\n${OUTPUT}\nMore.\n`)
    expect(tree.children.map(outline)).toEqual([
      [
        'div',
        { className: ['playground'], dataSample: '' },
        [
          'div',
          { className: ['playground-bar'] },
          ['button', { type: 'button', className: ['playground-run'], dataRun: '' }, 'Run'],
          ['button', { type: 'button', className: ['playground-edit'], dataEdit: '' }, 'Edit'],
          ['span', { className: ['playground-note'], role: 'status' }],
        ],
        'ts throws  {2}',
        'text title="Output"',
      ],
      ['paragraph', {}, 'More.'],
    ])
  })

  it('marks a sample whose first lines are hidden, and one in CommonJS', () => {
    const properties = (info: string, code: string) => {
      const [node] = run(`${fence(info, code)}\n${OUTPUT}`).children
      return (outline(node) as unknown[])[1]
    }
    const className = ['playground']
    expect(properties('ts run', 'const a = 1\n// ---cut---\nconsole.log(a)')).toEqual({
      className,
      dataSample: 'cut',
      dataProgram: 'const a = 1\nconsole.log(a)',
    })
    const cjs = { className, dataSample: '', dataPlayground: 'cjs' }
    expect(properties('js run', "const { a } = require('a')")).toEqual(cjs)
    expect(properties('js title="a.cjs" run', 'a')).toEqual(cjs)
    expect(properties('js title="a.mjs" run', "await import('require(a)')")).toEqual({
      className,
      dataSample: '',
    })
  })

  it('keeps the position of the code, for later reports', () => {
    const [, node] = run(`Text.\n\n${fence('ts title="retry.ts" playground')}\n${OUTPUT}`).children
    expect(node?.position?.start.line).toBe(3)
  })

  it('detects CommonJS by the name of the file', () => {
    const formats = ['a.cjs', 'b.js', 'c.mjs'].map((title) => {
      const tree = run(`${fence(`js title="${title}" playground`)}\n${OUTPUT}`)
      return /"dataPlayground":"(\w+)"/.exec(JSON.stringify(tree))?.[1]
    })
    expect(formats).toEqual(['cjs', 'esm', 'esm'])
  })

  it.each([
    ['playground title="a.ts"', 'no-twoslash title="a.ts"'],
    ['{1} playground title="a.ts"', '{1} no-twoslash title="a.ts"'],
    ["title='a.ts' playground showLineNumbers", "title='a.ts' no-twoslash showLineNumbers"],
  ])('leaves the types out in `%s`', (before, after) => {
    const [node] = run(`${fence(`ts ${before}`)}\n${OUTPUT}`).children
    expect(outline(node)).toContain(`ts ${after}`)
  })

  it('leaves other fences unchanged, including those with the word in their title', () => {
    const text = `${fence('ts title="playground.ts"')}\n${OUTPUT}\n${fence('ts title="my playground"')}\n${fence('ts playgrounds')}`
    expect(run(text)).toEqual(fromMarkdown(text))
  })

  it('finds playgrounds in lists, several to a page', () => {
    const text = `1. One\n\n${`${fence('ts title="a.ts" playground')}\n${OUTPUT}`.replace(/^(?=.)/gm, '   ')}\n\n${fence('ts title="b.ts" playground')}\n${OUTPUT}`
    expect(JSON.stringify(run(text)).match(/"dataName":"\w+"/g)).toEqual(['"dataName":"a"', '"dataName":"b"'])
  })

  it('takes the labels of the bar as options', () => {
    const [node] = run(`${fence('ts title="a.ts" playground')}\n${OUTPUT}`, {
      run: 'Go',
      note: 'Now.',
    }).children
    expect(JSON.stringify(outline(node))).toMatch(/"Go".*"Now\."/)
  })

  it('takes an output whose title says where it was recorded, and no other text', () => {
    const shown = (title: string) => {
      const output = `\`\`\`text title="${title}"\nAda\n\`\`\`\n`
      return run(`${fence('ts run')}\n${output}`).children.length
    }
    expect(['Output', 'Output in Node.js', 'Outputs', 'input.txt'].map(shown)).toEqual([1, 1, 2, 2])
  })

  it('needs no recorded output', () => {
    const [sample] = run(fence('ts run')).children.map(outline)
    expect(sample).toEqual(['div', { className: ['playground'], dataSample: '' }, expect.anything(), 'ts '])
    const [editor] = run(`${fence('ts title="a.ts" playground')}\nText.\n\n${OUTPUT}`).children.map(outline)
    expect(editor).toHaveLength(4)
    expect(JSON.stringify(editor)).not.toContain('Output')
  })

  it('takes fences without a word that are said to be runnable', () => {
    const runnable = vi.fn(({ code }: RunnableFence) => code === 'a')
    const text = [
      fence('ts title="a.ts"', 'a') + OUTPUT,
      fence('js', 'b'),
      fence('bash', 'a'),
      fence('ts run', 'c'),
    ]
    const nodes = run(text.join('\n'), { runnable }).children.map((node) => node.type)
    expect(nodes).toEqual(['playground', 'code', 'code', 'playground'])
    expect(runnable.mock.calls.flat()).toEqual([
      { language: 'ts', meta: 'title="a.ts"', code: 'a', hasOutput: true },
      { language: 'js', meta: '', code: 'b', hasOutput: false },
    ])
  })

  it('has the whole program of a sample with hidden lines, unless it is elsewhere', () => {
    const text = fence(
      'ts run',
      '// @errors: 2339\nconst a = 7\n// ---cut---\n// highlight-next-line\nconsole.log(a)\n//  ^?',
    )
    const properties = (options?: RemarkPlaygroundOptions) =>
      (outline(run(text, options).children[0]) as unknown[])[1]
    expect(properties()).toMatchObject({ dataSample: 'cut', dataProgram: 'const a = 7\nconsole.log(a)\n' })
    expect(properties({ embedsHiddenLines: false })).toEqual({ className: ['playground'], dataSample: 'cut' })
  })

  it.each([
    [
      'a fence without title',
      fence('ts playground') + OUTPUT,
      '1: A playground needs a title. Write ```ts title="first-request.ts" playground.',
    ],
    [
      'a title that is no file',
      fence('ts title="First request" playground') + OUTPUT,
      '1: The title of a playground is the name of its file, such as "first-request.ts", not "First request".',
    ],
    [
      'a file of another language',
      fence('ts title="a.cjs" playground') + OUTPUT,
      '1: The title of a playground is the name of its file, such as "first-request.ts", not "a.cjs".',
    ],
    [
      'another language',
      fence('bash title="a.sh" playground') + OUTPUT,
      '1: A playground is in "ts" or "js", not in "bash".',
    ],
    [
      'a sample in another language',
      fence('bash run') + OUTPUT,
      '1: A sample with "run" is in "ts" or "js", not in "bash".',
    ],
    [
      'a name that is taken',
      `${fence('ts title="a.ts" playground')}\n${OUTPUT}\n${fence('js title="a.cjs" playground')}\n${OUTPUT}`,
      '9: Two playgrounds of this page are called "a". Give one another title.',
    ],
  ])('fails for %s', (_, text, message) => {
    expect(() => run(text)).toThrow(new Error(message))
  })
})
