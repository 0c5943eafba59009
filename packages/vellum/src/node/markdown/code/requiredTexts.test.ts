import { createOnigurumaEngine } from '@shikijs/engine-oniguruma'
import { describe, expect, it } from 'vitest'
import { requiredTexts } from './requiredTexts.js'

const oniguruma = await createOnigurumaEngine(import('@shikijs/engine-oniguruma/wasm-inlined'))

/** Whether Oniguruma finds a pattern in a text. */
function matches(pattern: string, text: string): boolean {
  const scanner = oniguruma.createScanner([pattern])
  const match = scanner.findNextMatchSync(text, 0, 0)
  scanner.dispose?.()
  return match !== null
}

describe('requiredTexts', () => {
  it.each<[string, string[]]>([
    ['class', ['class']],
    ['\\bclass\\b', ['class']],
    ['\\s*(=>)', ['=>']],
    ['\\{\\{', ['{{']],
    ['(?={)', ['{']],
    ['a\\ b', ['a b']],
    // The longest text, and the fewest.
    ['(a)[x-z]+long', ['long']],
    ['(?:for|while)\\s+do', ['for', 'while']],
    ['\\(|\\[', ['(', '[']],
    // What is repeated is there once.
    ['ab+c', ['ab']],
    ['(?:ab){2,}', ['ab']],
    ['abc??d', ['ab']],
    // What is looked at is in the text, before or after the match.
    ['(?<=return)\\s', ['return']],
    ['\\w+(?=\\()', ['(']],
    ['(?<name>as)\\b(?!\\$)', ['as']],
    // Brackets and signs in a class are no texts.
    ['[]a]b', ['b']],
    ['[^]a[:alpha:]-]d', ['d']],
    ['[\\]]e', ['e']],
    ['(?-i:then)', ['then']],
    ['(?#comment)x\\p{L}', ['x']],
  ])('knows what %j needs', (pattern, texts) => {
    expect(requiredTexts(pattern)).toEqual(texts)
  })

  it.each([
    ['nothing that is written', '[a-z]+\\d'],
    ['what may be missing', 'a?b*(?:c){0,2}d{,3}(e|f)?'],
    ['what is optional as a group', '(?:ab){2}?'],
    ['a repeated repetition', 'a+*'],
    ['an alternative without a text', 'a|[b]'],
    ['an empty alternative', '(?:a|)'],
    ['what must not be there', '(?!a)(?<!b)'],
    ['any case of letters', '(?i)select'],
    ['any case of letters in a group', '(?i:select)'],
    ['spaces that are none', '(?x) a b'],
    ['a back reference', '(a|b)\\1'],
    ['a call', '(?<a>x|\\(\\g<a>\\))'],
    ['a condition', '(?(1)a|b)'],
    ['a code', '\\x41'],
    ['half of an emoji', '\u{1F600}'],
    ['many texts', 'abcdefghijklmnop'.split('').join('|')],
    ['a pattern that is broken', '(a'],
    ['a pattern with too many ends', 'a)b'],
    ['a class without an end', '[a'],
    ['a class in a class', '[a&&[^b]]c'],
  ])('knows nothing of %s', (_, pattern) => {
    expect(requiredTexts(pattern)).toBeUndefined()
  })

  it('is right about the patterns of grammars: where one matches, there is one of its texts', async () => {
    const LANGUAGES = ['typescript', 'html', 'css', 'shellscript', 'yaml', 'python', 'markdown', 'rust']
    const grammars = await Promise.all(
      LANGUAGES.map((name) => import(/* @vite-ignore */ `@shikijs/langs/${name}`)),
    )
    const patterns = new Set(grammars.flatMap(({ default: all }) => patternsIn(all)))
    const known = [...patterns].flatMap((pattern) => {
      const texts = requiredTexts(pattern)
      return texts ? [{ pattern, texts }] : []
    })
    const wrong = LINES.flatMap((line) =>
      known.filter(
        ({ pattern, texts }) => !texts.some((text) => line.includes(text)) && matches(pattern, line),
      ),
    )
    expect(wrong).toEqual([])
    expect(known.length).toBeGreaterThan(patterns.size / 2)
  })
})

const LINES = [
  'export default async function* get<T>(this: Api, ...names: readonly string[]): AsyncGenerator<T | null> {\n',
  '  const url = new URL(`/users/`, base?.url) as const satisfies URL // a comment\n',
  '<a href="#top" data-x=\'1\' onclick="f()">&amp;</a><!-- a comment --><style>\n',
  '@media (min-width: 40em) { .a > b::before { color: #fff !important; width: calc(1px + 2%) } }\n',
  'for f in "$@"; do [[ -f $f ]] && cat <<EOF | grep -v "^#" > $f.txt; done\n',
  "def f(*a: int, b: str = f'{x!r:>10}') -> None: return lambda x: x if not y else z ** 2\n",
  "pub(crate) fn f<'a>(x: &'a mut [u8; 4]) -> Result<(), Box<dyn Error>> { vec![1u8]; }\n",
  '- [link](https://example.com "title") **bold** _text_ `code` ![alt](a.png) | --- |\n',
  'key: &anchor !!str "value" # comment\n',
]

/** The patterns of all rules in a grammar. */
function patternsIn(rule: unknown): string[] {
  if (typeof rule !== 'object' || rule === null) return []
  return Object.entries(rule).flatMap(([key, value]) =>
    typeof value === 'string' && ['match', 'begin', 'end', 'while'].includes(key)
      ? [value]
      : patternsIn(value),
  )
}
