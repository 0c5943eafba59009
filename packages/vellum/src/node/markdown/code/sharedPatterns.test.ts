import { readFileSync } from 'node:fs'
import { createOnigurumaEngine } from '@shikijs/engine-oniguruma'
import { codeToTokensBase, createShikiPrimitiveAsync, type RegexEngine } from '@shikijs/primitive'
import { describe, expect, it } from 'vitest'
import { sharePatterns } from './sharedPatterns.js'
import { TOKEN_THEME } from './tokenTheme.js'

const oniguruma = await createOnigurumaEngine(import('@shikijs/engine-oniguruma/wasm-inlined'))

/** An engine that records the patterns that it compiles, and those that are disposed. */
function recording(): { engine: RegexEngine; compiled: string[][]; disposed: string[][] } {
  const compiled: string[][] = []
  const disposed: string[][] = []
  const engine: RegexEngine = {
    createString: oniguruma.createString,
    createScanner: (patterns) => {
      const sources = patterns.map(String)
      compiled.push(sources)
      const scanner = oniguruma.createScanner(patterns)
      return {
        findNextMatchSync: (text, from, options) => scanner.findNextMatchSync(text, from, options),
        dispose: () => {
          disposed.push(sources)
          scanner.dispose?.()
        },
      }
    },
  }
  return { engine, compiled, disposed }
}

describe('scanners with shared patterns', () => {
  const LISTS = [
    ['b', 'a'],
    ['a', 'a+', 'aab'],
    ['(?<=a)b', 'c$', '^a'],
    ['\\Gb', 'b'],
    ['a\\Kb', 'b'],
    ['\\b', 'x*'],
    ['(a)(x)?(b)', '(?=b)'],
    ['é|\u{1F600}', 'b'],
    ['\\A', 'b'],
    ['nothing'],
    [],
  ]
  const TEXTS = ['aab ab', 'b', '', 'éa\u{1F600}b', 'xaaabx\n', 'ccaab'.repeat(300)]

  it('find what a scanner of Oniguruma finds, from every position, one after the other and at random', () => {
    const shared = sharePatterns(oniguruma)
    const scanners = LISTS.map((list) => [shared.createScanner(list), oniguruma.createScanner(list)] as const)
    let compared = 0
    for (const content of TEXTS) {
      // The same string object for all: scanners share what one of them has found.
      const text = shared.createString(content)
      const all = [...Array(Math.min(content.length, 40) + 1).keys()]
      const shuffled = all.map((from) => (from * 7) % all.length)
      for (const options of [0, 1, 4]) {
        for (const from of [...all, ...shuffled]) {
          for (const [i, [ownScanner, plain]] of scanners.entries()) {
            const expected = plain.findNextMatchSync(text, from, options)
            const where = JSON.stringify([LISTS[i], content, from, options])
            expect(ownScanner.findNextMatchSync(text, from, options), where).toEqual(expected)
            compared++
          }
        }
      }
    }
    expect(compared).toBeGreaterThan(1000)
  })

  it('accept a text that is not a string of the engine', () => {
    const scanner = sharePatterns(oniguruma).createScanner(['b', /a/])
    expect(scanner.findNextMatchSync('xab', 0, 0)).toEqual(
      oniguruma.createScanner(['b', 'a']).findNextMatchSync('xab', 0, 0),
    )
  })

  it('compile each pattern once, and patterns that are not reached never', () => {
    const { engine, compiled } = recording()
    const shared = sharePatterns(engine)
    shared.createScanner(['[a]', 'b']).findNextMatchSync('b', 0, 0)
    shared.createScanner(['b', '[c]', '[a]']).findNextMatchSync('ab', 0, 0)
    shared.createScanner(['[a]', '[d]']).findNextMatchSync('a', 0, 0)
    expect(compiled).toEqual([['[a]'], ['b'], ['[c]']])
  })

  it('search a line once for a pattern that does not match it', () => {
    let searches = 0
    const counting: RegexEngine = {
      createString: oniguruma.createString,
      createScanner: (patterns) => {
        const scanner = oniguruma.createScanner(patterns)
        return {
          findNextMatchSync: (...args) => {
            searches++
            return scanner.findNextMatchSync(...args)
          },
        }
      },
    }
    const shared = sharePatterns(counting)
    // A part of a line that a rule searches again is a separate text, which is searched in between.
    const texts = ['some words', 'some'].map((text) => shared.createString(text))
    for (const scanner of [shared.createScanner(['[7]']), shared.createScanner(['[7]', '[8]'])])
      for (let from = 0; from < 4; from++)
        for (const text of texts) expect(scanner.findNextMatchSync(text, from, 0)).toBeNull()
    expect(searches).toBe(4)
  })

  it('keep a pattern while a scanner has it, and some hundred that none has', () => {
    const { engine, compiled, disposed } = recording()
    const shared = sharePatterns(engine)
    const use = (source: string) => {
      const scanner = shared.createScanner([source])
      scanner.findNextMatchSync(`${source} of a text`, 0, 0)
      return scanner
    }
    const kept = use('kept')
    use('kept').dispose?.()
    for (let i = 0; i < 600; i++) use(`end ${i}`).dispose?.()
    expect(disposed.length).toBe(100)
    expect(disposed[0]).toEqual(['end 0'])
    expect(disposed.flat()).not.toContain('kept')
    const before = compiled.length
    use('end 599').dispose?.()
    expect(compiled.length).toBe(before)
    use('end 0').dispose?.()
    expect(compiled.length).toBe(before + 1)
    kept.dispose?.()
  })

  it('have the tokens of Oniguruma in all languages', async () => {
    const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
    const CODE = {
      typescript: read('./highlight.ts'),
      tsx: 'const a = <p class="x">{`a text`}</p> // end',
      markdown: '# One\n\n```js\nconst a = 1\n```\n\n- *b*\n\n```\nplain\n```\n',
      html: '<style>a { color: red }</style><script>let a = /x+/g</script>',
      shellscript: "cat <<'END' && echo $HOME\ntext $x\nEND\n",
      yaml: 'a: [1, "b"]\nc: |\n  text\n',
    }
    for (const [lang, code] of Object.entries(CODE)) {
      const [ownTokens, plain] = await Promise.all(
        [sharePatterns(oniguruma), oniguruma].map(async (engine) => {
          const langs = [import(/* @vite-ignore */ `@shikijs/langs/${lang}`)]
          const shiki = await createShikiPrimitiveAsync({
            engine,
            langs,
            themes: [TOKEN_THEME],
            warnings: false,
          })
          return codeToTokensBase(shiki, code, { lang, theme: TOKEN_THEME.name!, tokenizeTimeLimit: 0 })
        }),
      )
      expect(ownTokens, lang).toEqual(plain)
    }
  })
})
