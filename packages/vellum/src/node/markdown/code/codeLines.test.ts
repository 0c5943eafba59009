import { describe, expect, it } from 'vitest'
import { parseFenceInfo } from '../../../shared/contentMarkup/fenceInfo.js'
import { formatError } from '../../base/errors.js'
import { codeLines, DEFAULT_MAGIC_COMMENTS, type MagicComment, parseRange } from './codeLines.js'

const NONE = {
  language: undefined,
  title: undefined,
  range: undefined,
  lineNumbers: undefined,
  live: false,
  npm2yarn: false,
  twoslash: undefined,
}

describe('parseFenceInfo', () => {
  it.each<[string, object]>([
    ['', {}],
    ['JS', { language: 'js' }],
    ['js {2} title="a.js" showLineNumbers=5', { language: 'js', range: '2', title: 'a.js', lineNumbers: 5 }],
    ["ts title='it {1}.ts'", { language: 'ts', title: 'it {1}.ts' }],
    ['jsx {1,4-6}', { language: 'jsx', range: '1,4-6' }],
    ['js{1}', { language: 'js', range: '1' }],
    ['js showLineNumbers', { language: 'js', lineNumbers: 1 }],
    ['js showLineNumbers=true', { language: 'js', lineNumbers: 1 }],
    ['js showLineNumbers={true} {2}', { language: 'js', lineNumbers: 1, range: '2' }],
    ['js showLineNumbers={5}', { language: 'js', lineNumbers: 5 }],
    ['js showLineNumbers="5"', { language: 'js', lineNumbers: 5 }],
    ['js showLineNumbers=false', { language: 'js' }],
    ['js {2}showLineNumbers', { language: 'js', lineNumbers: 1, range: '2' }],
    ['js {2}title="a.js"', { language: 'js', range: '2', title: 'a.js' }],
    ['jsx live', { language: 'jsx', live: true }],
    ['bash npm2yarn', { language: 'bash', npm2yarn: true }],
    ['ts twoslash', { language: 'ts', twoslash: true }],
    ['ts no-twoslash', { language: 'ts', twoslash: false }],
    ['ts title="twoslash"', { language: 'ts', title: 'twoslash' }],
    ['js subtitle="x" no-transpile {foo}', { language: 'js' }],
    ['js title=""', { language: 'js', title: '' }],
  ])('CB-1, CB-3, CB-4, CB-7: %j', (info, expected) => {
    expect(parseFenceInfo(info)).toEqual({ ...NONE, ...expected })
  })
})

describe('parseRange', () => {
  it('CB-4: reads numbers and spans', () => {
    const lines = [1, 2, 3, 4, 5, 6, 7]
    expect(lines.filter(parseRange('1,4-6'))).toEqual([1, 4, 5, 6])
    expect(lines.filter(parseRange('3-1, 2'))).toEqual([2])
    expect(lines.filter(parseRange('-,5-,,1--3'))).toEqual([])
  })

  it('CB-4: a span may be longer than any code', () => {
    expect([1, 2, 3].filter(parseRange('2-99999999999999999999'))).toEqual([2, 3])
  })
})

describe('codeLines', () => {
  const mark = (
    code: string,
    language?: string,
    range?: string,
    magicComments: readonly MagicComment[] = DEFAULT_MAGIC_COMMENTS,
  ) =>
    codeLines({ code, language, range, magicComments, sourceName: 'docs/a.md:12' }).map(
      ({ text, classNames }) => (classNames.length > 0 ? `*${text}` : text),
    )

  it('T-55: a range marks its lines and leaves comments visible', () => {
    expect(mark('a\nb\n// highlight-next-line\nc\n', 'js', '2')).toEqual([
      'a',
      '*b',
      '// highlight-next-line',
      'c',
    ])
  })

  it('T-55, CB-5: a comment marks the next line and is removed', () => {
    expect(mark('a\n  // highlight-next-line\nb\nc', 'js')).toEqual(['a', '*b', 'c'])
    expect(mark('a\n/* highlight-start */\nb\nc\n/* highlight-end */\nd', 'ts')).toEqual([
      'a',
      '*b',
      '*c',
      'd',
    ])
  })

  it.each<[string, string]>([
    ['jsx', '{/* highlight-next-line */}'],
    ['bash', '# highlight-next-line'],
    ['html', '<!-- highlight-next-line -->'],
    ['sql', '-- highlight-next-line'],
    ['latex', '% highlight-next-line'],
    ['css', '/* highlight-next-line */'],
    ['jsx', '{ /* highlight-next-line */ }'],
    ['md', '{/* highlight-next-line */}'],
    ['mdx', '// highlight-next-line'],
    ['mdx', '{/* highlight-next-line */}'],
    ['vb', "' highlight-next-line"],
    ['wasm', ';; highlight-next-line'],
    ['ocaml', '(* highlight-next-line *)'],
    ['fsharp', '// highlight-next-line'],
    ['cobol', '*> highlight-next-line'],
    ['sql', '/* highlight-next-line */'],
    ['vbnet', "_ ' highlight-next-line"],
    ['batch', 'rem highlight-next-line'],
    ['basic', '! highlight-next-line'],
    ['fortran', '! highlight-next-line'],
    ['clojure', ';; highlight-next-line'],
    ['erlang', '% highlight-next-line'],
    ['unknown', '// highlight-next-line'],
    ['unknown', '<!-- highlight-next-line -->'],
  ])('CB-5: in %s the comment is %s', (language, comment) => {
    expect(mark(`${comment}\nb`, language)).toEqual(['*b'])
  })

  it.each(['yaml', 'Dockerfile', 'dockerfile', 'toml', 'sh', 'css', 'go', 'hcl', 'graphql', 'xml', 'erlang'])(
    'CB-5: accepts common comments in %s',
    (language) => {
      for (const [start, end] of [
        ['//', ''],
        ['/*', '*/'],
        ['{/*', '*/}'],
        ['#', ''],
        ['<!--', '-->'],
      ]) {
        expect(mark(`${start} highlight-next-line ${end}\nb`, language)).toEqual(['*b'])
      }
    },
  )

  it.each<[string, string]>([
    ['bash', '// highlight-next-line'],
    ['js', 'code // highlight-next-line'],
    ['python', '// highlight-next-line'],
    ['batch', 'remhighlight-next-line'],
  ])('CB-5: in %s %s is code', (language, line) => {
    expect(mark(`${line}\nb`, language)).toEqual([line, 'b'])
  })

  it('CB-5: reads the comments of the configuration', () => {
    const ownComments = [...DEFAULT_MAGIC_COMMENTS, { className: 'error', line: 'This will error' }]
    expect(
      codeLines({
        code: '// This will error\n// highlight-next-line\nb',
        language: 'js',
        range: undefined,
        magicComments: ownComments,
        sourceName: '',
      }),
    ).toEqual([{ text: 'b', index: 2, classNames: ['error', 'theme-code-block-highlighted-line'] }])
  })

  it('CB-1: drops one trailing line break', () => {
    expect(mark('a\n\n')).toEqual(['a', ''])
    expect(mark('a\r\nb\r\n')).toEqual(['a', 'b'])
  })

  it('CB-6: a range needs a magic comment', () => {
    expect(mark('// highlight-next-line', 'js', undefined, [])).toEqual(['// highlight-next-line'])
    try {
      mark('a', 'js', '1', [])
      expect.fail()
    } catch (error) {
      expect(formatError(error)).toBe(
        'The code block highlights the lines {1}, but no magic comment is configured.\n  at docs/a.md:12\n  Add an entry to `themeConfig.prism.magicComments`; its className is used for the lines.',
      )
    }
  })
})
